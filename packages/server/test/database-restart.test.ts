/** The database becomes unavailable in many ways while people play: servers keep running, and nothing is lost. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpError } from '@taisen/protocol';
import type { Entry } from '@taisen/table';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Client, Player } from './support/client.ts';
import { databaseUrl, postmasterOf } from './support/database.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const folders = [temporaryFolder(), temporaryFolder()] as const;
const [data, own] = folders;
let postgres: EmbeddedPostgres;
let servers: ServerProcess[];

beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers' };
  servers = [await startProcess(env), await startProcess(env)];
});
afterAll(async () => {
  await postgres.stop();
  unbundle();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Played {
  readonly id: string;
  /** By seat; null for the server's bot. */
  readonly players: readonly (Player | null)[];
}

const GAMES = ['linkavel', 'shenhun', 'magic-spirit'];
/** Opens a table of two clients, or of one and a bot. */
async function open(one: Client, two: Client | null, game: string): Promise<Played> {
  const { id } = await one.open({ game, against: two === null ? { bot: 'random' } : 'person' });
  await one.sit(id);
  await two?.sit(id);
  return { id, players: [new Player(one, id, 40), two === null ? null : new Player(two, id, 40)] };
}

const seqOf = ({ players }: Played) => players[0]?.store.state?.seq ?? 0;
const isOver = ({ players }: Played) => players[0]?.store.state?.result != null;

/** Waits until every table has new entries. Tables that are over are replaced by new ones. */
async function expectProgress(tables: Played[], another: () => Promise<Played>): Promise<void> {
  for (const [i, table] of tables.entries()) if (isOver(table)) tables[i] = await another();
  const before = tables.map(seqOf);
  const until = Date.now() + 60_000;
  while (tables.some((table, i) => !isOver(table) && seqOf(table) < (before[i] as number) + 4)) {
    if (Date.now() > until) throw new Error(`no progress: ${tables.map(seqOf)}, before ${before}`);
    await sleep(20);
  }
}

/** Checks that every acknowledged answer is stored under its number, and that no table was taken over. */
async function countAcknowledged(tables: readonly Played[], url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let acknowledged = 0;
  for (const { id, players } of tables) {
    const { rows } = await client.query<{ seq: number; entry: Entry }>(
      'select seq, entry from entries where table_id = $1 order by seq',
      [id],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.filter(({ entry }) => entry.do === 'resumed')).toEqual([]);
    for (const [seat, player] of players.entries())
      for (const { stored, option } of player?.sent ?? []) {
        if (stored === null) continue;
        acknowledged++;
        expect(rows[stored - 1]?.entry).toMatchObject({ do: 'answer', seat, option });
      }
  }
  await client.end();
  return acknowledged;
}

/** Waits until a client's server answers requests again: until then it answers 503. */
const available = (client: Client) =>
  expect.poll(() => client.request('GET', '/api/me').then(({ status }) => status), { timeout: 20_000 }).toBe(200);

async function exited(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(5);
  }
}

/** Every route answers 503 with Retry-After, so that programs can retry. */
async function expectUnavailable(url: string, client: Client): Promise<void> {
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
  const requests: [string, RequestInit][] = [
    ['/api/me', {}],
    ['/api/tables', {}],
    ['/api/replays', {}],
    ['/api/decks', {}],
    ['/api/tables/none', {}],
    ['/api/export', {}],
    ['/api/ratings/linkavel', {}],
    ['/api/auth/passkey/list-user-passkeys', {}],
    ['/api/auth/sign-out', { method: 'POST', body: '{}' }],
    ['/api/tables/none/leave', { method: 'POST', body: '{}' }],
    ['/api/auth/get-session', {}],
    ['/api/auth/sign-in/anonymous', { method: 'POST', body: '{}' }],
    ['/api/auth/sign-in/username', { method: 'POST', body: '{"username":"nobody","password":"long enough"}' }],
    ['/api/tables', { method: 'POST', body: '{"game":"linkavel"}' }],
    ['/api/quick-match', { method: 'POST', body: '{"game":"linkavel"}' }],
  ];
  for (const [path, request] of requests) {
    const response = await fetch(`${url}${path}`, {
      headers: request.method === undefined ? { authorization: headers.authorization } : headers,
      ...request,
    });
    const { error } = (await response.json()) as HttpError;
    const canRetry = Number(response.headers.get('retry-after')) > 0;
    const got = { path, status: response.status, error, canRetry };
    expect(got).toEqual({ path, status: 503, error: 'unavailable', canRetry: true });
  }
  const socket = client.socket('none').on('error', () => {});
  const [, refused] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(refused.statusCode).toBe(503);
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  expect((await fetch(`${url}/health`)).status).toBe(200);
}

