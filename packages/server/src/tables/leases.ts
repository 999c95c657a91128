/**
 * Sees to it that every running table that has something to do by itself is in the memory of exactly one live server,
 * which leads it: tables of servers that are gone are taken over, idle ones are let go until they are due.
 */
import { RulesFault } from '@taisen/kernel';
import type { Host } from '@taisen/table';
import { sql } from 'kysely';
import { ago } from '../storage/ago.ts';
import type { Database } from '../storage/schema.ts';
import { alive, type Servers } from '../storage/servers.ts';
import { freeSeats } from './held-seats.ts';
import { type LiveTable, type LiveTables, OtherRules } from './live.ts';
import type { StoredTable } from './store.ts';

const ROUND = 1000;
/** Tables taken over at a time. */
const MOST = 500;
/** How long a table that nobody is at stays in memory: one that is over, and one that goes on. */
const IDLE = { over: 60_000, playing: 300_000 };
/** A table that waits is closed after so many seconds. */
const WAITING = 3600;

export interface LeaseEvents {
  readonly failed: (error: unknown) => void;
  /** The seats of a table where nobody plays yet. */
  readonly changed: (table: string) => void;
  /** A match that cannot go on: the rules went wrong, or it was begun with rules that this server does not have. */
  readonly stop: (table: string, rule: 'fault' | 'ruleset') => Promise<void>;
}

export class Leases {
  private readonly db: Database;
  private readonly servers: Servers;
  private readonly live: LiveTables;
  private readonly events: LeaseEvents;
  private timer: NodeJS.Timeout | null = null;
  private sweep: Promise<void> = Promise.resolve();
  private sweeps = 0;

  constructor(db: Database, servers: Servers, live: LiveTables, events: LeaseEvents) {
    this.db = db;
    this.servers = servers;
    this.live = live;
    this.events = events;
  }

  async open(): Promise<void> {
    await this.claimDue();
    const next = () => {
      this.timer = setTimeout(() => {
        this.sweep = this.runSweep().catch(this.events.failed).then(next);
      }, ROUND);
    };
    next();
  }

  private async runSweep(): Promise<void> {
    await this.claimDue();
    if (this.servers.others > 0) this.live.catchUp(await this.behind());
    if (++this.sweeps % 30 === 0) {
      await this.releaseIdle();
      await this.loadMissing();
      await this.removeAbandoned();
    }
  }

  /** A table that somebody comes to: led from here if nobody else leads it. */
  async join(id: string): Promise<LiveTable> {
    const live = await this.live.get(id);
    if (live.isOwner || live.host.table.result !== null) return live;
    const claimed = await this.claim(sql<boolean>`id = ${id} and (owner is null or ${this.orphaned()})`);
    for (const table of claimed) this.take(live, table.was !== null);
    return live;
  }

  private async claimDue(): Promise<void> {
    const due = sql<boolean>`(owner is null and due <= ${Date.now()}) or (owner is not null and ${this.orphaned()})`;
    for (const { id, was } of await this.claim(due)) await this.loadOwned(id, was !== null);
  }

  /** A match has begun here. */
  async begin(stored: StoredTable): Promise<void> {
    await this.live.begin(stored).catch((error) => this.stop(stored.row.id, error));
  }

  private async loadOwned(id: string, resumed: boolean): Promise<void> {
    try {
      this.take(await this.live.get(id), resumed);
    } catch (error) {
      await this.stop(id, error);
    }
  }

  /** A table that cannot be read in: never, if it is its rules, and then its match is over. */
  private async stop(id: string, error: unknown): Promise<void> {
    this.events.failed(error);
    if (error instanceof OtherRules) await this.events.stop(id, 'ruleset');
    else if (error instanceof RulesFault) await this.events.stop(id, 'fault');
  }

  private orphaned() {
    if (!this.servers.isSure) return sql`false`;
    return sql`owner <> ${this.servers.id} and owner not in (select id from servers where seen > ${alive})`;
  }

  private async claim(which: ReturnType<typeof sql<boolean>>): Promise<{ id: string; was: string | null }[]> {
    const { rows } = await sql<{ id: string; was: string | null }>`
      with free as (
        select id, owner from tables where state = 'playing' and (${which}) limit ${MOST} for update skip locked
      )
      update tables set owner = ${this.servers.id}, due = null from free where tables.id = free.id
      returning tables.id, free.owner as was`.execute(this.db);
    return rows;
  }

  /** The server that led it is gone: nobody's time ran meanwhile, and who is not here has yet to come back. */
  private take(live: LiveTable, resumed: boolean): void {
    const { host } = live;
    live.isOwner = true;
    live.used = Date.now();
    if (resumed && host.table.result === null) {
      host.submitOwn({ do: 'resumed', seat: 0 });
      for (const seat of [0, 1] as const) if (isMissing(host, seat)) host.submitOwn({ do: 'left', seat });
    }
    host.schedule();
  }

  /** Tables in memory here whose log has grown elsewhere. */
  private async behind(): Promise<string[]> {
    const tables = [...this.live.loaded];
    if (tables.length === 0) return [];
    const ids = tables.map(([id]) => id);
    const seqs = tables.map(([, { host }]) => host.table.seq);
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${ids}::text[], ${seqs}::int[]) as here (id, seq)
      where exists (select from entries where table_id = here.id and entries.seq = here.seq + 1)`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Nobody is at a table any more: one that is over need not stay. */
  async onEmpty(id: string): Promise<void> {
    if (this.live.loaded.get(id)?.host.table.result != null) await this.live.drop(id);
  }

  private async releaseIdle(): Promise<void> {
    const now = Date.now();
    for (const [id, live] of [...this.live.loaded]) {
      const { host, isOwner, used } = live;
      const over = host.table.result !== null;
      if (host.connections.size > 0 || now - used < (over ? IDLE.over : IDLE.playing) || botIsAsked(host)) continue;
      if (isOwner && !over) {
        const due = host.table.deadline();
        const mine = this.db.updateTable('tables').set({ owner: null, due }).where('id', '=', id);
        await mine.where('owner', '=', this.servers.id).execute();
      }
      await this.live.drop(id);
    }
  }

  /** Tables that this server leads and does not have in memory: reading one in may have failed. */
  private async loadMissing(): Promise<void> {
    const mine = this.db.selectFrom('tables').select('id').where('state', '=', 'playing');
    for (const { id } of await mine.where('owner', '=', this.servers.id).execute())
      if (!this.live.loaded.has(id)) await this.loadOwned(id, false);
  }

  private async removeAbandoned(): Promise<void> {
    // While the database was away, nobody could say that they were there.
    if (!this.servers.isSure) return;
    for (const id of await freeSeats(this.db)) this.events.changed(id);
    const late = this.db.deleteFrom('tables').where('state', '=', 'waiting').where('created', '<', ago(WAITING));
    for (const { id } of await late.returning('id').execute()) this.events.changed(id);
  }

  /** Gives every table back, so that others can take over at once. */
  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.sweep;
    if (this.timer !== null) clearTimeout(this.timer);
    for (const id of [...this.live.loaded.keys()]) await this.live.drop(id);
  }
}

const isMissing = (host: Host, seat: 0 | 1): boolean =>
  host.info.seats[seat]?.kind !== 'bot' && ![...host.connections].some(({ viewer }) => viewer === seat);

const botIsAsked = ({ info, table }: Host): boolean =>
  table.result === null &&
  [0, 1].some((seat) => info.seats[seat]?.kind === 'bot' && table.match.decisionOf(seat as 0 | 1) !== null);
