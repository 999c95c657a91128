/** Old matches in files, reads from a replica, and what is removed in time: with a real archive and a real replica. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { gameNamed } from '@taisen/games';
import type { ReplayFile } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Archive } from '../src/storage/archive.ts';
import { backUp } from '../src/storage/backup.ts';
import { openPool, queriesOn } from '../src/storage/connect.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Housekeeping } from '../src/tables/housekeeping.ts';
import { TableStore } from '../src/tables/store.ts';
import { Client } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const [data, files, copy] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
const OPTIONS = { SECRET: 'a secret that is long enough for a server', ARCHIVE: files };
const DAY = 24 * 3_600_000;
let postgres: EmbeddedPostgres;
let server: RunningServer;
let pool: pg.Pool;
let people: readonly [Client, Client];

beforeAll(async () => {
  postgres = await startPostgres(data);
  server = await startInProcess(data, { ...OPTIONS, DATABASE_URL: postgres.url });
  pool = openPool(postgres.url, () => {});
  people = [await Client.guest(server.url), await Client.guest(server.url)];
});
afterAll(async () => {
  await pool.end();
  await server.close();
  await postgres.stop();
  for (const folder of [data, files, copy]) rmSync(folder, { recursive: true, force: true });
});

/** Plays a match whose end was so many days ago. */
async function finished(days: number): Promise<string> {
  const [ada, bo] = people;
  const { id } = await ada.open({ game: 'linkavel' });
  await ada.sit(id);
  await bo.sit(id);
  const socket = ada.socket(id);
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ do: 'concede', id: 1 }));
  await expect.poll(() => stateOf(id)).toBe('over');
  socket.close();
  await pool.query('update tables set ended = ended - $2::bigint where id = $1', [id, days * DAY]);
  return id;
}

const stateOf = async (id: string) => (await pool.query('select state from tables where id = $1', [id])).rows[0]?.state;
const countOf = async (what: string, id: string) =>
  (await pool.query(`select count(*)::int as n from ${what} where table_id = $1`, [id])).rows[0].n;

function housekeeping(retention: { abandoned?: number; guests?: number; archive?: number }): Housekeeping {
  const store = new TableStore(pool, 'housekeeper');
  return new Housekeeping(
    {
      pool,
      db: queriesOn(pool),
      archive: new Archive(files),
      finish: (id, result, ended) => store.finish(id, result, ended),
      changed: () => {},
      failed: (error) => {
        throw error;
      },
    },
    { abandoned: 0, guests: 0, archive: 0, ...retention },
  );
}

test('old matches move to files by month, and are replayed, listed, exported and watched as before', async () => {
  const [ada] = people;
  const old = [await finished(400), await finished(400), await finished(200)];
  const recent = await finished(1);
  const all = [...old, recent];
  const replays = () => Promise.all(all.map((id) => ada.get<ReplayFile>(`/api/replays/${id}`)));
  const exported = async () => (await fetch(`${server.url}/api/export`)).text();
  const before = [await replays(), await ada.get('/api/replays'), await exported()];
  expect(await housekeeping({ archive: 90 }).round(Date.now())).toEqual({ abandoned: 0, guests: 0, archived: 3 });
  expect(await Promise.all(all.map((id) => countOf('entries', id)))).toEqual([0, 0, 0, expect.any(Number)]);
  expect(await countOf('entries', recent)).toBeGreaterThan(0);
  expect([await replays(), await ada.get('/api/replays'), await exported()]).toEqual(before);
  // Again: nothing is left to move, and nothing is written.
  expect(await housekeeping({ archive: 90 }).round(Date.now())).toMatchObject({ archived: 0 });
  const names = readdirSync(files).toSorted();
  expect(names).toHaveLength(4);
  expect(names.filter((name) => /^\d{4}-\d{2}\.0001\.ndjson\.gz$/.test(name))).toHaveLength(2);
  for (const name of names.filter((each) => each.endsWith('.sha256')))
    expect(execFileSync('sha256sum', ['-c', name], { cwd: files, encoding: 'utf8' })).toMatch(/: OK\n$/);
  // A file is plain: every line is a match with its proof.
  const lines = gunzipSync(readFileSync(join(files, names[0] as string)))
    .toString()
    .trim()
    .split('\n');
  const [line] = lines.map((text) => JSON.parse(text) as ReplayFile);
  expect(lines).toHaveLength(2);
  expect(old).toContain(line?.table.id);
  expect((await replayTable(gameNamed('linkavel'), line as never)).result).toEqual(line?.result);
  // Nobody's name: an account that is deleted later is not left in a file.
  expect(line?.table.seats).toEqual([
    { kind: 'guest', name: '' },
    { kind: 'guest', name: '' },
  ]);
  // The socket of an old table shows its end, too.
  const socket = ada.socket(old[0] as string);
  const welcome = await new Promise<string>((resolve) => socket.once('message', (text) => resolve(String(text))));
  socket.close();
  expect(JSON.parse(welcome)).toMatchObject({ type: 'welcome', result: { rule: 'concede' } });
}, 60_000);