test('the database is stopped, killed and disconnected: every server keeps running, and every table goes on', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const ada = await Client.guest(first.url);
  const bo = await Client.guest(second.url);
  const stranger = await Client.guest(second.url);
  const opened: Played[] = [];
  const another = async () => {
    const n = opened.length;
    await Promise.all([available(ada), available(bo)]);
    opened.push(await open(ada, n % 3 === 2 ? null : bo, GAMES[n % GAMES.length] as string));
    return opened.at(-1) as Played;
  };
  const tables = [await another(), await another(), await another()];
  await expectProgress(tables, another);

  // A restart by an administrator, and crashes.
  for (const signal of ['SIGINT', 'SIGKILL', 'SIGKILL'] as const) {
    const { pid } = postmasterOf(data);
    process.kill(pid, signal);
    await exited(pid);
    await expectUnavailable(first.url, ada);
    await postgres.restart();
    await expectProgress(tables, another);
  }

  // Connections are cut while requests are running.
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  for (let i = 0; i < 60; i++) {
    const requests = [bo.request('GET', '/api/me'), stranger.request('POST', '/api/quick-match', { game: 'shenhun' })];
    if (i % 4 === 0) requests.push(ada.request('GET', '/api/tables'));
    await sleep(i % 7);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    for (const { status } of await Promise.all(requests)) expect([200, 409, 503]).toContain(status);
  }
  await expectProgress(tables, another);

  // One of its processes crashes: PostgreSQL ends all others, and empties the unlogged table of servers.
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  const lost = once(admin, 'error');
  process.kill(rows[0]?.pid as number, 'SIGKILL');
  await lost;
  await expectProgress(tables, another);

  // Longer than a server may be without a heartbeat: none counts as gone, and bots and clocks go on afterwards.
  const { pid } = postmasterOf(data);
  process.kill(pid, 'SIGINT');
  await exited(pid);
  await sleep(7000);
  await postgres.restart();
  await expectProgress(tables, another);

  for (const { players } of opened) for (const player of players) player?.stop();
  expect(await countAcknowledged(opened, postgres.url)).toBeGreaterThan(20);
  for (const server of servers) {
    expect(server.child.exitCode).toBe(null);
    expect(await server.signal('SIGTERM')).toBe(0);
  }
});

test('notifications work again after a crash: a connection that waits at one server joins a match begun at the other', async () => {
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers' };
  const [first, second] = [await startProcess(env), await startProcess(env)];
  const ada = await Client.guest(first.url);
  const bo = await Client.guest(second.url);
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const player = new Player(bo, id, 10);
  while (player.store.waiting === null) await sleep(5);
  const { pid } = postmasterOf(data);
  process.kill(pid, 'SIGKILL');
  await exited(pid);
  await postgres.restart();
  await available(ada);
  await ada.sit(id);
  await new Client(first.url, bo.token).sit(id);
  await expect.poll(() => player.store.state?.viewer).toBe(1);
  player.stop();
  for (const server of [first, second]) expect(await server.signal('SIGTERM')).toBe(0);
});

test('a server restarts its embedded database', async () => {
  const server = await startProcess({ DATA: own });
  const ada = await Client.guest(server.url);
  const opened: Played[] = [];
  const another = async () => {
    opened.push(await open(ada, null, 'linkavel'));
    return opened.at(-1) as Played;
  };
  const tables = [await another()];
  await expectProgress(tables, another);
  for (let i = 0; i < 2; i++) {
    const { pid } = postmasterOf(own);
    process.kill(pid, 'SIGKILL');
    await exited(pid);
    await available(ada);
    await expectProgress(tables, another);
  }
  for (const { players } of opened) players[0]?.stop();
  expect(await countAcknowledged(opened, databaseUrl(own))).toBeGreaterThan(0);
  expect(server.child.exitCode).toBe(null);
  expect(await server.signal('SIGTERM')).toBe(0);
});
