/**
 * Entries of old matches in files: one match is one line of JSON in a gzip stream of its own, so a file can be read as a
 * whole (`zcat`) and each match alone. Files are written once, by month, each beside its SHA-256. The database knows where
 * each match is; the rows of its table and seats stay there, for lists.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ReplayFile } from '@taisen/protocol';
import type { Entry } from '@taisen/table';
import type pg from 'pg';
import { replayFileOf } from '../tables/replay-file.ts';
import { findTable } from '../tables/store.ts';
import { overwrite } from './atomic-file.ts';
import { entriesIn, readEntries, readRows } from './event-log.ts';

/** Matches in a file. */
const MAX_MATCHES = 1000;
const LOCK = `select pg_try_advisory_xact_lock(hashtextextended('archive', 0)) as locked`;
/** Ended long ago, oldest first. They end in this order, so everything before the last one is archived already. */
const OLD = `
  select id, ended from tables
  where state = 'over' and started is not null and ended < $1
    and ended >= coalesce((select max(ended) from archived), 0)
    and not exists (select from archived where table_id = tables.id)
  order by ended, id limit ${MAX_MATCHES}`;
const MOVED = `
  with moved as (
    insert into archived (table_id, file, start, bytes, hash, entries, ended)
    select id, $2, start, bytes, hash, entries, ended
    from json_to_recordset($1) as match (id text, start bigint, bytes int, hash text, entries int, ended bigint)
    returning table_id
  )
  delete from entries where table_id in (select table_id from moved)`;

interface Place {
  readonly file: string;
  readonly start: number;
  readonly bytes: number;
  readonly hash: string;
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const sha256 = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

export class Archive {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** A match, if it is as it was written. */
  async read({ file, start, bytes, hash }: Place): Promise<ReplayFile> {
    const path = join(this.folder, file);
    const data = Buffer.alloc(bytes);
    const handle = await open(path);
    try {
      await handle.read(data, 0, bytes, start);
    } finally {
      await handle.close();
    }
    if (sha256(data) !== hash) throw new Error(`${path} has been changed: at ${start} it has not the hash ${hash}`);
    return JSON.parse((await unzip(data)).toString('utf8')) as ReplayFile;
  }

  /**
   * Moves matches that ended before this time to a file of their month. Returns how many; none while another server does
   * the same. The file is on disk before the entries are deleted.
   */
  async moveOld(pool: pg.Pool, before: number): Promise<number> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const moved = await this.moveIn(client, pool, before);
      await client.query('commit');
      return moved;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  private async moveIn(client: pg.PoolClient, pool: pg.Pool, before: number): Promise<number> {
    if ((await client.query(LOCK)).rows[0].locked !== true) return 0;
    const { rows } = await client.query<{ id: string; ended: number }>(OLD, [before]);
    const [first] = rows;
    if (first === undefined) return 0;
    const month = monthOf(first.ended);
    const parts: Buffer[] = [];
    const matches: object[] = [];
    let start = 0;
    for (const { id, ended } of rows.filter((row) => monthOf(row.ended) === month)) {
      const entries = await readEntries(pool, id);
      const text = `${JSON.stringify(withoutNames(replayFileOf(await findTable(pool, id), entries)))}\n`;
      const part = await zip(text, { level: 9 });
      matches.push({ id, start, bytes: part.length, hash: sha256(part), entries: entries.length, ended });
      parts.push(part);
      start += part.length;
    }
    const file = await this.write(client, month, Buffer.concat(parts), matches.length);
    await client.query(MOVED, [JSON.stringify(matches), file]);
    return matches.length;
  }

  /** If the transaction fails afterwards, the next attempt replaces the file. */
  private async write(client: pg.PoolClient, month: string, data: Buffer, matches: number): Promise<string> {
    const counted = await client.query('select count(*)::int as files from archive_files where month = $1', [month]);
    const file = `${month}.${String(counted.rows[0].files + 1).padStart(4, '0')}.ndjson.gz`;
    const hash = sha256(data);
    mkdirSync(this.folder, { recursive: true });
    overwrite(join(this.folder, file), data, {});
    // As `sha256sum -c` reads it.
    overwrite(join(this.folder, `${file}.sha256`), `${hash}  ${file}\n`, {});
    const values = [file, month, hash, matches];
    await client.query('insert into archive_files (file, month, hash, matches) values ($1, $2, $3, $4)', values);
    return file;
  }
}

/** The names stay in the database, where they go with their account: a file is never written again. */
function withoutNames(replay: ReplayFile): ReplayFile {
  const [one, two] = replay.table.seats.map((seat) => (seat === null || seat.kind === 'bot' ? seat : UNNAMED));
  return { ...replay, table: { ...replay.table, seats: [one ?? null, two ?? null] } };
}
const UNNAMED = { kind: 'guest' as const, name: '' };

async function placeOf(pool: pg.Pool, table: string): Promise<Place | null> {
  const { rows } = await pool.query<Place>('select file, start, bytes, hash from archived where table_id = $1', [
    table,
  ]);
  return rows[0] ?? null;
}

/** All entries of a table after a number, from the archive if they are no longer in the database. */
export async function allEntries(pool: pg.Pool, archive: Archive | null, table: string, after = 0): Promise<Entry[]> {
  const rows = await readRows(pool, table, after);
  if (rows[0]?.seq === after + 1 || (rows.length === 0 && after > 0)) return entriesIn(rows, table, after);
  const place = await placeOf(pool, table);
  if (place === null) return entriesIn(rows, table, after);
  if (archive === null) throw new Error(`table ${table} is archived in ${place.file}: set ARCHIVE to its folder`);
  const entries = (await archive.read(place)).entries as Entry[];
  // Those that are left are offers of a rematch.
  return [...entries.slice(after), ...entriesIn(rows, table, Math.max(after, entries.length))];
}
