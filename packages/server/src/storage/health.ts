/** Whether the database is there: libraries have errors of their own for it, or none, and do not say why. */
import type pg from 'pg';
import { isUnavailable } from './unavailable.ts';

/** In milliseconds: what fails so soon after a connection was lost, failed because of it. */
const JUST_NOW = 2000;

export class DatabaseHealth {
  private readonly pool: () => pg.Pool;
  private lastLost = 0;

  /** The pool is asked for later: it has to be told first whom to tell of what is lost. */
  constructor(pool: () => pg.Pool) {
    this.pool = pool;
  }

  /** A connection was lost. */
  lost(): void {
    this.lastLost = Date.now();
  }

  /** Fails where the database is away. */
  async reach(): Promise<void> {
    await this.pool().query('select 1');
  }

  wasLostSince(time: number): boolean {
    return this.lastLost >= time;
  }

  /** Whether something failed because the database is away, or was just now. */
  async explains(error: unknown): Promise<boolean> {
    if (isUnavailable(error) || this.wasLostSince(Date.now() - JUST_NOW)) return true;
    return this.reach().then(() => false, isUnavailable);
  }
}
