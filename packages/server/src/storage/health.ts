/** Whether the database is available. The errors of libraries often do not tell. */
import type pg from 'pg';
import { isUnavailable } from './unavailable.ts';

/** Milliseconds after a lost connection in which requests that fail are attributed to it. */
const RECENT = 2000;

export class DatabaseHealth {
  private readonly pool: () => pg.Pool;
  private lastLost = 0;

  /** A function, because the pool is created later: its error handler calls `lost`. */
  constructor(pool: () => pg.Pool) {
    this.pool = pool;
  }

  /** A connection was lost. */
  lost(): void {
    this.lastLost = Date.now();
  }

  /** Fails if the database is unavailable. */
  async ping(): Promise<void> {
    await this.pool().query('select 1');
  }

  /** Fails if the database cannot write: the commit waits until the message is in the write-ahead log. */
  async write(): Promise<void> {
    await this.pool().query(`select pg_logical_emit_message(true, 'taisen', 'ready')`);
  }

  wasLostSince(time: number): boolean {
    return this.lastLost >= time;
  }

  /** Whether the error of a request was caused by a database that is, or was meanwhile or just before, unavailable. */
  async explains(error: unknown, took: number): Promise<boolean> {
    if (isUnavailable(error) || this.wasLostSince(Date.now() - took - RECENT)) return true;
    return this.ping().then(() => false, isUnavailable);
  }
}
