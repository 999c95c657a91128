/** What a host needs from where it runs, and its connections. */
import type { Result, Seat, State, Viewer } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import type { Entry } from './entry.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

export interface EventStore {
  /**
   * Stores an entry as number `seq` and calls `done` once it is durable, with false if another entry has that number.
   * Callbacks, because a promise for each decision would cost more than the rules.
   */
  append(seq: number, entry: Entry, done: (stored: boolean) => void, failed: (error: unknown) => void): void;
  /** All entries after this number. */
  read(after: number): Promise<readonly Entry[]>;
}

export interface Advice {
  readonly option: number;
  readonly estimate: number;
}

export interface Environment<S extends State = State> {
  now(): number;
  /** Calls `then` after this time. The returned function cancels it. */
  wait(milliseconds: number, then: () => void): () => void;
  /** Resolves with the option that the bot of this seat chooses. */
  think(host: Host<S>, seat: Seat): Promise<number>;
  advise(host: Host<S>, seat: Seat): Promise<readonly Advice[]>;
  /** Whether this host runs the clocks and bots of the table; false if another host of the same table does. */
  isOwner?(host: Host<S>): boolean;
  onApplied?(host: Host<S>, entry: Entry): void;
  /** Called once, when the match gets a result. */
  onOver?(host: Host<S>, result: Result): void;
  /** Both seats have offered a rematch; called again when one of them offers it again. */
  onRematch?(host: Host<S>): void;
  /** A failure that no input caused: of the disk, a bot or the rules. */
  onError(host: Host<S>, error: unknown): void;
}

export interface HostOptions<S extends State> {
  readonly table: Table<S>;
  readonly info: TableInfo;
  readonly store: EventStore;
  readonly environment: Environment<S>;
}

/** A client that plays or watches. */
export interface Connection {
  readonly viewer: Viewer;
  readonly send: Send;
}

export type Send = (text: string) => void;

/**
 * Follows one message of a client: called when it has passed these points, in this order. The last three end its way, and one
 * of them comes always.
 */
export type Traced = (
  passed: 'waited' | 'accepted' | 'stored' | 'applied' | 'acknowledged' | 'refused' | 'answered',
) => void;
