import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gameNamed } from '@taisen/games';
import {
  type DeckAnswer,
  deckCode,
  type Me,
  parseReplay,
  type ReplayFile,
  randomHex,
  type TableInfo,
} from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client, Player } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();
let ada: Client;
let bo: Client;
beforeAll(() => {
  [ada, bo] = server.guests;
});

const replayOf = async (client: Client, id: string): Promise<ReplayFile> => {
  for (;;) {
    const { status, body } = await client.request<ReplayFile>('GET', `/api/replays/${id}`);
    if (status === 200) return body;
    expect(status).toBe(409);
    await sleep(50);
  }
};

test('a guest plays a bot to the end, and the replay can be verified', async () => {
  const table = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  expect(table).toMatchObject({ state: 'waiting', practice: true, seats: [{ kind: 'guest' }, { kind: 'bot' }] });
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect((await ada.sit(table.id, { ready: 'tide' })).state).toBe('playing');
  const player = new Player(ada, table.id);
  await player.over;
  expect(player.errors).toEqual([]);
  const file = await replayOf(ada, table.id);
  expect(file.table.commitment).toBe(table.commitment);
  const parsed = parseReplay(JSON.stringify(file));
  const again = await replayTable(gameNamed('linkavel'), parsed);
  expect(again.result).toEqual(player.store.state?.result);
  expect(again.match.setup.decks[0]).toEqual(gameNamed('linkavel').decks.find(({ id }) => id === 'tide')?.cards);

  const path = join(server.data, 'replay.json');
  writeFileSync(path, JSON.stringify(file));
  const verify = () => promisify(execFile)(process.execPath, ['packages/cli/src/main.ts', 'verify', path]);
  expect((await verify()).stdout).toMatch(/the secret is the one/);
  writeFileSync(path, JSON.stringify({ ...file, secret: randomHex() }));
  await expect(verify()).rejects.toThrow(/not the one that the server had committed/);
  await expect(replayTable(gameNamed('linkavel'), { ...parsed, nonces: [randomHex(), randomHex()] })).rejects.toThrow();
  await expect(replayTable(gameNamed('linkavel'), { ...parsed, entries: parsed.entries.slice(0, -1) })).rejects.toThrow(
    /played again/,
  );
});

test('the example bot plays, and advice can be had at a practice table', async () => {
  const bot = ['docs/examples/bot.mjs', server.url, 'linkavel', 'random'];
  expect((await promisify(execFile)(process.execPath, bot)).stdout).toMatch(/seat 0: \{.*"rule".*\} after \d+ entries/);
  const { id } = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  await ada.sit(id);
  const socket = ada.socket(id);
  let options = 0;
  const advice = await new Promise<{ options: { option: number; estimate: number }[] }>((resolve) => {
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'advice') resolve(message);
      else if (message.asked != null) {
        options = message.view.pending[0].options.length;
        socket.send(JSON.stringify({ do: 'advise', id: 1, asked: message.asked }));
      }
    });
  });
  // The best three, with equivalent options merged. A single option gets no advice.
  expect(advice.options.length).toBeLessThanOrEqual(3);
  expect(advice.options.length > 0).toBe(options > 1);
  for (const { option, estimate } of advice.options) {
    expect(option).toBeLessThan(options);
    expect(Math.abs(estimate - 0.5)).toBeLessThanOrEqual(0.5);
  }
  expect(advice.options).toEqual(advice.options.toSorted((a, b) => b.estimate - a.estimate));
  socket.close();
});

