/** The tables that this server has in memory. Any of them can be dropped at any time and read again from its entries. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gameNamed } from '@taisen/games';
import { type Match, Refused, type Seat, type State } from '@taisen/kernel';
import { commitmentTo, seedFrom } from '@taisen/protocol';
import { type Advice, type Entry, type Environment, Host, Table } from '@taisen/table';
import type { EventLog } from '../storage/event-log.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { sha256 } from './hash.ts';
import type { Next } from './rematch.ts';
import { infoOf, type StoredTable, type TableStore } from './store.ts';

/** In milliseconds: how long to wait before a database that was away is asked again. */
const RETRY_DELAY = 1000;

/** A table in memory, beside its host. */
interface TableState {
  readonly stored: StoredTable;
  /** This server does what the table does by itself. */
  isOwner: boolean;
  /** When somebody was last here, or something was last done. */
  used: number;
}
export interface LiveTable extends TableState {
  readonly host: Host;
}

export interface LiveEvents {
  readonly think: (match: Match<State>, seat: Seat, level: string, seed: number) => Promise<number>;
  readonly advise: (match: Match<State>, seat: Seat) => Promise<readonly Advice[]>;
  readonly over: (stored: StoredTable, host: Host) => Promise<void>;
  readonly rematch: (stored: StoredTable, host: Host) => Promise<void>;
  /** The table of another game of the same two. */
  readonly next: (table: string) => Next;
  readonly decided: () => void;
  readonly failed: (table: string, error: unknown) => void;
}

export class LiveTables {
  private readonly store: TableStore;
  private readonly log: EventLog;
  private readonly server: string;
  private readonly events: LiveEvents;
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly closing = new Map<string, Promise<void>>();
  private readonly recovering = new Set<Host>();
  /** Those that are read in, by id. */
  readonly loaded = new Map<string, LiveTable>();

  constructor(store: TableStore, log: EventLog, server: string, events: LiveEvents) {
    this.store = store;
    this.log = log;
    this.server = server;
    this.events = events;
  }

  /** The table, read in if need be. Only tables whose match has begun. */
  get(id: string): Promise<LiveTable> {
    return this.tables.get(id) ?? this.hold(id, this.load(id));
  }

  /** A match has begun here. There is nothing to read: if another server was faster with an entry, the log says so. */
  begin(stored: StoredTable): Promise<LiveTable> {
    const { id } = stored.row;
    return this.tables.get(id) ?? this.hold(id, this.make(stored, []));
  }

  private hold(id: string, live: Promise<LiveTable>): Promise<LiveTable> {
    this.tables.set(id, live);
    live.then(
      (table) => this.loaded.set(id, table),
      () => this.tables.delete(id),
    );
    return live;
  }

  private async load(id: string): Promise<LiveTable> {
    // What the one before had accepted is written down first: two of one table would not see each other's numbers.
    await this.closing.get(id);
    const [stored, entries] = await Promise.all([this.store.find(id), this.log.of(id).read(0)]);
    return this.make(stored, entries);
  }

  private async make(stored: StoredTable, entries: readonly Entry[]): Promise<LiveTable> {
    const { id, owner } = stored.row;
    const table = await tableOf(stored, entries);
    const standing: TableState = { stored, isOwner: owner === this.server, used: Date.now() };
    const environment = this.environmentOf(standing);
    const next = this.events.next(id);
    const info = { ...infoOf(stored), next: { id: next.id, commitment: await commitmentTo(next.secret, sha256) } };
    const host = new Host({ table, info, store: this.log.of(id), environment });
    if (table.result !== null && stored.row.state === 'playing') await this.events.over(stored, host);
    return Object.assign(standing, { host });
  }

