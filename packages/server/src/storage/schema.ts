/** What is in the database, for the query builder. */
import type { DeckList, Result, RulingValues, Seat } from '@taisen/kernel';
import type { SeatInfo } from '@taisen/protocol';
import type { ClockRules, Entry } from '@taisen/table';
import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';

export type Database = Kysely<Schema>;

export interface Schema {
  servers: ServersTable;
  tables: TablesTable;
  seats: SeatsTable;
  entries: EntriesTable;
  decks: DecksTable;
  ratings: RatingsTable;
  /** Kept by the auth library; only read here, and renamed. */
  user: { id: string; name: string; isAnonymous: boolean | null; username: string | null };
}

interface ServersTable {
  id: string;
  /** When it last said that it is there. */
  seen: Date;
}

interface TablesTable {
  id: string;
  game: string;
  ruleset: string;
  rulings: JSONColumnType<RulingValues>;
  clock: JSONColumnType<ClockRules>;
  state: Generated<'waiting' | 'playing' | 'over'>;
  rated: boolean;
  private: boolean;
  practice: boolean;
  secret: string;
  commitment: string;
  creator: string;
  created: Generated<Date>;
  /** Milliseconds, on the scale of the entries. */
  started: number | null;
  ended: number | null;
  result: JSONColumnType<Result> | null;
  /** The server that holds the table's lease: it runs its clocks and bots. */
  owner: string | null;
  /** When the next owner has to load it, where it has none. */
  due: number | null;
  /** The table that this one is another game of. */
  rematch_of: string | null;
  /** How often somebody has sat down or left. */
  version: Generated<number>;
}

interface SeatsTable {
  table_id: string;
  seat: Seat;
  person: string | null;
  info: JSONColumnType<SeatInfo>;
  /** Null until somebody sits down. */
  deck: JSONColumnType<DeckList> | null;
  nonce: string | null;
  reserved: Generated<Date>;
}

interface EntriesTable {
  table_id: string;
  seq: number;
  entry: JSONColumnType<Entry>;
}

interface DecksTable {
  id: string;
  person: string;
  game: string;
  name: string;
  cards: JSONColumnType<DeckList>;
  changed: Generated<Date>;
}

interface RatingsTable {
  person: string;
  game: string;
  value: number;
  deviation: number;
  volatility: number;
  games: number;
}

export type TableRow = Selectable<TablesTable>;
export type SeatRow = Omit<Selectable<SeatsTable>, 'reserved'>;