test('a private table is found only by its link, and spectators cannot play', async () => {
  const { id } = await ada.open({ game: 'one-deck', private: true });
  await ada.sit(id);
  const listed = async () => (await bo.get<{ tables: TableInfo[] }>('/api/tables')).tables.map((table) => table.id);
  expect(await listed()).not.toContain(id);
  const waiting = new Promise<string>((resolve) => bo.socket(id).on('message', (text) => resolve(String(text))));
  expect(JSON.parse(await waiting)).toMatchObject({ type: 'waiting', viewer: 2, table: { id } });
  const early = await ada.request('GET', `/api/replays/${id}`);
  expect(early).toMatchObject({ status: 409, body: { error: 'refused' } });
  await bo.sit(id);
  const stranger = await server.guest();
  expect(await stranger.request('POST', `/api/tables/${id}/sit`, { nonce: randomHex() })).toMatchObject({
    status: 409,
  });
  const socket = stranger.socket(id);
  const received: { type: string; viewer?: number; code?: string }[] = [];
  socket.on('message', (text) => received.push(JSON.parse(String(text))));
  socket.on('open', () => socket.send(JSON.stringify({ do: 'concede', id: 1 })));
  while (received.length < 2) await sleep(20);
  expect(received).toMatchObject([
    { type: 'welcome', viewer: 2 },
    { type: 'error', code: 'not-yours' },
  ]);
  socket.close();
});

test('an open table is listed once its creator has sat down, and deleted if they leave', async () => {
  const { id } = await ada.open({ game: 'shenhun' });
  const listed = async () => (await bo.get<{ tables: TableInfo[] }>('/api/tables')).tables.map((table) => table.id);
  expect(await listed()).not.toContain(id);
  // Practice tables are not open to others.
  const practice = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  expect(await listed()).not.toContain(practice.id);
  await ada.sit(id);
  expect(await listed()).toContain(id);
  await ada.post(`/api/tables/${id}/leave`);
  expect(await listed()).not.toContain(id);
  expect(await ada.request('GET', `/api/tables/${id}`)).toMatchObject({ status: 404, body: { error: 'not-found' } });
});

test('quick match pairs two people; a rated match changes both ratings once', async () => {
  const [ada, bo] = [await server.account(), await server.account()];
  const clock = { bank: 600_000, decision: 10_000 };
  const wanted = { game: 'magic-spirit', rated: true, clock };
  const other = await ada.request('POST', '/api/quick-match', { ...wanted, rulings: { starterDraws: true } });
  expect(other).toMatchObject({
    status: 400,
    body: { message: 'in rated matches the ruling "starterDraws" is false' },
  });
  const { table } = await ada.post<{ table: TableInfo }>('/api/quick-match', wanted);
  await ada.sit(table.id);
  const joined = await bo.post<{ table: TableInfo; seat: number }>('/api/quick-match', wanted);
  const rulings = { secondCards: 2, starterDraws: false };
  expect(joined).toMatchObject({ table: { id: table.id, rated: true, rulings }, seat: 1 });
  const third = await (await server.account()).post<{ table: TableInfo }>('/api/quick-match', wanted);
  expect(third.table.id).not.toBe(table.id);
  await bo.sit(table.id);
  const player = new Player(ada, table.id);
  const socket = bo.socket(table.id);
  socket.on('open', () => socket.send(JSON.stringify({ do: 'concede', id: 1 })));
  await player.over;
  await replayOf(ada, table.id);
  const ratings = async (client: Client) => (await client.get<Me>('/api/me')).ratings;
  const [won] = await ratings(ada);
  const [lost] = await ratings(bo);
  expect(won).toMatchObject({ game: 'magic-spirit', games: 1 });
  expect((won?.value ?? 0) + (lost?.value ?? 0)).toBeCloseTo(3000, 6);
  expect(won?.value).toBeGreaterThan(1600);

  // A rematch has the same players and a new secret, and both sit down again.
  const next = new Promise<string>((resolve) => {
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'rematch') resolve(message.table);
    });
  });
  socket.send(JSON.stringify({ do: 'offer-rematch', id: 2 }));
  const again = ada.socket(table.id);
  again.on('open', () => again.send(JSON.stringify({ do: 'offer-rematch', id: 1 })));
  const id = await next;
  const { table: rematch, seat } = await ada.get<{ table: TableInfo; seat: number }>(`/api/tables/${id}`);
  expect(rematch).toMatchObject({ state: 'waiting', rated: true, game: 'magic-spirit' });
  expect(seat).toBe(0);
  expect(rematch.commitment).not.toBe(table.commitment);
  await ada.sit(id);
  expect((await bo.sit(id)).state).toBe('playing');
  for (const open of [socket, again]) open.close();
});