  private environmentOf(standing: TableState): Environment {
    const { events } = this;
    const { stored } = standing;
    let advising = false;
    const failed = (error: unknown) => events.failed(stored.row.id, error);
    return {
      now: Date.now,
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      isOwner: () => standing.isOwner,
      think: ({ table, info }, seat) =>
        events.think(table.match, seat, info.seats[seat]?.level ?? '', thoughtSeed(table, seat)),
      async advise({ table }, seat) {
        // A search takes its time, and others wait for their bots meanwhile.
        if (advising) throw new Refused('advice is on its way: wait for it', null);
        advising = true;
        try {
          return await events.advise(table.match, seat);
        } finally {
          advising = false;
        }
      },
      onApplied: (_, { do: verb }) => {
        if (verb === 'answer') events.decided();
        standing.used = Date.now();
      },
      onOver: (host) => void this.untilDone(() => events.over(stored, host), failed).catch(failed),
      onRematch: (host) => void this.untilDone(() => events.rematch(stored, host), failed).catch(failed),
      onError: (host, error) => {
        failed(error);
        // Whether it was kept is not known here: the log knows.
        if (isUnavailable(error)) this.recover(host, failed).catch(failed);
        else host.catchUp().catch(failed);
      },
    };
  }

  /** The database is back: what was kept is read, and what the table does by itself goes on. */
  private async recover(host: Host, failed: (error: unknown) => void): Promise<void> {
    if (this.recovering.has(host)) return;
    this.recovering.add(host);
    try {
      await this.untilDone(() => host.catchUp(), failed);
    } finally {
      this.recovering.delete(host);
    }
    host.resume();
  }

  /** Does it, or waits for the database and tries again. */
  private async untilDone(act: () => Promise<void>, failed: (error: unknown) => void): Promise<void> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        failed(error);
      }
      await sleep(RETRY_DELAY, undefined, { ref: false });
    }
  }

  /** Lets go of a table; it is read in again when somebody comes. */
  async drop(id: string): Promise<void> {
    const live = this.loaded.get(id);
    if (live === undefined) return;
    this.tables.delete(id);
    this.loaded.delete(id);
    const closed = live.host.close();
    this.closing.set(id, closed);
    await closed;
    this.closing.delete(id);
  }

  /** What a guest had now belongs to an account, ratings included. */
  mergeGuest(guest: string, account: string): void {
    for (const { stored } of this.loaded.values())
      for (const seat of stored.seats) if (seat?.person === guest) seat.person = account;
  }

  /** Other servers have written to these tables. */
  catchUp(ids: Iterable<string>): void {
    for (const id of ids) {
      const live = this.loaded.get(id);
      live?.host.catchUp().catch((error) => this.events.failed(id, error));
    }
  }
}

/** A match of rules that this server does not have. */
export class OtherRules extends Refused {}

/** The table that these entries make. */
export async function tableOf({ row, seats }: StoredTable, entries: readonly Entry[]): Promise<Table> {
  const game = gameNamed(row.game);
  const [one, two] = seats;
  if (one?.nonce == null || two?.nonce == null || row.started === null)
    throw new Refused('the match at this table has not begun', null);
  if (row.ruleset !== game.ruleset)
    throw new OtherRules(`this match was begun with ruleset ${row.ruleset}; this server has ${game.ruleset}`, null);
  const seed = await seedFrom(row.secret, [one.nonce, two.nonce], row.id, sha256);
  const setup = { seed, decks: [one.deck ?? [], two.deck ?? []] as const, rulings: row.rulings };
  const table = Table.open(game, setup, { at: row.started, clock: row.clock, dropsEvents: true });
  for (const entry of entries) table.apply(entry);
  return table;
}

/** So that a bot's choice does not follow from anything that a player sees, and is the same when thought again. */
function thoughtSeed({ match, seq }: Table, seat: Seat): number {
  let h = seq * 2 + seat;
  for (let i = 0; i < 16; i++) h = Math.imul(h ^ (match.setup.seed.charCodeAt(i) ?? 0), 0x01000193);
  return h;
}
