/**
 * A server has two threads. The main thread has HTTP, sockets and accounts. The game worker has the tables: rules,
 * clocks, bots and the event log. These are the messages between them, apart from what clients and tables send each
 * other, which passes through as text.
 */
import type { Viewer } from '@taisen/kernel';
import type { Notice } from '../people/notices.ts';
import type { StoredTable } from '../tables/store.ts';
import type { Passed } from '../tracing/tracing.ts';
import type { Stall } from './stalls.ts';

/** A connection joins a table whose match has begun. */
export interface Join {
  /** The number under which both threads know the connection. */
  readonly connection: number;
  readonly table: string;
  /** What the connection may see, and whose it is. */
  readonly viewer: Viewer;
  readonly person: string | null;
  /** The last step that the client has seen. */
  readonly seen: number | null;
}

/**
 * What the main thread asks of the worker. `alive`: it has started and is not stuck. `writing`: entries can be stored. `metrics`: its figures for
 * Prometheus. `asked`: the seats that the given tables wait for, as far as they are in memory. `drain`: give all tables back and write all entries. `stop`: close everything.
 */
export type WorkerQuestion = 'alive' | 'writing' | 'metrics' | 'asked' | 'drain' | 'stop';

export type ToWorker =
  | ({ readonly do: 'join' } & Join)
  | { readonly do: 'leave'; readonly connection: number }
  /** The match at a table has begun. */
  | { readonly do: 'begin'; readonly stored: StoredTable }
  /** Somebody waits at a table whose match has not begun, or nobody does any more. */
  | { readonly do: 'waiting'; readonly table: string; readonly waits: boolean }
  /** Something changed here that other servers have to know. */
  | { readonly do: 'notify'; readonly notice: Notice }
  | { readonly do: 'ask'; readonly id: number; readonly question: WorkerQuestion; readonly tables: readonly string[] }
  /** The main thread has stood still. */
  | { readonly do: 'stalled'; readonly stall: Stall }
  /** The text that follows, from this connection, is traced under this number. */
  | { readonly do: 'trace'; readonly connection: number; readonly trace: number }
  /** The answer to `ping`: everything that was received before it has been passed on. */
  | { readonly do: 'pong' };

/** The table is gone or its match has not begun; the database is unavailable, so try again; something failed. */
export type JoinFailure = 'gone' | 'unavailable' | 'failed';

export type FromWorker =
  /** Before a player loses on time: what has reached this server is read first. */
  | { readonly do: 'ping' }
  | { readonly do: 'answer'; readonly id: number; readonly text: string }
  | { readonly do: 'answer-failed'; readonly id: number; readonly error: Error }
  /** A connection has moved on to the table of the next match. */
  | { readonly do: 'moved'; readonly connection: number; readonly table: string }
  | { readonly do: 'join-failed'; readonly connection: number; readonly why: JoinFailure }
  /** A traced text has passed this thread. What it has caused was sent before. */
  | ({ readonly do: 'traced' } & Passed)
  /** What may have changed, here or on other servers. */
  | { readonly do: 'notify'; readonly notices: readonly Notice[] }
  | { readonly do: 'failed'; readonly where: string; readonly error: Error; readonly table?: string };