test('a changed file is noticed', async () => {
  const [ada] = people;
  const id = await finished(100);
  await housekeeping({ archive: 90 }).round(Date.now());
  const { rows } = await pool.query<{ file: string }>('select file from archived where table_id = $1', [id]);
  const file = join(files, rows[0]?.file ?? '');
  const right = readFileSync(file);
  writeFileSync(file, right.toReversed());
  expect((await ada.request('GET', `/api/replays/${id}`)).status).toBe(500);
  writeFileSync(file, right);
  expect((await ada.request('GET', `/api/replays/${id}`)).status).toBe(200);
});

test('abandoned matches end, and guests who have not been here for long are deleted; all others stay', async () => {
  const [ada, bo] = people;
  const begin = async () => {
    const { id } = await ada.open({ game: 'linkavel', private: true });
    await ada.sit(id);
    await bo.sit(id);
    return id;
  };
  const [left, owned, played] = [await begin(), await begin(), await begin()];
  const long = Date.now() - 100 * DAY;
  await pool.query('update tables set started = $2, owner = null, due = null where id = any($1)', [
    [left, played],
    long,
  ]);
  await pool.query('update tables set started = $2 where id = $1', [owned, long]);
  const entry = JSON.stringify({ do: 'answer', seat: 0, option: 0, at: Date.now() });
  await pool.query('insert into entries select $1, 1, $2::json', [played, entry]);
  const guest = await Client.guest(server.url);
  const { id: gone } = await guest.get<{ id: string }>('/api/me');
  await pool.query(`update "user" set "createdAt" = now() - interval '500 days' where id = $1`, [gone]);
  await pool.query(`update session set "updatedAt" = now() - interval '500 days' where "userId" = $1`, [gone]);
  const guests = async () => (await pool.query('select id from "user"')).rows.map(({ id }) => id as string);
  expect(await guests()).toContain(gone);
  expect(await housekeeping({ abandoned: 90, guests: 400 }).round(Date.now())).toEqual({
    abandoned: 1,
    guests: 1,
    archived: 0,
  });
  expect(await guests()).not.toContain(gone);
  expect((await ada.request('GET', '/api/me')).status).toBe(200);
  expect(await Promise.all([left, owned, played].map(stateOf))).toEqual(['over', 'playing', 'playing']);
  expect(await ada.get(`/api/replays/${left}`)).toMatchObject({ result: { winner: null, rule: 'abandoned' } });
});

test('lists, replays and exports come from a replica, and from the primary if the replica lags or is gone', async () => {
  const id = await finished(1);
  rmSync(copy, { recursive: true, force: true });
  await backUp(data, copy);
  const folder = join(copy, 'postgres');
  writeFileSync(join(folder, 'standby.signal'), '');
  const { port, username, password } = new URL(postgres.url);
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  const replica = await startPostgres(copy);
  const env = { ...OPTIONS, DATABASE_URL: postgres.url, READ_DATABASE_URL: replica.url };
  const reading = await startInProcess(data, env);
  const ada = new Client(reading.url, (people[0] as Client).token);
  const onReplica = new pg.Client({ connectionString: replica.url });
  await onReplica.connect();
  expect((await onReplica.query('select pg_is_in_recovery() as standby')).rows).toEqual([{ standby: true }]);
  // What is read once more counts on the replica, and not on the primary.
  const scans = async (on: pg.Client | pg.Pool) => {
    const counted = await on.query(
      `select coalesce(sum(coalesce(idx_scan, 0) + seq_scan), 0)::int as n from pg_stat_user_tables where relname ~ '^entries_'`,
    );
    return counted.rows[0].n as number;
  };
  const first = await scans(onReplica);
  expect(await ada.get(`/api/replays/${id}`)).toMatchObject({ table: { id } });
  while ((await scans(onReplica)) === first) await sleep(100);
  // Streaming stops: the replica does not have the next match, and the primary answers.
  await onReplica.query('select pg_wal_replay_pause()');
  const later = await finished(1);
  expect(await ada.get(`/api/replays/${later}`)).toMatchObject({ table: { id: later } });
  await onReplica.query('select pg_wal_replay_resume()');
  await expect
    .poll(async () =>
      (await ada.get<{ games: { table: { id: string } }[] }>('/api/replays')).games.map(({ table }) => table.id),
    )
    .toContain(later);
  await onReplica.end();
  await replica.stop();
  expect(await ada.get(`/api/replays/${later}`)).toMatchObject({ table: { id: later } });
  expect(await ada.get('/api/tables')).toMatchObject({ tables: [] });
  await reading.close();
}, 60_000);
