/** What nobody needs any more: matches that were abandoned, guests who never came back, entries of old matches. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@taisen/kernel';
import { sql } from 'kysely';
import type pg from 'pg';
import { deletePerson } from '../people/account.ts';
import type { Archive } from '../storage/archive.ts';
import type { Database } from '../storage/schema.ts';

const DAY = 24 * 3_600_000;
/** Milliseconds between two rounds, and at most so many tables and guests in each. */
const INTERVAL = 3_600_000;
const MAX_A_ROUND = 500;

/** In days; 0: for ever. */
export interface Retention {
  /** A match without clocks at which nobody has played. */
  readonly abandoned: number;
  /** A guest who has not been here. */
  readonly guests: number;
  /** Until a finished match moves to the archive. */
  readonly archive: number;
}

export interface HousekeepingParts {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly archive: Archive | null;
  readonly finish: (table: string, result: Result, ended: number) => Promise<boolean>;
  /** The seats of a waiting table have changed. */
  readonly changed: (table: string) => void;
  readonly failed: (error: unknown) => void;
}

export interface Round {
  readonly abandoned: number;
  readonly guests: number;
  readonly archived: number;
}

export class Housekeeping {
  private readonly parts: HousekeepingParts;
  private readonly retention: Retention;
  private readonly ending = new AbortController();

  constructor(parts: HousekeepingParts, retention: Retention) {
    this.parts = parts;
    this.retention = retention;
  }

  /** Runs a round now and then, until it is closed. */
  async run(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      // Not at the start, when others wait for the server.
      await sleep(INTERVAL, undefined, { ref: false, signal }).catch(() => {});
      if (!signal.aborted) await this.round(Date.now()).catch(this.parts.failed);
    }
  }

  close(): void {
    this.ending.abort();
  }

  async round(now: number): Promise<Round> {
    const { abandoned, guests, archive } = this.retention;
    return {
      abandoned: abandoned === 0 ? 0 : await this.endAbandoned(now, now - abandoned * DAY),
      guests: guests === 0 ? 0 : await this.deleteGuests(new Date(now - guests * DAY)),
      archived: archive === 0 ? 0 : await this.archiveOld(now - archive * DAY),
    };
  }

  /** No server has them in memory, and no clock will ever end them. */
  private async endAbandoned(now: number, before: number): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      select id from tables where state = 'playing' and owner is null and due is null and started < ${before}
        and not exists (select from entries where table_id = tables.id and (entry ->> 'at')::bigint >= ${before})
      limit ${MAX_A_ROUND}`.execute(this.parts.db);
    const result: Result = { winner: null, rule: 'abandoned' };
    const ended = await Promise.all(rows.map(({ id }) => this.parts.finish(id, result, now)));
    return ended.filter((isNew) => isNew).length;
  }

  private async deleteGuests(before: Date): Promise<number> {
    const { db, changed } = this.parts;
    const { rows } = await sql<{ id: string }>`
      select id from "user" where "isAnonymous" and "createdAt" < ${before}
        and not exists (select from session where "userId" = "user".id and "updatedAt" >= ${before})
      limit ${MAX_A_ROUND}`.execute(db);
    for (const { id } of rows) for (const table of await deletePerson(db, id)) changed(table);
    return rows.length;
  }

  private async archiveOld(before: number): Promise<number> {
    const { archive, pool } = this.parts;
    let all = 0;
    for (let moved = 1; archive !== null && moved > 0 && !this.ending.signal.aborted; all += moved)
      moved = await archive.moveOld(pool, before);
    return all;
  }
}
