/** What people do with their account: decks on several devices, ratings, profiles, tokens, export and deletion. */
import { once } from 'node:events';
import {
  type DeviceDeck,
  type OwnGame,
  type Profile,
  type RatingList,
  randomHex,
  type TableInfo,
} from '@taisen/protocol';
import { expect, test } from 'vitest';
import { MAX_OF_PAIR } from '../src/people/ratings.ts';
import { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();
const idOf = async (client: Client) => (await client.get<{ id: string }>('/api/me')).id;

/** A rated match that the second one concedes. */
async function rated(one: Client, two: Client, game: string): Promise<string> {
  const wanted = { game, rated: true, clock: { bank: 600_000, decision: null } };
  const { table } = await one.post<{ table: TableInfo }>('/api/quick-match', wanted);
  await one.sit(table.id);
  const joined = await two.post<{ table: TableInfo }>('/api/quick-match', wanted);
  expect(joined.table.id).toBe(table.id);
  await two.sit(table.id);
  await concede(two, table.id);
  return table.id;
}

const stateOf = async (client: Client, table: string) =>
  (await client.get<{ table: TableInfo }>(`/api/tables/${table}`)).table.state;

async function concede(client: Client, table: string): Promise<void> {
  const socket = client.socket(table);
  socket.on('open', () => socket.send(JSON.stringify({ do: 'concede', id: 1 })));
  await expect.poll(() => stateOf(client, table)).toBe('over');
  socket.close();
}

const deck = (id: string, changed: number, more: Partial<DeviceDeck> = {}): DeviceDeck => ({
  ...{ id, game: 'linkavel', name: `Deck ${id}`, cards: ['tide-heron'], rulings: {}, changed },
  ...more,
});
const sync = async (client: Client, ...decks: DeviceDeck[]) =>
  (await client.post<{ decks: DeviceDeck[] }>('/api/decks/sync', { decks })).decks;

test('decks of two devices are merged: the later change of each wins, a removal included', async () => {
  const me = await server.account();
  await sync(me, deck('a', 10), deck('b', 10), deck('c', 10));
  const merged = await sync(
    me,
    deck('a', 20, { name: 'Later' }),
    deck('b', 5, { name: 'Earlier' }),
    deck('c', 30, { cards: [], removed: true }),
  );
  expect(merged.map(({ id, name, removed }) => [id, name, removed])).toEqual([
    ['b', 'Deck b', undefined],
    ['a', 'Later', undefined],
    ['c', 'Deck c', true],
  ]);
  // A device that was away does not bring it back.
  expect((await sync(me, deck('c', 10))).find(({ id }) => id === 'c')?.removed).toBe(true);
  const { decks } = await me.get<{ decks: { id: string }[] }>('/api/decks');
  expect(decks.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  // Nobody changes or sees the decks of others.
  const other = await server.account();
  expect(await sync(other, deck('a', 9e12, { name: 'Mine now' }))).toEqual([]);
  expect((await sync(me)).find(({ id }) => id === 'a')?.name).toBe('Later');
});

test('guests play no rated matches, and nobody chooses the opponent of one', async () => {
  const [guest] = server.guests;
  const wanted = { game: 'linkavel', rated: true };
  for (const path of ['/api/quick-match', '/api/tables'])
    expect(await guest.request('POST', path, wanted)).toMatchObject({ status: 409, body: { message: /account/ } });
  const me = await server.account();
  expect(await me.request('POST', '/api/tables', { ...wanted, private: true })).toMatchObject({ status: 400 });
  const { id } = await me.open(wanted);
  await me.sit(id);
  const seat = { nonce: '0'.repeat(64) };
  for (const client of [guest, await server.account()])
    expect(await client.request('POST', `/api/tables/${id}/sit`, seat)).toMatchObject({ status: 409 });
  await me.post(`/api/tables/${id}/leave`);
});

test('the same two people move their ratings only a few times a day', async () => {
  const [one, two] = [await server.account(), await server.account()];
  let table = await rated(one, two, 'one-deck');
  const path = `/api/people/${await idOf(one)}`;
  const value = async () => (await one.get<Profile>(path)).ratings[0]?.value ?? 0;
  const values = [await value()];
  const sockets = [one.socket(table), two.socket(table)];
  await Promise.all(sockets.map((socket) => once(socket, 'message')));
  // Rematches are rated, too.
  while (values.length <= MAX_OF_PAIR) {
    const begun = new Promise<string>((found) => {
      sockets[1]?.on('message', (text) => {
        const message = JSON.parse(String(text));
        if (message.type === 'welcome') found(message.table.id);
      });
    });
    for (const socket of sockets) socket.send(JSON.stringify({ do: 'offer-rematch', id: 1, nonce: randomHex() }));
    table = await begun;
    sockets[1]?.send(JSON.stringify({ do: 'concede', id: 2 }));
    await expect.poll(() => stateOf(two, table)).toBe('over');
    values.push(await value());
  }
  expect(values[0]).toBeGreaterThan(1500);
  expect(values[MAX_OF_PAIR - 1]).toBeGreaterThan(values[0] ?? 0);
  expect(values[MAX_OF_PAIR]).toBe(values[MAX_OF_PAIR - 1]);
  for (const socket of sockets) socket.close();
});

test('a profile shows ratings, results and decks to everybody, until it is hidden', async () => {
  const [winner, loser] = [await server.account(), await server.account()];
  await rated(winner, loser, 'shenhun');
  const id = await idOf(winner);
  const [guest] = server.guests;
  const path = `/api/people/${id}`;
  const seen = await guest.get<Profile>(path);
  expect(seen).toMatchObject({ hidden: false, mine: false, against: null });
  expect(seen.ratings).toMatchObject([
    { game: 'shenhun', games: 1, provisional: true, history: [{ value: expect.any(Number) }] },
  ]);
  expect(seen.games).toMatchObject([{ game: 'shenhun', won: 1, lost: 0, drawn: 0, decks: [{ games: 1 }] }]);
  expect((await loser.get<Profile>(path)).against).toEqual({ won: 1, lost: 0, drawn: 0 });
  const listed = async (query = '') => (await guest.get<RatingList>(`/api/ratings/shenhun${query}`)).ratings;
  expect((await listed()).map(({ person }) => person)).toContain(id);
  const { seasons } = await guest.get<RatingList>('/api/ratings/shenhun');
  expect((await listed(`?season=${seasons[0]}`)).map(({ person }) => person)).toContain(id);
  expect(await listed('?season=2000-01')).toEqual([]);
  expect((await guest.request('GET', '/api/ratings/shenhun?season=soon')).status).toBe(400);

  await winner.post('/api/me/profile', { hidden: true });
  expect((await guest.request('GET', path)).status).toBe(404);
  expect(await winner.get(path)).toMatchObject({ hidden: true, mine: true });
  expect((await listed()).map(({ person }) => person)).not.toContain(id);
  expect((await guest.request('GET', `/api/people/${await idOf(guest)}`)).status).toBe(404);
});

test('quick match takes the nearest rating first, and any after a while', async () => {
  const [strong, weak, beginner] = [await server.account(), await server.account(), await server.account()];
  await rated(strong, weak, 'holodelive');
  const wanted = { game: 'holodelive', rated: true, clock: { bank: 600_000, decision: null } };
  const quick = async (client: Client, more: object = {}) =>
    (await client.post<{ table: TableInfo }>('/api/quick-match', { ...wanted, ...more })).table.id;
  const high = await quick(strong);
  await strong.sit(high);
  const low = await quick(weak);
  // More than a hundred points apart after their first match.
  expect(low).not.toBe(high);
  await weak.sit(low);
  // The window widens by the second, for both that wait.
  await expect.poll(() => quick(weak, { instead: low }), { interval: 500, timeout: 40_000 }).toBe(high);
  expect((await weak.sit(high)).state).toBe('playing');
  expect((await weak.request('GET', `/api/tables/${low}`)).status).toBe(404);
  expect(await quick(beginner)).not.toBe(high);
});

test('a list of all own matches says whose turn it is, and nothing of hidden cards', async () => {
  const [one, two] = [await server.account(), await server.account()];
  const { id } = await one.open({ game: 'linkavel', private: true });
  await one.sit(id, { ready: 'tide' });
  const waiting = await one.get<{ games: OwnGame[] }>('/api/me/games');
  expect(waiting.games).toMatchObject([{ table: { id, state: 'waiting' }, yourTurn: false, deck: { ready: 'tide' } }]);
  await two.sit(id, { ready: 'veil' });
  const games = await Promise.all([one, two].map((client) => client.get<{ games: OwnGame[] }>('/api/me/games')));
  expect(games.map((list) => list.games[0]?.yourTurn)).toContain(true);
  expect(JSON.stringify(games[0])).not.toMatch(/veil|secret|nonce/);
  await concede(two, id);
  const [over] = (await one.get<{ games: OwnGame[] }>('/api/me/games')).games;
  expect(over).toMatchObject({ table: { state: 'over' }, seat: 0, result: { winner: 0 } });
});

test('a token plays or only reads, as its owner has limited it, until it is revoked', async () => {
  const me = await server.account();
  const create = (scope: string) => me.post<{ id: string; token: string }>('/api/me/tokens', { name: scope, scope });
  const [reads, plays] = [await create('read'), await create('play')];
  const reader = new Client(server.url, reads.token);
  const player = new Client(server.url, plays.token);
  expect(await idOf(reader)).toBe(await idOf(me));
  expect(await reader.request('POST', '/api/tables', { game: 'linkavel' })).toMatchObject({ status: 409 });
  const table = await player.open({ game: 'linkavel' });
  expect(table.seats[0]).toMatchObject({ kind: 'person', program: true });
  expect((await player.request('POST', '/api/quick-match', { game: 'linkavel', rated: true })).status).toBe(409);
  for (const [method, path] of [
    ['GET', '/api/me/tokens'],
    ['GET', '/api/me/export'],
  ] as const)
    expect((await player.request(method, path)).status).toBe(409);
  expect(await me.get('/api/me/tokens')).toMatchObject({ tokens: [{ name: 'read', scope: 'read' }, { name: 'play' }] });
  expect((await me.request('DELETE', `/api/me/tokens/${plays.id}`)).status).toBe(200);
  expect((await player.request('GET', '/api/me')).status).toBe(401);
  const [guest] = server.guests;
  expect((await guest.request('POST', '/api/me/tokens', { name: 'x', scope: 'play' })).status).toBe(409);
});

test('an export has everything of the person and nothing of the opponent of a match that goes on', async () => {
  const [one, two] = [await server.account(), await server.account()];
  await sync(one, deck('kept', 10));
  const { id } = await one.open({ game: 'linkavel', private: true });
  await one.sit(id, { ready: 'tide' });
  await two.sit(id, { ready: 'veil' });
  const all = await one.get<Record<string, unknown[]>>('/api/me/export');
  expect(all['decks']).toMatchObject([{ id: 'kept' }]);
  expect(all['games']).toMatchObject([{ id, seat: 0, deck: expect.any(Array) }]);
  expect(JSON.stringify(all)).not.toMatch(/secret|password|hash/i);
  expect(all['games']).toHaveLength(1);
});

test('a deleted account is gone, its matches are kept for the opponents without its name', async () => {
  const guest = await server.guest();
  const credentials = { username: 'gone_soon', password: 'long enough' };
  const one = new Client(server.url, (await guest.post<{ token: string }>('/api/me/keep', credentials)).token);
  const two = await server.account();
  const played = await rated(two, one, 'magic-spirit');
  const id = await idOf(one);
  const wrong = { confirm: 'gone_soon', password: 'wrong' };
  expect((await one.request('POST', '/api/me/delete', wrong)).status).toBe(409);
  expect((await one.request('POST', '/api/me/delete', { confirm: 'other', password: 'long enough' })).status).toBe(400);
  await one.post('/api/me/delete', { confirm: 'gone_soon', password: 'long enough' });
  expect((await one.request('GET', '/api/me')).status).toBe(401);
  expect((await two.request('GET', `/api/people/${id}`)).status).toBe(404);
  expect((await two.request('POST', '/api/auth/sign-in/username', credentials)).status).toBe(401);
  const replay = await two.get(`/api/replays/${played}`);
  expect(JSON.stringify(replay)).not.toContain('gone_soon');
  expect(replay).toMatchObject({ table: { seats: [{ kind: 'person' }, { kind: 'guest', name: '' }] } });
});
