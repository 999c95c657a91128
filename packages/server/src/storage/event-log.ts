/**
 * The entries of all tables, as an event log. Entries that arrive while a batch is being written form the next batch, so
 * batches grow with the load. The key (table, number) makes sure that a number is used once, even by several servers.
 */
import type { Entry, EventStore } from '@taisen/table';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

const MAX_ROWS = 2000;
/** Milliseconds for which a stopping server retries while the database is unavailable. */
const CLOSE_TIMEOUT = 10_000;
const RETRY_DELAY = 250;

/** A batch as three texts, which are cheaper to encode than arrays. Ids contain no comma, and JSON no line break. */
const BATCH = `unnest(string_to_array($1, ','), string_to_array($2, ',')::int[], string_to_array($3, E'\\n'))`;
/** Appends all entries or none. `on conflict` would look up every key first, and conflicts are rare. */
const APPEND_ALL = `insert into entries (table_id, seq, entry) select t, n, e::json from ${BATCH} as batch (t, n, e)`;
/** Appends the entries whose numbers are free. */
const APPEND_FREE = `${APPEND_ALL} on conflict do nothing`;
/** PostgreSQL's code for a number that is taken. */
const UNIQUE_VIOLATION = '23505';
/** The entries of a batch that are stored. */
const STORED = `
  select place from ${BATCH} with ordinality as batch (t, n, e, place)
  join entries on table_id = t and seq = n and entry::text = e`;

/**
 * An entry that was stored by an attempt before, and found, may be on this machine only: whoever wrote it died while it waited
 * for the standby. A commit of any change waits for everything before it.
 */
const REPLICATE = `select pg_logical_emit_message(true, 'taisen', 'stored')`;

const NONE: ReadonlySet<number> = new Set();

type Append = EventStore['append'];

interface Pending {
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
  /** Reserved for batches, so that the next one can be sent before the entries of the last one are applied. */
  private client: pg.PoolClient | null = null;
  private pending: Pending[] = [];
  /** A batch is being written. */
  private writing = false;
  private scheduled = false;
  private closed = false;
  /** The last attempt to write failed. */
  private failing = false;

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

  /** Calls `done` after the commit, with false if another entry has this number. */
  append(table: string, ...[seq, entry, done, failed]: Parameters<Append>): void {
    this.pending.push({ table, seq, text: JSON.stringify(entry), done, failed });
    this.schedule();
  }

  /** Not at once, so that the entries of one turn of the event loop are written together. */
  private schedule(): void {
    if (this.scheduled || this.writing) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.writeNext();
    });
  }

  private writeNext(): void {
    if (this.writing || this.pending.length === 0) return;
    this.writing = true;
    void this.write(this.pending.splice(0, MAX_ROWS));
  }

  private async write(batch: readonly Pending[]): Promise<void> {
    const started = performance.now();
    let refused: ReadonlySet<number>;
    try {
      refused = await this.insertWithRetries(batch);
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    } finally {
      // The next batch is sent before the entries of this one are applied.
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
   * Returns the places in the batch of the entries that were refused. Retries while the database is unavailable: an entry
   * that an earlier attempt has stored counts as stored.
   */
  private async insertWithRetries(batch: readonly Pending[]): Promise<ReadonlySet<number>> {
    const until = Date.now() + CLOSE_TIMEOUT;
    for (;;) {
      try {
        const refused = await this.insert(batch);
        this.failing = false;
        return refused;
      } catch (error) {
        this.failing = true;
        if (!isUnavailable(error)) throw error;
        if (this.client !== null) this.disconnect(this.client);
        if (this.closed && Date.now() > until) throw error;
        this.events.retry(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  private async insert(batch: readonly Pending[]): Promise<ReadonlySet<number>> {
    const column = (name: 'table' | 'seq' | 'text', separator: string) =>
      batch.map((entry) => entry[name]).join(separator);
    const values = [column('table', ','), column('seq', ','), column('text', '\n')];
    // Entries that arrive after `close` are still written, but without reserving a connection.
    const on = this.client ?? (this.closed ? this.pool : await this.connect());
    try {
      await on.query({ name: 'append-entries', text: APPEND_ALL, values });
      return NONE;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
    }
    await on.query({ text: APPEND_FREE, values });
    const { rows } = await on.query<{ place: number }>({ text: STORED, values });
    await on.query(REPLICATE);
    const stored = new Set(rows.map(({ place }) => place - 1));
    return new Set([...batch.keys()].filter((place) => !stored.has(place)));
  }

  private async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    // A running query fails as well, and is retried.
    client.on('error', () => this.disconnect(client));
    this.client = client;
    return client;
  }

  private disconnect(client: pg.PoolClient): void {
    if (this.client !== client) return;
    this.client = null;
    client.release(true);
  }

  /** Whether entries could be written when there were any. */
  get isWriting(): boolean {
    return !this.failing;
  }

  /** Waits until all entries are written. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.writing || this.pending.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.client !== null) this.disconnect(this.client);
  }
}

/** The entries of a table after this number. */
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
