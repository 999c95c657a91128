/**
 * The log of all tables. What waits in one tick goes to disk in one insert, which is many times faster than one
 * insert each; the key (table, number) sees to it that a number is given once, whoever asks.
 */
import type { Entry, Keeper } from '@taisen/match';
import pg from 'pg';

/** Batches under way at once: one is written while the next is gathered. */
const MOST_BATCHES = 3;
const MOST_ROWS = 2000;
/** For how long a lost database is waited for before whoever sent a decision is told. */
const PATIENCE = 10_000;
const PAUSE = 250;

interface Waiting {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface EntryLogEvents {
  /** These tables have new entries. */
  readonly kept: (tables: readonly string[]) => void;
  readonly batch: (rows: number, seconds: number) => void;
  readonly retry: (error: unknown) => void;
}

export class EntryLog {
  private readonly pool: pg.Pool;
  private readonly events: EntryLogEvents;
  private waiting: Waiting[] = [];
  private batches = 0;
  private scheduled = false;

  constructor(pool: pg.Pool, events: EntryLogEvents) {
    this.pool = pool;
    this.events = events;
  }

  of(table: string): Keeper {
    return {
      append: (seq, entry) => this.append(table, seq, entry),
      read: (after) => this.read(table, after),
    };
  }

  /** Resolved after the commit. False: another entry has this number. */
  append(table: string, seq: number, entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, seq, text: JSON.stringify(entry), resolve, reject });
      this.schedule();
    });
  }

  async read(table: string, after = 0): Promise<Entry[]> {
    const { rows } = await this.pool.query<{ seq: number; entry: Entry }>({
      name: 'read-entries',
      text: 'select seq, entry from entries where table_id = $1 and seq > $2 order by seq',
      values: [table, after],
    });
    rows.forEach(({ seq }, i) => {
      if (seq !== after + i + 1) throw new Error(`table ${table} has no entry ${after + i + 1}`);
    });
    return rows.map(({ entry }) => entry);
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.batches >= MOST_BATCHES) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const batch = this.waiting.splice(0, MOST_ROWS);
      this.batches++;
      this.write(batch).finally(() => {
        this.batches--;
        this.schedule();
      });
      this.schedule();
    });
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    try {
      const kept = await this.insertPatiently(batch);
      this.events.batch(batch.length, (performance.now() - started) / 1000);
      const tables: string[] = [];
      for (const { table, seq, resolve } of batch) {
        const ok = kept.has(`${table} ${seq}`);
        if (ok) tables.push(table);
        resolve(ok);
      }
      if (tables.length > 0) this.events.kept(tables);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** A database that was lost for a moment is asked again: what it had kept already counts as kept. */
  private async insertPatiently(batch: readonly Waiting[]): Promise<Set<string>> {
    const until = Date.now() + PATIENCE;
    for (let again = false; ; again = true) {
      try {
        return await this.insert(batch, again);
      } catch (error) {
        if (!isLost(error) || Date.now() > until) throw error;
        this.events.retry(error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private async insert(batch: readonly Waiting[], again: boolean): Promise<Set<string>> {
    const values = [batch.map(({ table }) => table), batch.map(({ seq }) => seq), batch.map(({ text }) => text)];
    const { rows } = await this.pool.query<[string, number]>({
      name: 'append-entries',
      text: `insert into entries (table_id, seq, entry)
        select t, n, e::json from unnest($1::text[], $2::int[], $3::text[]) as waiting (t, n, e)
        on conflict do nothing returning table_id, seq`,
      values,
      rowMode: 'array',
    } as pg.QueryConfig);
    const kept = new Set(rows.map(([table, seq]) => `${table} ${seq}`));
    if (again && kept.size < batch.length) {
      const found = await this.pool.query<{ table_id: string; seq: number }>(
        `select table_id, seq from entries join unnest($1::text[], $2::int[], $3::text[]) as waiting (t, n, e)
          on table_id = t and seq = n and entry::text = e`,
        values,
      );
      for (const { table_id, seq } of found.rows) kept.add(`${table_id} ${seq}`);
    }
    return kept;
  }

  /** Everything that waits is on disk. */
  async settled(): Promise<void> {
    while (this.batches > 0 || this.waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The way to the database broke, or it is stopping or starting; not: it understood and refused. */
function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return code.startsWith('57P') || code.startsWith('08') || code === '53300';
  return true;
}
