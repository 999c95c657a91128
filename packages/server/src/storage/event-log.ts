/**
 * The log of all tables. What comes while a batch is on its way to disk is the next one: the more there is to do, the
 * larger they are. The key (table, number) sees to it that a number is given once, whoever asks.
 */
import type { Entry, EventStore } from '@taisen/table';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

const MOST_ROWS = 2000;
/** A database that is away is waited for; for so long by a server that goes down. */
const PATIENCE = 10_000;
const PAUSE = 250;

/** What waits, as three texts: a list is dearer to write, and neither ids nor JSON on one line can hold what parts them. */
const WAITING = `unnest(string_to_array($1, ','), string_to_array($2, ',')::int[], string_to_array($3, E'\\n'))`;
/** All of them or none: looking for others first would cost each of them a way through the key. */
const APPEND_ALL = `insert into entries (table_id, seq, entry) select t, n, e::json from ${WAITING} as waiting (t, n, e)`;
/** Those whose numbers are free. */
const APPEND_FREE = `${APPEND_ALL} on conflict do nothing`;
/** What PostgreSQL calls a number that is taken. */
const TAKEN = '23505';
/** Those that are there, as they were sent. */
const MINE = `
  select place from ${WAITING} with ordinality as waiting (t, n, e, place)
  join entries on table_id = t and seq = n and entry::text = e`;

const NONE: ReadonlySet<number> = new Set();

type Append = EventStore['append'];

interface Waiting {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
  readonly done: Parameters<Append>[2];
  readonly failed: Parameters<Append>[3];
}

export interface EventLogEvents {
  /** These tables have new entries. */
  readonly appended: (tables: readonly string[]) => void;
  readonly batch: (rows: number, seconds: number) => void;
  readonly retry: (error: unknown) => void;
}

export class EventLog {
  private readonly pool: pg.Pool;
  private readonly events: EventLogEvents;
  /** A connection of its own: a batch is on its way the moment it is asked for, before the last one is made so. */
  private client: pg.PoolClient | null = null;
  private waiting: Waiting[] = [];
  /** One batch is under way, while the next is gathered. */
  private writing = false;
  private scheduled = false;
  private closed = false;

  constructor(pool: pg.Pool, events: EventLogEvents) {
    this.pool = pool;
    this.events = events;
  }

  of(table: string): EventStore {
    return {
      append: (seq, entry, done, failed) => this.append(table, seq, entry, done, failed),
      read: (after) => readEntries(this.pool, table, after),
    };
  }

  /** Calls back after the commit. False: another entry has this number. */
  append(table: string, ...[seq, entry, done, failed]: Parameters<Append>): void {
    this.waiting.push({ table, seq, text: JSON.stringify(entry), done, failed });
    this.schedule();
  }

  /** Not at once: others may come in the same turn of the loop. */
  private schedule(): void {
    if (this.scheduled || this.writing) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.writeNext();
    });
  }

  private writeNext(): void {
    if (this.writing || this.waiting.length === 0) return;
    this.writing = true;
    void this.write(this.waiting.splice(0, MOST_ROWS));
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    let refused: ReadonlySet<number>;
    try {
      refused = await this.insertPatiently(batch);
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    } finally {
      // The disk has its next batch before this one is made so.
      this.writing = false;
      this.writeNext();
    }
    this.events.batch(batch.length, (performance.now() - started) / 1000);
    batch.forEach(({ done }, i) => {
      done(!refused.has(i));
    });
    this.events.appended(batch.filter((_, i) => !refused.has(i)).map(({ table }) => table));
  }

  /**
   * Those that it refused, by their place in the batch. A database that is away is asked again until it is back: what
   * is there as it was sent counts as kept.
   */
  private async insertPatiently(batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await this.insert(batch);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        if (this.client !== null) this.disconnect(this.client);
        if (this.closed && Date.now() > until) throw error;
        this.events.retry(error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private async insert(batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
    const part = (name: 'table' | 'seq' | 'text', between: string) => batch.map((entry) => entry[name]).join(between);
    const values = [part('table', ','), part('seq', ','), part('text', '\n')];
    // Whoever comes while this server goes down is still served, but no connection is kept for them.
    const on = this.client ?? (this.closed ? this.pool : await this.connect());
    try {
      await on.query({ name: 'append-entries', text: APPEND_ALL, values });
      return NONE;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== TAKEN) throw error;
    }
    await on.query({ text: APPEND_FREE, values });
    const { rows } = await on.query<{ place: number }>({ text: MINE, values });
    const mine = new Set(rows.map(({ place }) => place - 1));
    return new Set([...batch.keys()].filter((place) => !mine.has(place)));
  }

  private async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    // Whoever waits for an answer on it hears of it, too.
    client.on('error', () => this.disconnect(client));
    this.client = client;
    return client;
  }

  private disconnect(client: pg.PoolClient): void {
    if (this.client !== client) return;
    this.client = null;
    client.release(true);
  }

  /** Waits until everything is on disk. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.writing || this.waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.client !== null) this.disconnect(this.client);
  }
}

/** All entries of a table after this number. */
export async function readEntries(pool: pg.Pool, table: string, after = 0): Promise<Entry[]> {
  const { rows } = await pool.query<{ seq: number; entry: Entry }>({
    name: 'read-entries',
    text: 'select seq, entry from entries where table_id = $1 and seq > $2 order by seq',
    values: [table, after],
  });
  rows.forEach(({ seq }, i) => {
    if (seq !== after + i + 1) throw new Error(`table ${table} has no entry ${after + i + 1}`);
  });
  return rows.map(({ entry }) => entry);
}
