/**
 * Leases of tables. Every running table with clocks or bots is owned by one live server, which has it in memory. Tables of
 * servers that are gone are taken over, and idle tables are released until they are due.
 */
import { RulesFault } from '@taisen/kernel';
import type { Host } from '@taisen/table';
import { sql } from 'kysely';
import { RulesetLost } from '../modules/rules.ts';
import { ago } from '../storage/ago.ts';
import type { SharedClock } from '../storage/clock.ts';
import type { Database } from '../storage/schema.ts';
import { alive, type Servers } from '../storage/servers.ts';
import { freeSeats } from './held-seats.ts';
import type { LiveTable, LiveTables } from './live.ts';
import type { StoredTable } from './store.ts';

/** Milliseconds between two sweeps. */
const SWEEP_DELAY = 1000;
/** Tables claimed at a time. */
const MAX_CLAIMED = 500;
/** Milliseconds for which a table without connections stays in memory. */
const IDLE = { over: 60_000, playing: 300_000 };
/** Seconds after which a table whose match has not begun is deleted. */
const MAX_WAITING = 3600;

export interface LeaseEvents {
  readonly failed: (error: unknown) => void;
  /** The seats of a waiting table have changed. */
  readonly changed: (table: string) => void;
  /** A sweep has compared the tables with the database; every thirtieth is thorough. */
  readonly swept: (often: boolean) => Promise<void>;
  /** Ends a match that can never go on: its rules have failed, or nobody has them any more. */
  readonly stop: (table: string, rule: 'fault' | 'ruleset') => Promise<void>;
}

export class Leases {
  private readonly db: Database;
  private readonly servers: Servers;
  private readonly live: LiveTables;
  private readonly clock: SharedClock;
  private readonly events: LeaseEvents;
  private timer: NodeJS.Timeout | null = null;
  private sweep: Promise<void> = Promise.resolve();
  private sweeps = 0;
  /** Which tables this server owns has to be read again. */
  private unsure = false;

  constructor(db: Database, servers: Servers, live: LiveTables, clock: SharedClock, events: LeaseEvents) {
    this.db = db;
    this.servers = servers;
    this.live = live;
    this.clock = clock;
    this.events = events;
  }

  async open(): Promise<void> {
    await this.claimDue();
    const next = () => {
      this.timer = setTimeout(() => {
        this.sweep = this.runSweep().catch(this.events.failed).then(next);
      }, SWEEP_DELAY);
    };
    next();
  }

  private async runSweep(): Promise<void> {
    await this.claimDue();
    if (this.servers.mayHaveOthers || this.unsure) this.live.catchUp(await this.compare());
    const often = ++this.sweeps % 30 !== 0;
    await this.events.swept(often);
    if (!often) {
      await this.releaseIdle();
      await this.loadMissing();
      await this.removeAbandoned();
    }
  }

  /** A table that gets a connection. This server becomes its owner if it has none. */
  async join(id: string): Promise<LiveTable> {
    const live = await this.live.get(id);
    if (live.isOwner || live.host.table.result !== null) return live;
    const claimed = await this.claim(sql<boolean>`owner is null or ${this.orphaned()}`, id);
    for (const { previous } of claimed) this.becomeOwner(live, previous !== null);
    return live;
  }

  private async claimDue(): Promise<void> {
    const due = sql<boolean>`(owner is null and due <= ${this.clock.now()}) or (owner is not null and ${this.orphaned()})`;
    for (const { id, previous } of await this.claim(due)) await this.loadOwned(id, previous !== null);
  }

  /** A match has begun on this server. */
  async begin(stored: StoredTable): Promise<void> {
    await this.live.begin(stored).catch((error) => this.stop(stored.row.id, error));
  }

  private async loadOwned(id: string, resumed: boolean): Promise<void> {
    try {
      this.becomeOwner(await this.live.get(id), resumed);
    } catch (error) {
      await this.stop(id, error);
    }
  }

  /** A table could not be loaded. If its rules are the reason, it never can be, so its match ends. */
  private async stop(id: string, error: unknown): Promise<void> {
    this.events.failed(error);
    if (error instanceof RulesetLost) await this.events.stop(id, 'ruleset');
    else if (error instanceof RulesFault) await this.events.stop(id, 'fault');
  }

  private orphaned() {
    if (!this.servers.isReliable) return sql`false`;
    return sql`owner <> ${this.servers.id} and owner not in (select id from servers where seen > ${alive})`;
  }

