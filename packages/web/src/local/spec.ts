/** How a table on this device is opened, and what is stored of it. Plain data, since it is sent to the worker. */
import type { DeckList, MatchLog, Result, SavedMatch, Seat, Viewer, Words } from '@taisen/kernel';
import type { Patch } from '@taisen/lab/patch';
import type { Challenge } from '@taisen/positions';
import type { TableInfo } from '@taisen/protocol';
import type { Advice, Entry, Environment, Host } from '@taisen/table';

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The start of a match that does not begin from the setup: a point in another match, or a position. */
export type Origin =
  | { readonly log: MatchLog; readonly at: number /** Of the log's rules. */; readonly module?: string }
  | { readonly saved: SavedMatch };

export interface TableSpec {
  readonly game: string;
  readonly decks: readonly [DeckList, DeckList];
  readonly rulings: Readonly<Record<string, number | boolean | string>>;
  readonly seats: readonly [LocalSeat, LocalSeat];
  /** A changed version of the game, from the lab. */
  readonly patch?: Patch;
  readonly origin?: Origin;
  /** For a lesson: what to try. */
  readonly task?: Words;
  readonly challenge?: ChallengeTable;
  /** The decks were drafted. */
  readonly draft?: DraftOf;
}

export type DraftKind = 'quick' | 'sealed';

/** One draft of one player. */
export interface DraftOf {
  readonly kind: DraftKind;
  readonly seed: number;
}

/** A table at which this turn is to be won. */
export interface ChallengeTable {
  readonly challenge: Challenge;
  /** For the daily challenge, e.g. `2026-11-18`. */
  readonly day?: string;
  /** The address of the next one. */
  readonly next?: string;
  /** The turn that is to be won. */
  readonly turn: number;
  /** How often the player has begun it. */
  readonly tries: number;
}

export interface TableRecord {
  readonly id: string;
  readonly spec: TableSpec;
  readonly info: TableInfo;
  readonly seed: string;
  readonly began: number;
  readonly touched: number;
  readonly result: Result | null;
}

export interface LocalBots extends Pick<Environment, 'think'> {
  /** `isQuiet` returns whether the table is idle, so that there is time for a search. */
  advise(host: Host, seat: Seat, isQuiet: () => boolean): Promise<readonly Advice[]>;
}

/** The storage of the tables of a device. */
export interface Store {
  add(record: TableRecord): Promise<void>;
  get(id: string): Promise<TableRecord | undefined>;
  /** The last one played is first. */
  list(): Promise<readonly TableRecord[]>;
  /** False if another entry has that number. */
  append(id: string, seq: number, entry: Entry): Promise<boolean>;
  read(id: string, after: number): Promise<readonly Entry[]>;
  finish(id: string, result: Result): Promise<void>;
  remove(id: string): Promise<void>;
}

/** From the page to the worker. Every reply has the number of its request. */
export type ToWorker =
  | { readonly do: 'open'; readonly id: number; readonly spec: TableSpec }
  | { readonly do: 'list'; readonly id: number }
  | { readonly do: 'remove'; readonly id: number; readonly table: string }
  | { readonly do: 'log'; readonly id: number; readonly table: string }
  | { readonly do: 'challenge'; readonly id: number; readonly game: string; readonly seed: string }
  | { readonly do: 'pace'; readonly id: number; readonly pace: number }
  | {
      readonly do: 'join';
      readonly id: number;
      readonly table: string;
      readonly viewer: Viewer;
      readonly seen: number | null;
    };

export type FromWorker =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string };
