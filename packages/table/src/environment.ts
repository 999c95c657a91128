/** What a host needs from where it runs, and those who come to it. */
import type { Result, Seat, State, Viewer } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import type { Entry } from './entry.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/** Where entries are kept. */
export interface EventStore {
  /**
   * Keeps an entry as number `seq`, and says so once it cannot be lost. False: another one has that number. By calling
   * back: promises for each decision would cost more than the rules.
   */
  append(seq: number, entry: Entry, done: (kept: boolean) => void, failed: (error: unknown) => void): void;
  /** All entries after this number. */
  read(after: number): Promise<readonly Entry[]>;
}

export interface Advice {
  readonly option: number;
  readonly estimate: number;
}

/** All that a host needs from where it runs. */
export interface Environment<S extends State = State> {
  now(): number;
  /** Calls back after so many milliseconds, unless called off by what it returns. */
  wait(milliseconds: number, then: () => void): () => void;
  /** The option a bot's seat chooses; comes when the bot is done thinking. */
  think(host: Host<S>, seat: Seat): Promise<number>;
  advise(host: Host<S>, seat: Seat): Promise<readonly Advice[]>;
  /** Whether this host does what the table does by itself; false where another host of the same table does. */
  isOwner?(host: Host<S>): boolean;
  /** An entry was applied. */
  onApplied?(host: Host<S>, entry: Entry): void;
  /** The first result of a match. */
  onOver?(host: Host<S>, result: Result): void;
  /** Both seats want another game; called again when one of them says so again. */
  onRematch?(host: Host<S>): void;
  /** Something failed that is nobody's input: a disk, a bot, the rules themselves. */
  onError(host: Host<S>, error: unknown): void;
}

export interface HostOptions<S extends State> {
  readonly table: Table<S>;
  readonly info: TableInfo;
  readonly store: EventStore;
  readonly environment: Environment<S>;
}

/** Somebody who watches or plays. */
export interface Connection {
  readonly viewer: Viewer;
  readonly send: Send;
}

export type Send = (text: string) => void;
