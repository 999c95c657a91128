/** The tables of the database, for the query builder. */
import type { DeckList, Result, RulingValues, Seat } from '@taisen/kernel';
import type { SeatInfo, Series } from '@taisen/protocol';
import type { ClockRules, Entry } from '@taisen/table';
import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';

export type Database = Kysely<Schema>;

export interface Schema {
  servers: ServersTable;
  tables: TablesTable;
  seats: SeatsTable;
  entries: EntriesTable;
  archived: ArchivedTable;
  decks: DecksTable;
  ratings: RatingsTable;
  rated_games: RatedGamesTable;
  hidden_profiles: { person: string };
  tokens: TokensTable;
  modules: ModulesTable;
  /** Belongs to the auth library. We read it and change names. */
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    isAnonymous: boolean | null;
    username: string | null;
    createdAt: Date;
  };
}

interface ServersTable {
  id: string;
  /** The time of its last heartbeat. */
  seen: Date;
  /** It listens to a channel of its own. Null for servers of an older build. */
  addressed: boolean | null;
}

interface TablesTable {
  id: string;
  game: string;
  ruleset: string;
  /** The hash of the module with that ruleset; null for matches from before modules were kept. */
  module: string | null;
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
  /** Without an owner: when some server has to load it, because a clock runs out. */
  due: number | null;
  /** The table of the match before. */
  rematch_of: string | null;
  series: JSONColumnType<Series> | null;
  /** Increased by every change of the seats. */
  version: Generated<number>;
}

interface SeatsTable {
  table_id: string;
  seat: Seat;
  person: string | null;
  info: JSONColumnType<SeatInfo>;
  /** Deck and nonce are null while the seat is only reserved. */
  deck: JSONColumnType<DeckList> | null;
  nonce: string | null;
  /** The hash of the nonce, while that is secret. Null for a seat that sent its nonce at once. */
  commitment: string | null;
  reserved: Generated<Date>;
}

interface EntriesTable {
  table_id: string;
  seq: number;
  entry: JSONColumnType<Entry>;
}

/** Where the entries of an old match are. */
interface ArchivedTable {
  table_id: string;
  file: string;
  start: number;
  bytes: number;
  hash: string;
  entries: number;
  ended: number;
}

interface DecksTable {
  id: string;
  person: string;
  game: string;
  name: string;
  cards: JSONColumnType<DeckList>;
  /** The house rules for which it is built. */
  rulings: JSONColumnType<RulingValues, string | undefined, string>;
  changed: Generated<Date>;
  /** Null for a deck that exists. */
  removed: Date | null;
}

/** A rated match of a person: its score, and the rating after it. */
interface RatedGamesTable {
  table_id: string;
  person: string;
  opponent: string;
  game: string;
  /** Milliseconds. */
  at: number;
  score: number;
  value: number;
  deviation: number;
}

/** A token for programs. Only its hash is stored. */
interface TokensTable {
  id: string;
  person: string;
  name: string;
  hash: string;
  scope: 'read' | 'play';
  created: Generated<Date>;
  used: Date | null;
  expires: Date | null;
}

interface RatingsTable {
  person: string;
  game: string;
  value: number;
  deviation: number;
  volatility: number;
  games: number;
}

interface ModulesTable {
  /** SHA-256 of the code. */
  hash: string;
  game: string;
  version: string;
  ruleset: string;
  code: string;
  published: Generated<Date>;
}

export type TableRow = Selectable<TablesTable>;
export type SeatRow = Omit<Selectable<SeatsTable>, 'reserved'>;
