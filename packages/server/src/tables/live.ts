/** The tables in this server's memory. Each can be dropped at any time and loaded again from its entries. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Game, Refused, type Seat, type State } from '@taisen/kernel';
import { commitmentTo, seedFrom } from '@taisen/protocol';
import { type Advice, type Entry, type Environment, Host, startedBy, Table } from '@taisen/table';
import type { Rules } from '../modules/rules.ts';
import type { EventLog } from '../storage/event-log.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { sha256 } from './hash.ts';
import type { Next } from './rematch.ts';
import { infoOf, type StoredTable, type TableStore } from './store.ts';

/** Milliseconds between two attempts while the database is unavailable. */
const RETRY_DELAY = 1000;

/** A live table without its host. */
interface TableState {
  readonly stored: StoredTable;
  /** This server has the lease: it runs the clocks and bots of the table. */
  isOwner: boolean;
  /** The time of the last entry, or when it was loaded. */
  used: number;
}
export interface LiveTable extends TableState {
  readonly host: Host;
}

export interface LiveEvents {
  readonly think: (stored: StoredTable, host: Host, seat: Seat) => Promise<number>;
  readonly advise: (stored: StoredTable, host: Host, seat: Seat) => Promise<readonly Advice[]>;
  readonly over: (stored: StoredTable, host: Host) => Promise<void>;
  readonly rematch: (stored: StoredTable, host: Host) => Promise<void>;
  /** The table of the rematch. */
  readonly next: (table: string) => Next;
  readonly decided: () => void;
  /** The time of the tables. */
  readonly now: () => number;
  /** Calls `then` after this time, and after everything that was received before. */
  readonly wait: Environment['wait'];
  readonly failed: (table: string, error: unknown) => void;
}

export class LiveTables {
  private readonly store: TableStore;
  private readonly log: EventLog;
  private readonly rules: Rules;
  private readonly server: string;
  private readonly events: LiveEvents;
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly closing = new Map<string, Promise<void>>();
  private readonly recovering = new Set<Host>();
  /** By id, without those that are still being loaded. */
  readonly loaded = new Map<string, LiveTable>();

  constructor(store: TableStore, log: EventLog, rules: Rules, server: string, events: LiveEvents) {
    this.store = store;
    this.log = log;
    this.rules = rules;
    this.server = server;
    this.events = events;
  }

  /** Loads the table if necessary. Its match must have begun. */
  get(id: string): Promise<LiveTable> {
    return this.tables.get(id) ?? this.hold(id, this.load(id));
  }

  /** A match has begun on this server, so there are no entries to read. If another server adds one first, appending fails. */
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
    // A dropped instance writes its entries first. Two instances of a table would use the same numbers.
    await this.closing.get(id);
    const [stored, entries] = await Promise.all([this.store.find(id), this.log.of(id).read(0)]);
    return this.make(stored, entries);
  }

  private async make(stored: StoredTable, entries: readonly Entry[]): Promise<LiveTable> {
    const { id, owner } = stored.row;
    const table = await tableOf(await this.rules.of(stored.row), stored, entries);
    const state: TableState = { stored, isOwner: owner === this.server, used: Date.now() };
    const environment = this.environmentOf(state);
    const next = this.events.next(id);
    const hasBots = stored.seats.some((seat) => seat?.info.kind === 'bot');
    const commitment = await commitmentTo(next.secret, sha256);
    const bots = hasBots ? { bots: await commitmentTo(next.bots, sha256) } : {};
    const info = { ...infoOf(stored), next: { id: next.id, commitment, ...bots } };
    const host = new Host({ table, info, store: this.log.of(id), environment });
    if (table.result !== null && stored.row.state === 'playing') await this.events.over(stored, host);
    return Object.assign(state, { host });
  }

  private environmentOf(state: TableState): Environment {
    const { events } = this;
    const { stored } = state;
    let advising = false;
    const failed = (error: unknown) => events.failed(stored.row.id, error);
    return {
      now: events.now,
      wait: events.wait,
      isOwner: () => state.isOwner,
      think: (host, seat) => events.think(stored, host, seat),
      async advise(host, seat) {
        // One search at a time, because the bots of other tables wait for the same threads.
        if (advising) throw new Refused('wait for the advice that you have asked for', null);
        advising = true;
        try {
          return await events.advise(stored, host, seat);
        } finally {
          advising = false;
        }
      },
      onApplied: (_, entry) => {
        if (entry.do === 'answer') events.decided();
        state.used = Date.now();
      },
      onOver: (host) => void this.retry(() => events.over(stored, host), failed).catch(failed),
      onRematch: (host) => void this.retry(() => events.rematch(stored, host), failed).catch(failed),
      onError: (host, error) => {
        failed(error);
        // The entry may have been stored: only reading the log tells.
        if (isUnavailable(error)) this.recover(host, failed).catch(failed);
        else host.catchUp().catch(failed);
      },
    };
  }

  /** Once the database is available again, reads the stored entries and resumes clocks and bots. */
  private async recover(host: Host, failed: (error: unknown) => void): Promise<void> {
    if (this.recovering.has(host)) return;
    this.recovering.add(host);
    try {
      await this.retry(() => host.catchUp(), failed);
    } finally {
      this.recovering.delete(host);
    }
    host.resume();
  }

  /** Retries an operation while the database is unavailable. */
  private async retry(operation: () => Promise<void>, failed: (error: unknown) => void): Promise<void> {
    for (;;) {
      try {
        return await operation();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        failed(error);
      }
      await sleep(RETRY_DELAY, undefined, { ref: false });
    }
  }

  /** Removes a table from memory. It is loaded again when it is needed. */
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

  /** This process has stood still. */
  stalled(milliseconds: number): void {
    for (const { host } of this.loaded.values()) host.stalled(milliseconds);
  }

  /** Other servers have written to these tables. */
  catchUp(ids: Iterable<string>): void {
    for (const id of ids) {
      const live = this.loaded.get(id);
      live?.host.catchUp().catch((error) => this.events.failed(id, error));
    }
  }
}

/** Replays a table from its entries, by the rules that its match began with. */
export async function tableOf(
  game: Game<State>,
  { row, seats }: StoredTable,
  entries: readonly Entry[],
): Promise<Table> {
  const [one, two] = seats;
  if (one?.nonce == null || two?.nonce == null || row.started === null)
    throw new Refused('the match at this table has not begun', null);
  const seed = await seedFrom(row.secret, [one.nonce, two.nonce], row.id, sha256);
  const drawn = { seed, decks: [one.deck ?? [], two.deck ?? []] as const, rulings: row.rulings };
  const setup = startedBy(game, drawn, row.series?.starts);
  const table = Table.open(game, setup, { at: row.started, clock: row.clock, rated: row.rated, dropsEvents: true });
  for (const entry of entries) table.apply(entry);
  return table;
}
