/** The tables that this server has in memory. Any of them can be dropped at any time and read again from its entries. */
import { gameNamed } from '@taisen/games';
import { type Match, Refused, type Seat, type State } from '@taisen/kernel';
import { type Advice, type Entry, Host, type Surroundings, Table } from '@taisen/match';
import { seedFrom } from '@taisen/protocol';
import type { EntryLog } from '../storage/entries.ts';
import { infoOf, type StoredTable, type TableStore } from './store.ts';

/** A table in memory, beside its host. */
interface Standing {
  readonly stored: StoredTable;
  /** This server does what the table does by itself. */
  leads: boolean;
  /** When somebody was last here, or something was last done. */
  used: number;
}
export interface LiveTable extends Standing {
  readonly host: Host;
}

export interface LiveEvents {
  readonly think: (match: Match<State>, seat: Seat, level: string, seed: number) => Promise<number>;
  readonly advise: (match: Match<State>, seat: Seat) => Promise<readonly Advice[]>;
  readonly over: (stored: StoredTable, host: Host) => Promise<void>;
  readonly rematch: (stored: StoredTable, host: Host) => Promise<void>;
  readonly decided: () => void;
  readonly failed: (table: string, error: unknown) => void;
}

export class LiveTables {
  private readonly store: TableStore;
  private readonly log: EntryLog;
  private readonly events: LiveEvents;
  private readonly tables = new Map<string, Promise<LiveTable>>();
  /** Those that are read in, by id. */
  readonly loaded = new Map<string, LiveTable>();

  constructor(store: TableStore, log: EntryLog, events: LiveEvents) {
    this.store = store;
    this.log = log;
    this.events = events;
  }

  /** The table, read in if need be. Only tables whose match has begun. */
  get(id: string): Promise<LiveTable> {
    let live = this.tables.get(id);
    if (live === undefined) {
      live = this.load(id);
      this.tables.set(id, live);
      live.then(
        (table) => this.loaded.set(id, table),
        () => this.tables.delete(id),
      );
    }
    return live;
  }

  private async load(id: string): Promise<LiveTable> {
    const [stored, entries] = await Promise.all([this.store.find(id), this.log.read(id)]);
    const table = await tableOf(stored, entries);
    const standing: Standing = { stored, leads: false, used: Date.now() };
    const around = this.surroundings(standing);
    const host = new Host({ table, info: infoOf(stored), keeper: this.log.of(id), around });
    if (table.result !== null && stored.row.state === 'playing') await this.events.over(stored, host);
    return Object.assign(standing, { host });
  }

  private surroundings(standing: Standing): Surroundings {
    const { events } = this;
    const { stored } = standing;
    const failed = (error: unknown) => events.failed(stored.row.id, error);
    return {
      now: Date.now,
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      leads: () => standing.leads,
      think: ({ table, info }, seat) =>
        events.think(table.match, seat, info.seats[seat]?.level ?? '', thoughtSeed(table, seat)),
      advise: ({ table }, seat) => events.advise(table.match, seat),
      applied: (_, { do: verb }) => {
        if (verb === 'answer') events.decided();
        standing.used = Date.now();
      },
      over: (host) => void events.over(stored, host).catch(failed),
      rematch: (host) => void events.rematch(stored, host).catch(failed),
      failed: (host, error) => {
        failed(error);
        // Whether it was kept is not known here: the log knows.
        host.catchUp().catch(failed);
      },
    };
  }

  /** Lets go of a table; it is read in again when somebody comes. */
  async drop(id: string): Promise<void> {
    const live = this.loaded.get(id);
    this.tables.delete(id);
    this.loaded.delete(id);
    await live?.host.close();
  }

  /** Other servers have written to these tables. */
  catchUp(ids: Iterable<string>): void {
    for (const id of ids) {
      const live = this.loaded.get(id);
      live?.host.catchUp().catch((error) => this.events.failed(id, error));
    }
  }
}

/** The table that these entries make. */
export async function tableOf({ row, seats }: StoredTable, entries: readonly Entry[]): Promise<Table> {
  const game = gameNamed(row.game);
  const [one, two] = seats;
  if (one?.nonce == null || two?.nonce == null || row.started === null)
    throw new Refused('the match at this table has not begun', null);
  if (row.ruleset !== game.ruleset)
    throw new Refused(`this match was begun with ruleset ${row.ruleset}; this server has ${game.ruleset}`, null);
  const seed = await seedFrom(row.secret, [one.nonce, two.nonce], row.id);
  const setup = { seed, decks: [one.deck ?? [], two.deck ?? []] as const, rulings: row.rulings };
  const table = Table.open(game, setup, { at: row.started, clock: row.clock });
  for (const entry of entries) table.apply(entry);
  return table;
}

/** So that a bot's choice does not follow from anything that a player sees, and is the same when thought again. */
function thoughtSeed({ match, seq }: Table, seat: Seat): number {
  let h = seq * 2 + seat;
  for (let i = 0; i < 16; i++) h = Math.imul(h ^ (match.setup.seed.charCodeAt(i) ?? 0), 0x01000193);
  return h;
}