  /** Claims tables, or one table: then only its partition is read. */
  private async claim(
    which: ReturnType<typeof sql<boolean>>,
    one: string | null = null,
  ): Promise<{ id: string; previous: string | null }[]> {
    const only = one === null ? sql`` : sql`tables.id = ${one} and`;
    const { rows } = await sql<{ id: string; previous: string | null }>`
      with free as (
        select id, owner from tables
        where ${only} state = 'playing' and (${which}) limit ${MAX_CLAIMED} for update skip locked
      )
      update tables set owner = ${this.servers.id}, due = null from free where ${only} tables.id = free.id
      returning tables.id, free.owner as previous`.execute(this.db);
    return rows;
  }

  /**
   * `resumed`: the server that owned it is gone. Clocks do not count the time between, and players who are not connected
   * here count as disconnected.
   */
  private becomeOwner(live: LiveTable, resumed: boolean): void {
    const { host } = live;
    live.isOwner = true;
    live.used = Date.now();
    if (resumed && host.table.result === null) {
      host.submitOwn({ do: 'resumed', seat: 0 });
      for (const seat of [0, 1] as const) if (isMissing(host, seat)) host.submitOwn({ do: 'left', seat });
    }
    host.schedule();
  }

  /** This server stood still for so long that others may have taken over its tables. Until that is known, it owns none. */
  async stalled(): Promise<void> {
    this.unsure = true;
    for (const live of this.live.loaded.values()) live.isOwner = false;
    this.live.catchUp(await this.compare());
  }

  /**
   * Compares the loaded tables with the database: whose they are, and to which of them other servers have appended
   * entries.
   */
  private async compare(): Promise<string[]> {
    const tables = [...this.live.loaded];
    if (tables.length === 0) return [];
    const ids = tables.map(([id]) => id);
    const seqs = tables.map(([, { host }]) => host.table.seq);
    const { rows } = await sql<{ id: string; owned: boolean; behind: boolean }>`
      select loaded.id, owner is not distinct from ${this.servers.id} as owned,
        exists (select from entries where table_id = loaded.id and entries.seq = loaded.seq + 1) as behind
      from unnest(${ids}::text[], ${seqs}::int[]) as loaded (id, seq) join tables on tables.id = loaded.id
      where state = 'playing'`.execute(this.db);
    this.unsure = false;
    for (const { id, owned } of rows) {
      const live = this.live.loaded.get(id);
      // A table that became this server's meanwhile is compared again in the next round.
      if (live === undefined || live.isOwner === owned) continue;
      live.isOwner = owned;
      live.host.schedule();
    }
    return rows.flatMap(({ id, behind }) => (behind ? [id] : []));
  }

  /** The last connection to a table has closed. If the match is over, it need not stay in memory. */
  async onEmpty(id: string): Promise<void> {
    if (this.live.loaded.get(id)?.host.table.result != null) await this.live.drop(id);
  }

  private async releaseIdle(): Promise<void> {
    const now = Date.now();
    for (const [id, live] of [...this.live.loaded]) {
      const { host, isOwner, used } = live;
      const over = host.table.result !== null;
      if (host.connections.size > 0 || now - used < (over ? IDLE.over : IDLE.playing) || botIsToAnswer(host)) continue;
      if (isOwner && !over) {
        const due = host.table.deadline();
        const released = this.db.updateTable('tables').set({ owner: null, due }).where('id', '=', id);
        await released.where('owner', '=', this.servers.id).execute();
      }
      await this.live.drop(id);
    }
  }

  /** Loads tables that this server owns and does not have in memory, because loading has failed before. */
  private async loadMissing(): Promise<void> {
    const playing = this.db.selectFrom('tables').select('id').where('state', '=', 'playing');
    for (const { id } of await playing.where('owner', '=', this.servers.id).execute())
      if (!this.live.loaded.has(id)) await this.loadOwned(id, false);
  }

  private async removeAbandoned(): Promise<void> {
    // While the database was unavailable, seats could not be renewed.
    if (!this.servers.isReliable) return;
    for (const id of await freeSeats(this.db)) this.events.changed(id);
    const old = this.db.deleteFrom('tables').where('state', '=', 'waiting').where('created', '<', ago(MAX_WAITING));
    for (const { id } of await old.returning('id').execute()) this.events.changed(id);
  }

  /** Drops all tables, so that other servers can take over at once. */
  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.sweep;
    if (this.timer !== null) clearTimeout(this.timer);
    // All at once, so that their last entries are stored together.
    await Promise.all([...this.live.loaded.keys()].map((id) => this.live.drop(id)));
  }
}

const isMissing = (host: Host, seat: 0 | 1): boolean =>
  host.info.seats[seat]?.kind !== 'bot' && ![...host.connections].some(({ viewer }) => viewer === seat);

const botIsToAnswer = ({ info, table }: Host): boolean =>
  table.result === null &&
  [0, 1].some((seat) => info.seats[seat]?.kind === 'bot' && table.match.decisionOf(seat as 0 | 1) !== null);
