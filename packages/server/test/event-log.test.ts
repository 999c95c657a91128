/** The event log on a real database: acknowledged entries are stored once, even if connections are lost or it is closed. */
import { rmSync } from 'node:fs';
import type { Entry } from '@taisen/table';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, openPool, queriesOn } from '../src/storage/connect.ts';
import { EventLog, readEntries } from '../src/storage/event-log.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startPostgres(data);
  const pool = openPool(postgres.url, () => {});
  await migrate(pool, queriesOn(pool), async () => {});
  await pool.end();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const entry = (option: number): Entry => ({ do: 'answer', seat: 0, option, at: option });

function openLog() {
  const pool = openPool(postgres.url, () => {}, 4);
  const retries: unknown[] = [];
  const log = new EventLog(pool, { appended: () => {}, batch: () => {}, retry: (error) => retries.push(error) });
  return { pool, log, retries };
}

const append = (log: EventLog, table: string, seq: number, added: Entry) =>
  new Promise<boolean>((done, failed) => log.append(table, seq, added, done, failed));

test('of two servers that append the same number one succeeds', async () => {
  const [one, two] = [openLog(), openLog()];
  const stored = await Promise.all([one, two].map(({ log }, i) => append(log, 'contested', 1, entry(i))));
  expect(stored.toSorted()).toEqual([false, true]);
  expect(await readEntries(one.pool, 'contested')).toEqual([entry(stored.indexOf(true))]);
  for (const { log, pool } of [one, two]) {
    await log.close();
    await pool.end();
  }
});

test('no entry is lost if the database cuts connections', async () => {
  const { log, pool, retries } = openLog();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const sent: Promise<boolean>[] = [];
  // Most of the time the connection is idle: repeated until some batches were interrupted.
  while (retries.length < 3) {
    for (let i = 0; i < 20; i++) sent.push(append(log, 'cut', sent.length + 1, entry(sent.length + 1)));
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  }
  expect(new Set(await Promise.all(sent))).toEqual(new Set([true]));
  expect(await readEntries(pool, 'cut')).toEqual(sent.map((_, i) => entry(i + 1)));
  await admin.end();
  await log.close();
  await pool.end();
});

test('entries that arrive after closing are stored too', async () => {
  const { log, pool } = openLog();
  expect(await append(log, 'late', 1, entry(1))).toBe(true);
  await log.close();
  expect(await append(log, 'late', 2, entry(2))).toBe(true);
  await pool.end();
});
