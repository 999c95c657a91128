/**
 * The entries of all tables, as an event log. Entries that arrive while a batch is being written form the next batch, so
 * batches grow with the load. A batch belongs to one partition of the database. The key (table, number) makes sure that a
 * number is used once, even by several servers.
 */
import type { Entry, EventStore } from '@taisen/table';
import pg from 'pg';
import { PARTITIONS, partitionOf } from './partition.ts';
import { isUnavailable } from './unavailable.ts';

/**
 * Batches that are written at the same time, each on a connection of its own. With more, batches would be smaller, and a
 * commit costs about the same for one row as for hundreds (docs/scale.md).
 */
const WRITERS = 2;
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
/** The entries of a batch that are stored. The last condition tells PostgreSQL to look into one partition only. */
const STORED = `
  select place from ${BATCH} with ordinality as batch (t, n, e, place)
  join entries on table_id = t and seq = n and entry::text = e
  where table_id = any(string_to_array($1, ','))`;

/**
 * An entry that was stored by an attempt before, and found, may be on this machine only: whoever wrote it died while it waited
 * for the standby. A commit of any change waits for everything before it.
 */
const REPLICATE = `select pg_logical_emit_message(true, 'taisen', 'stored')`;

const NONE: ReadonlySet<number> = new Set();

type Append = EventStore['append'];
type Read = (pool: pg.Pool, table: string, after: number) => Promise<Entry[]>;

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
  private readonly read: Read;
  /** Reserved for batches, so that the next one can be sent before the entries of the last one are applied. */
  private readonly reserved = new Set<pg.PoolClient>();
  private readonly idle: pg.PoolClient[] = [];
  /** By partition. */
  private readonly pending: Pending[][] = Array.from({ length: PARTITIONS }, () => []);
  /** The partitions of the batches that are being written. */
  private readonly writing = new Set<number>();
  private scheduled = false;
  private closed = false;
  /** The last attempt to write failed. */
  private failing = false;

  constructor(pool: pg.Pool, events: EventLogEvents, read: Read = readEntries) {
    this.pool = pool;
    this.events = events;
    this.read = read;
  }

  of(table: string): EventStore {
    const partition = partitionOf(table);
    return {
      append: (seq, entry, done, failed) => this.add(partition, table, seq, entry, done, failed),
      read: (after) => this.read(this.pool, table, after),
    };
  }

  /** Calls `done` after the commit, with false if another entry has this number. */
  append(table: string, ...args: Parameters<Append>): void {
    this.add(partitionOf(table), table, ...args);
  }

  private add(partition: number, table: string, ...[seq, entry, done, failed]: Parameters<Append>): void {
    (this.pending[partition] as Pending[]).push({ table, seq, text: JSON.stringify(entry), done, failed });
    this.schedule();
  }

  /** Not at once, so that the entries of one turn of the event loop are written together. */
  private schedule(): void {
    if (this.scheduled || this.writing.size === WRITERS) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.writeNext();
    });
  }

  private writeNext(): void {
    while (this.writing.size < WRITERS) {
      const partition = this.longest();
      if (partition === null) return;
      this.writing.add(partition);
      void this.write(partition, (this.pending[partition] as Pending[]).splice(0, MAX_ROWS));
    }
  }

  /** The partition with the most entries to write. Those of one table are written in their order. */
  private longest(): number | null {
    let found: number | null = null;
    let most = 0;
    this.pending.forEach(({ length }, partition) => {
      if (length <= most || this.writing.has(partition)) return;
      found = partition;
      most = length;
    });
    return found;
  }

  private async write(partition: number, batch: readonly Pending[]): Promise<void> {
    const started = performance.now();
    let refused: ReadonlySet<number>;
    try {
      refused = await this.insertWithRetries(batch);
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    } finally {
      // The next batch is sent before the entries of this one are applied.
      this.writing.delete(partition);
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
      let client: pg.PoolClient | null = null;
      try {
        client = await this.take();
        const refused = await insert(client, batch);
        this.giveBack(client);
        this.failing = false;
        return refused;
      } catch (error) {
        this.failing = true;
        if (client !== null) this.disconnect(client);
        if (!isUnavailable(error)) throw error;
        if (this.closed && Date.now() > until) throw error;
        this.events.retry(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  private async take(): Promise<pg.PoolClient> {
    const idle = this.idle.pop();
    if (idle !== undefined) return idle;
    const client = await this.pool.connect();
    this.reserved.add(client);
    // A running query fails as well, and is retried.
    client.on('error', () => this.disconnect(client));
    return client;
  }

  /** Entries that arrive after `close` are still written, but without reserving a connection. */
  private giveBack(client: pg.PoolClient): void {
    if (this.closed) this.disconnect(client);
    else if (this.reserved.has(client)) this.idle.push(client);
  }

  private disconnect(client: pg.PoolClient): void {
    if (!this.reserved.delete(client)) return;
    const place = this.idle.indexOf(client);
    if (place >= 0) this.idle.splice(place, 1);
    client.release(true);
  }

  /** Whether entries could be written when there were any. */
  get isWriting(): boolean {
    return !this.failing;
  }

  /** Waits until all entries are written. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.writing.size > 0 || this.pending.some(({ length }) => length > 0))
      await new Promise((resolve) => setTimeout(resolve, 5));
    for (const client of [...this.idle]) this.disconnect(client);
  }
}

/** Returns the places in the batch of the entries that were refused. */
async function insert(on: pg.PoolClient, batch: readonly Pending[]): Promise<ReadonlySet<number>> {
  const column = (name: 'table' | 'seq' | 'text', separator: string) =>
    batch.map((entry) => entry[name]).join(separator);
  const values = [column('table', ','), column('seq', ','), column('text', '\n')];
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

interface Row {
  readonly seq: number;
  readonly entry: Entry;
}

export async function readRows(pool: pg.Pool, table: string, after: number): Promise<readonly Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'read-entries',
    text: 'select seq, entry from entries where table_id = $1 and seq > $2 order by seq',
    values: [table, after],
  });
  return rows;
}

/** Fails if one is missing. */
export function entriesIn(rows: readonly Row[], table: string, after: number): Entry[] {
  rows.forEach(({ seq }, i) => {
    if (seq !== after + i + 1) throw new Error(`table ${table} has no entry ${after + i + 1}`);
  });
  return rows.map(({ entry }) => entry);
}

/** The entries of a table after this number. */
export const readEntries = async (pool: pg.Pool, table: string, after = 0): Promise<Entry[]> =>
  entriesIn(await readRows(pool, table, after), table, after);
