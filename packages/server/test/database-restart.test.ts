/** The database goes away and comes back, in every way it can, while people play: servers stay, and nothing is lost. */
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
  /** By seat; null where the server's own bot sits. */
  readonly players: readonly (Player | null)[];
}

const GAMES = ['linkavel', 'shenhun', 'magic-spirit'];
/** A table of two at different servers, or of one with a bot. */
async function open(one: Client, two: Client | null, game: string): Promise<Played> {
  const { id } = await one.open({ game, against: two === null ? { bot: 'random' } : 'person' });
  await one.sit(id);
  await two?.sit(id);
  return { id, players: [new Player(one, id, 40), two === null ? null : new Player(two, id, 40)] };
}

const seqOf = ({ players }: Played) => players[0]?.screen.state?.seq ?? 0;
const isOver = ({ players }: Played) => players[0]?.screen.state?.result != null;

/** Every table goes on; those that are over have others in their place. */
async function goesOn(tables: Played[], again: () => Promise<Played>): Promise<void> {
  for (const [i, table] of tables.entries()) if (isOver(table)) tables[i] = await again();
  const before = tables.map(seqOf);
  const until = Date.now() + 60_000;
  while (tables.some((table, i) => !isOver(table) && seqOf(table) < (before[i] as number) + 4)) {
    if (Date.now() > until) throw new Error(`they do not go on: ${tables.map(seqOf)} since ${before}`);
    await sleep(20);
  }
}

/** What was acknowledged is there, where it was said to be; and nobody thought that a server was gone. */
async function isWhole(tables: readonly Played[], url: string): Promise<number> {
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
      for (const { kept, option } of player?.sent ?? []) {
        if (kept === null) continue;
        acknowledged++;
        expect(rows[kept - 1]?.entry).toMatchObject({ do: 'answer', seat, option });
      }
  }
  await client.end();
  return acknowledged;
}

/** Waits until the process with this number is gone. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(5);
  }
}

/** Whether a program on its own would understand what is going on. */
async function saysSo(url: string, client: Client): Promise<void> {
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
    const answer = await fetch(`${url}${path}`, {
      headers: request.method === undefined ? { authorization: headers.authorization } : headers,
      ...request,
    });
    const body = (await answer.json()) as HttpError;
    const said = {
      path,
      status: answer.status,
      error: body.error,
      again: Number(answer.headers.get('retry-after')) > 0,
    };
    expect(said).toEqual({ path, status: 503, error: 'unavailable', again: true });
  }
  const socket = client.socket('none').on('error', () => {});
  const [, refused] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(refused.statusCode).toBe(503);
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  expect((await fetch(`${url}/health`)).status).toBe(200);
}

test('it is stopped, killed and cut off again and again: every server stays, and every table goes on', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const ada = await Client.guest(first.url);
  const bo = await Client.guest(second.url);
  const stranger = await Client.guest(second.url);
  const opened: Played[] = [];
  const another = async () => {
    const n = opened.length;
    opened.push(await open(ada, n % 3 === 2 ? null : bo, GAMES[n % GAMES.length] as string));
    return opened.at(-1) as Played;
  };
  const tables = [await another(), await another(), await another()];
  await goesOn(tables, another);

  // As an administrator restarts it, and as it ends when its machine does.
  for (const signal of ['SIGINT', 'SIGKILL', 'SIGKILL'] as const) {
    const { pid } = postmasterOf(data);
    process.kill(pid, signal);
    await gone(pid);
    await saysSo(first.url, ada);
    await postgres.restart();
    await goesOn(tables, another);
  }

  // In the middle of whatever servers do.
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  for (let i = 0; i < 60; i++) {
    const guests = [bo.ask('GET', '/api/me'), stranger.ask('POST', '/api/quick-match', { game: 'shenhun' })];
    if (i % 4 === 0) guests.push(ada.ask('GET', '/api/tables'));
    await sleep(i % 7);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    for (const { status } of await Promise.all(guests)) expect([200, 409, 503]).toContain(status);
  }
  await goesOn(tables, another);

  // One of its own processes crashes: it ends all others, and forgets which servers are there.
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  const lost = once(admin, 'error');
  process.kill(rows[0]?.pid as number, 'SIGKILL');
  await lost;
  await goesOn(tables, another);

  // For longer than a server may be silent: nobody is taken for gone, and bots and clocks go on when it is back.
  const { pid } = postmasterOf(data);
  process.kill(pid, 'SIGINT');
  await gone(pid);
  await sleep(7000);
  await postgres.restart();
  await goesOn(tables, another);

  for (const { players } of opened) for (const player of players) player?.stop();
  expect(await isWhole(opened, postgres.url)).toBeGreaterThan(20);
  for (const server of servers) {
    expect(server.child.exitCode).toBe(null);
    expect(await server.signal('SIGTERM')).toBe(0);
  }
});

test('a line between servers is open again after it: who waits at one is let in when the match begins at the other', async () => {
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers' };
  const [first, second] = [await startProcess(env), await startProcess(env)];
  const ada = await Client.guest(first.url);
  const bo = await Client.guest(second.url);
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const player = new Player(bo, id, 10);
  while (player.screen.waiting === null) await sleep(5);
  const { pid } = postmasterOf(data);
  process.kill(pid, 'SIGKILL');
  await gone(pid);
  await postgres.restart();
  await expect.poll(() => ada.ask('GET', '/api/me').then(({ status }) => status)).toBe(200);
  await ada.sit(id);
  await new Client(first.url, bo.token).sit(id);
  await expect.poll(() => player.screen.state?.viewer).toBe(1);
  player.stop();
  for (const server of [first, second]) expect(await server.signal('SIGTERM')).toBe(0);
});

test('a server that has its own starts it again', async () => {
  const server = await startProcess({ DATA: own });
  const ada = await Client.guest(server.url);
  const opened: Played[] = [];
  const another = async () => {
    opened.push(await open(ada, null, 'linkavel'));
    return opened.at(-1) as Played;
  };
  const tables = [await another()];
  await goesOn(tables, another);
  for (let i = 0; i < 2; i++) {
    const { pid } = postmasterOf(own);
    process.kill(pid, 'SIGKILL');
    await gone(pid);
    await expect.poll(() => ada.ask('GET', '/api/me').then(({ status }) => status)).toBe(200);
    await goesOn(tables, another);
  }
  for (const { players } of opened) players[0]?.stop();
  expect(await isWhole(opened, databaseUrl(own))).toBeGreaterThan(0);
  expect(server.child.exitCode).toBe(null);
  expect(await server.signal('SIGTERM')).toBe(0);
});