test('decks are stored, shared as codes, and can be played only if they are legal', async () => {
  const game = gameNamed('linkavel');
  const cards = game.decks[0]?.cards ?? [];
  const stored = await ada.post<DeckAnswer>('/api/decks', { game: 'linkavel', name: ' mine ', cards });
  expect(stored).toMatchObject({ name: 'mine', code: deckCode(game, cards), problems: [] });
  const copied = await bo.post<DeckAnswer>('/api/decks', { game: 'linkavel', name: 'from ada', code: stored.code });
  expect(copied.cards.toSorted()).toEqual(cards.toSorted());
  const small = { game: 'linkavel', name: 'small', cards: cards.slice(0, 5) };
  const { body } = await ada.request<DeckAnswer>('PUT', `/api/decks/${stored.id}`, small);
  expect(body.problems[0]?.rule).toMatch(/^LV-/);
  const { id } = await ada.open({ game: 'linkavel' });
  const refused = await ada.request('POST', `/api/tables/${id}/sit`, { nonce: randomHex(), deck: { own: stored.id } });
  expect(refused).toMatchObject({ status: 409, body: { error: 'refused', rule: body.problems[0]?.rule } });
  expect(await bo.request('DELETE', `/api/decks/${stored.id}`)).toMatchObject({ status: 404 });
  expect(await ada.request('DELETE', `/api/decks/${stored.id}`)).toMatchObject({ status: 200 });
  expect(await ada.get('/api/decks')).toEqual({ decks: [] });
  await ada.post(`/api/tables/${id}/leave`);
});

test('an account created by a guest gets everything of the guest', async () => {
  const guest = await server.guest();
  await guest.post('/api/me/name', { name: 'Kei' });
  expect(await guest.get('/api/me')).toMatchObject({ name: 'Kei', guest: true });
  await guest.post('/api/decks', { game: 'shenhun', name: 'first', cards: gameNamed('shenhun').decks[0]?.cards });
  const { id } = await guest.open({ game: 'shenhun', against: { bot: 'random' } });
  await guest.sit(id);
  const account = { username: 'Kei_1', password: 'long enough' };
  const { token } = await guest.post<{ token: string }>('/api/me/keep', account);
  const person = new Client(server.url, token);
  const me = await person.get<Me>('/api/me');
  expect(me).toMatchObject({ name: 'Kei_1', guest: false });
  expect(me.tables.map((table) => table.id)).toEqual([id]);
  expect((await person.get<{ decks: unknown[] }>('/api/decks')).decks).toHaveLength(1);
  const signIn = await fetch(`${server.url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'kei_1', password: 'long enough' }),
  });
  expect(signIn.status).toBe(200);
  const cookie = signIn.headers.getSetCookie().join(' ');
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const other = await server.guest();
  expect(await other.request('POST', '/api/me/keep', account)).toMatchObject({ status: 400 });
});

test('requests from pages of other sites are rejected', async () => {
  const headers = { authorization: `Bearer ${ada.token}`, origin: 'https://evil.example' };
  const post = await fetch(`${server.url}/api/tables`, { method: 'POST', headers });
  expect(post.status).toBe(403);
  const { id } = await ada.open({ game: 'linkavel', against: { bot: 'random' }, show: 'random' });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(error.message).toMatch(/403/);
});

test('finished public matches are exported as NDJSON, metrics for Prometheus, the API as OpenAPI', async () => {
  const lines = (await (await fetch(`${server.url}/api/export`)).text()).trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines) expect(parseReplay(line).table.private).toBe(false);
  const last = JSON.parse(lines.at(-1) as string) as { ended: number };
  expect(await (await fetch(`${server.url}/api/export?since=${last.ended}`)).text()).toBe('');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/taisen_decisions_total [1-9]/);
  expect(metrics).toMatch(/taisen_worker_utilization [\d.e-]+\n/);
  // Metrics of both threads, each once.
  const names = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['taisen_sockets', 'taisen_tables', 'process_cpu_seconds_total']));
  expect(new Set(names).size).toBe(names.length);
  expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
  const api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/tables', '/api/tables/{id}/sit', '/api/me']));
  expect(JSON.stringify(api.paths['/api/tables/{id}/sit'])).toMatch(/nonce/);
});
