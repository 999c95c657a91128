/** Where lists, replays and exports are read: from a replica if there is one, and from the primary if it cannot. */
import type { Entry } from '@taisen/table';
import type pg from 'pg';
import { findTable, type StoredTable } from '../tables/store.ts';
import { type Archive, allEntries } from './archive.ts';
import { queriesOn } from './connect.ts';
import type { Database } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

export interface Source {
  readonly db: Database;
  readonly find: (table: string) => Promise<StoredTable>;
  readonly entriesOf: (table: string) => Promise<Entry[]>;
}

export const sourceOn = (pool: pg.Pool, archive: Archive | null, db: Database = queriesOn(pool)): Source => ({
  db,
  find: (table) => findTable(pool, table),
  entriesOf: (table) => allEntries(pool, archive, table),
});

export class Reads {
  readonly primary: Source;
  private readonly replica: Source | null;
  private readonly failed: (error: unknown) => void;

  constructor(primary: Source, replica: Source | null, failed: (error: unknown) => void) {
    this.primary = primary;
    this.replica = replica;
    this.failed = failed;
  }

  /** Something that may be a moment old. */
  async list<T>(read: (source: Source) => Promise<T>): Promise<T> {
    return this.from(read, isUnavailable);
  }

  /** Something that never changes once it is there: if the replica does not have it yet, the primary does. */
  async find<T>(read: (source: Source) => Promise<T>, isMissing: (error: unknown) => boolean): Promise<T> {
    return this.from(read, (error) => isUnavailable(error) || isMissing(error));
  }

  private async from<T>(read: (source: Source) => Promise<T>, retries: (error: unknown) => boolean): Promise<T> {
    if (this.replica === null) return read(this.primary);
    try {
      return await read(this.replica);
    } catch (error) {
      if (!retries(error)) throw error;
      if (isUnavailable(error)) this.failed(error);
      return read(this.primary);
    }
  }
}
