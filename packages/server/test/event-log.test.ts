/** The log of entries on a real database: what it says is kept is kept, once, over lost connections and until the end. */
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

const append = (log: EventLog, table: string, seq: number, what: Entry) =>
  new Promise<boolean>((done, failed) => log.append(table, seq, what, done, failed));

test('a number is given once, whoever asks', async () => {
  const [one, two] = [openLog(), openLog()];
  const kept = await Promise.all([one, two].map(({ log }, i) => append(log, 'contested', 1, entry(i))));
  expect(kept.toSorted()).toEqual([false, true]);
  expect(await readEntries(one.pool, 'contested')).toEqual([entry(kept.indexOf(true))]);
  for (const { log, pool } of [one, two]) {
    await log.close();
    await pool.end();
  }
});

test('connections that the database cuts cost nothing that was or will be kept', async () => {
  const { log, pool, retries } = openLog();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const sent: Promise<boolean>[] = [];
  // Most cuts find the connection idle: until some have hit a batch on its way.
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

test('what comes while the server goes down is kept too, and nothing waits for it for ever', async () => {
  const { log, pool } = openLog();
  expect(await append(log, 'late', 1, entry(1))).toBe(true);
  await log.close();
  expect(await append(log, 'late', 2, entry(2))).toBe(true);
  await pool.end();
});
