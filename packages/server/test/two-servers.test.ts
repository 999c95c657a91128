/** Two servers on one PostgreSQL: each can serve every table. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Me, TableInfo } from '@taisen/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Client, Player } from './support/client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
let env: Record<string, string>;

beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers' };
});
afterAll(async () => {
  await postgres.stop();
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

/** Tables whose players are connected to different servers. */
async function tablesBetween(ada: Client, bo: Client, count: number): Promise<[Player, Player][]> {
  const games = ['linkavel', 'holodelive', 'shenhun'];
  const players: [Player, Player][] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await ada.open({ game: games[i % games.length] });
    await ada.sit(id);
    await bo.sit(id);
    players.push([new Player(ada, id, 10), new Player(bo, id, 10)]);
  }
  return players;
}

const entryCount = (players: readonly (readonly [Player, Player])[]) =>
  players.reduce((sum, [one]) => sum + (one.store.state?.seq ?? 0), 0);

test('players on different servers play each other; when one server is killed, its players go on at the other', async () => {
  const servers: ServerProcess[] = await Promise.all([startProcess(env), startProcess(env)]);
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const ada = await Client.guest(first.url);
  const bo = await Client.guest(second.url);
  // Sessions are valid on both servers.
  expect(await new Client(second.url, ada.token).get<Me>('/api/me')).toMatchObject({ guest: true });
  const tables = await tablesBetween(ada, bo, 6);
  while (entryCount(tables) < 100) await sleep(20);
  await first.signal('SIGKILL');
  ada.url = second.url;
  await Promise.all(tables.flatMap((players) => players.map(({ over }) => over)));
  for (const [one, two] of tables) {
    expect(one.store.state?.result).toEqual(two.store.state?.result);
    expect(one.store.state?.seq).toBe(two.store.state?.seq);
    const refused = [...one.errors, ...two.errors].filter((error) => !error.startsWith('stale'));
    expect(refused).toEqual([]);
  }
  expect(await second.signal('SIGTERM')).toBe(0);
});

test('quick match pairs people across servers', async () => {
  const servers = await Promise.all([startProcess(env), startProcess(env)]);
  const guests = await Promise.all(Array.from({ length: 10 }, (_, i) => Client.guest(servers[i % 2]?.url as string)));
  const game = 'magic-spirit';
  const matched = await Promise.all(
    guests.map((guest) => guest.post<{ table: TableInfo }>('/api/quick-match', { game })),
  );
  expect(new Set(matched.map(({ table }) => table.id)).size).toBe(5);
  const seated = await Promise.all(guests.map((guest, i) => guest.sit(matched[i]?.table.id as string)));
  expect(seated.filter(({ state }) => state === 'playing')).toHaveLength(5);
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);
});

test('a server that is stopped hands over its tables and their bots', async () => {
  const [first, second] = [await startProcess(env), await startProcess(env)];
  const ada = await Client.guest(first.url);
  const { id } = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  await ada.sit(id);
  const player = new Player(ada, id, 10);
  while ((player.store.state?.seq ?? 0) < 6) await sleep(10);
  const drained = first.signal('SIGTERM');
  ada.url = second.url;
  expect(await drained).toBe(0);
  await player.over;
  expect(player.errors.filter((error) => !error.startsWith('stale'))).toEqual([]);
  expect(await second.signal('SIGTERM')).toBe(0);
  expect(second.output()).toBe(`Taisen is at ${second.url}\n`);
});

/** The other tests count on the same database. */
async function resetLimits(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('delete from rate_limits');
  await client.end();
}

test('servers share the limits for passwords, guests and tables', async () => {
  const limits = { LIMIT_PASSWORDS: '10', LIMIT_TABLES: '3', LIMIT_GUESTS: '4' };
  const servers = [await startProcess({ ...env, ...limits }), await startProcess({ ...env, ...limits })];
  const urls = servers.map(({ url }) => url);
  await resetLimits();

  const guests: Client[] = [];
  for (const url of [...urls, ...urls]) guests.push(await Client.guest(url));
  for (const url of urls) await expect(Client.guest(url)).rejects.toThrow(/429 .*too-many/);

  const [ada] = guests as [Client];
  const account = { username: 'guessed_at_two', password: 'correct horse battery' };
  const { token } = await ada.post<{ token: string }>('/api/me/keep', account);
  const statuses: number[] = [];
  const tryPassword = async (url: string, password: string) => {
    const attempt = { username: account.username, password };
    const response = await new Client(url, '').request('POST', '/api/auth/sign-in/username', attempt);
    statuses.push(response.status);
  };
  for (let i = 0; i < 12; i++) for (const url of urls) await tryPassword(url, `a wrong one ${i}`);
  // After ten attempts, not even the right password is accepted by either server.
  for (const url of urls) await tryPassword(url, account.password);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(16).fill(429)]);

  const clients = urls.map((url) => new Client(url, token)) as [Client, Client];
  for (const client of [...clients, clients[0]]) await client.open({ game: 'linkavel', private: true });
  for (const client of clients)
    for (const path of ['/api/tables', '/api/quick-match'])
      expect(await client.request('POST', path, { game: 'linkavel' })).toMatchObject({ status: 409 });
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);
});

test('limits: messages, requests, tables', async () => {
  const limits = { LIMIT_MESSAGES: '5', LIMIT_TABLES: '2', LIMIT_GUESTS: '3' };
  const server = await startProcess({ ...env, ...limits });
  await resetLimits();
  const ada = await Client.guest(server.url);
  const { id } = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  await ada.sit(id);
  await ada.open({ game: 'linkavel' });
  expect(await ada.request('POST', '/api/tables', { game: 'linkavel' })).toMatchObject({ status: 409 });
  const bot = promisify(execFile)(process.execPath, ['docs/examples/bot.mjs', server.url, 'linkavel', 'random']);
  const socket = ada.socket(id);
  const codes: string[] = [];
  socket.on('message', (text) => {
    const message = JSON.parse(String(text)) as { type: string; code?: string };
    if (message.type === 'error') codes.push(message.code ?? '');
  });
  await new Promise((resolve) => socket.once('message', resolve));
  for (let i = 0; i < 40; i++) socket.send('garbage');
  while (codes.length < 40) await sleep(10);
  expect(codes.filter((code) => code === 'bad-message').length).toBeGreaterThanOrEqual(15);
  expect(codes.filter((code) => code === 'too-many').length).toBeGreaterThanOrEqual(15);
  socket.close();
  // The example bot exceeds the limit too, and still finishes its match.
  expect(await bot).toMatchObject({ stdout: expect.stringMatching(/LV-1/), stderr: '' });
  await Client.guest(server.url);
  await expect(Client.guest(server.url)).rejects.toThrow(/429 .*too-many/);
  expect(await server.signal('SIGTERM')).toBe(0);
});
