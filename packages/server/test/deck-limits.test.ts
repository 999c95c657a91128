/** The size of a deck is limited on every route, and checked before a deck code is expanded. */
import { gameNamed } from '@taisen/games';
import { type DeckAnswer, deckCode, deckFromCode, httpError, MOST_CARDS, randomHex } from '@taisen/protocol';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { databaseUrl } from './support/database.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();
const linkavel = gameNamed('linkavel');
const names = linkavel.cards.map(({ id }) => id);
let ada: Client;
let database: pg.Client;
beforeAll(async () => {
  [ada] = server.guests;
  database = new pg.Client({ connectionString: databaseUrl(server.data) });
  await database.connect();
});
afterAll(() => database.end());

/** A valid deck code with this many copies of every card, as an attacker would write it. */
function bomb(count: number, ids: readonly string[] = names): string {
  // The code of one copy each, with other counts and a new checksum.
  const bytes = [...Buffer.from(deckCode(linkavel, ids), 'base64url')].slice(0, -2);
  for (let i = 3; i < bytes.length; i += 4) bytes[i] = count;
  let h = 0x811c9dc5 | 0;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return Buffer.from([...bytes, h & 255, (h >>> 8) & 255]).toString('base64url');
}

const most = Array.from({ length: MOST_CARDS }, (_, i) => names[i % names.length] as string);
const deck = (more: object) => ({ game: 'linkavel', name: 'x', ...more });

test('a code cannot contain more cards than a deck may have', () => {
  expect(() => deckFromCode(linkavel, bomb(255))).toThrow(/at most 200/);
  expect(() => deckFromCode(linkavel, bomb(201, names.slice(0, 1)))).toThrow(/at most 200/);
  expect(deckFromCode(linkavel, bomb(200, names.slice(0, 1)))).toHaveLength(200);
  expect(deckFromCode(linkavel, deckCode(linkavel, most)).toSorted()).toEqual(most.toSorted());
  expect(() => deckCode(linkavel, [...most, 'tide-heron'])).toThrow(/at most 200/);
  expect(() => deckFromCode(linkavel, 'A'.repeat(1e6))).toThrow(/at most 200/);
});

test.each<[method: 'POST' | 'PUT', path: string, title: string, more: () => object]>([
  ['POST', '/api/decks', 'a code of 255 of each', () => ({ code: bomb(255) })],
  ['POST', '/api/decks', 'a code of 3 of each', () => ({ code: bomb(3) })],
  ['POST', '/api/decks', 'a code that is cut off', () => ({ code: bomb(255).slice(0, -1) })],
  ['POST', '/api/decks/check', 'a code of 255 of each', () => ({ code: bomb(255) })],
  ['PUT', '/api/decks/any', 'a code of 255 of each', () => ({ code: bomb(255) })],
  ['POST', '/api/decks', 'a code that is too long', () => ({ code: 'A'.repeat(60_000) })],
  ['POST', '/api/decks', '201 cards', () => ({ cards: [...most, names[0]] })],
  ['POST', '/api/decks/check', '20,000 cards', () => ({ cards: Array(20_000).fill('') })],
  ['PUT', '/api/decks/any', '201 cards', () => ({ cards: [...most, names[0]] })],
  ['POST', '/api/decks', 'a long name', () => ({ name: 'x'.repeat(61), cards: [] })],
  ['POST', '/api/decks', 'a long card', () => ({ cards: ['x'.repeat(101)] })],
])('%s %s refuses %s', async (method, path, _, more) => {
  const { status, body } = await ada.request(method, path, deck(more()));
  expect([status, v.is(httpError, body)]).toEqual([400, true]);
});

test('sitting down with a larger deck is refused', async () => {
  const { id } = await ada.open({ game: 'linkavel' });
  const sit = { nonce: randomHex(), deck: { cards: [...most, names[0]] } };
  expect(await ada.request('POST', `/api/tables/${id}/sit`, sit)).toMatchObject({ status: 400 });
  await ada.post(`/api/tables/${id}/leave`);
});

test('the largest deck is stored from cards or a code; the list has sizes, a single deck all cards', async () => {
  const guest = await server.guest();
  const stored = await guest.post<DeckAnswer>('/api/decks', deck({ cards: most }));
  const { code } = stored;
  const copied = await guest.post<DeckAnswer>(
    '/api/decks',
    deck({ name: 'y', code: code.replace(/(.{60})/g, '$1\n') }),
  );
  expect(copied.code).toBe(code);
  const row = { game: 'linkavel', count: MOST_CARDS };
  const list = await guest.get('/api/decks');
  expect(list).toEqual({
    decks: [
      { id: copied.id, name: 'y', ...row },
      { id: stored.id, name: 'x', ...row },
    ],
  });
  expect(await guest.get(`/api/decks/${stored.id}`)).toEqual(stored);
  expect(await ada.request('GET', `/api/decks/${stored.id}`)).toMatchObject({ status: 404 });
  expect(await guest.request('GET', '/api/decks/none')).toMatchObject({ status: 404 });
});

test('larger decks from before there was a limit can be listed, deleted and replaced, but not used', async () => {
  const guest = await server.guest();
  const { id: person } = await guest.get<{ id: string }>('/api/me');
  const huge = names.flatMap((name) => Array<string>(400).fill(name));
  await database.query(
    `insert into decks (id, person, game, name, cards)
     select 'old-' || n, $1, 'linkavel', 'old', $2 from generate_series(1, 100) as n`,
    [person, JSON.stringify(huge)],
  );
  const lists = await Promise.all(Array.from({ length: 20 }, () => guest.get<{ decks: unknown[] }>('/api/decks')));
  for (const { decks } of lists) {
    expect(decks).toHaveLength(100);
    expect(decks[0]).toMatchObject({ count: huge.length });
  }
  const refused = { status: 409, body: { error: 'refused', message: expect.stringMatching(/at most 200/) } };
  expect(await guest.request('GET', '/api/decks/old-1')).toMatchObject(refused);
  const { id } = await guest.open({ game: 'linkavel' });
  const sit = { nonce: randomHex(), deck: { own: 'old-1' } };
  expect(await guest.request('POST', `/api/tables/${id}/sit`, sit)).toMatchObject(refused);
  expect(await guest.request('PUT', '/api/decks/old-1', deck({ cards: most }))).toMatchObject({ status: 200 });
  expect(await guest.request('GET', '/api/decks/old-1')).toMatchObject({ status: 200 });
  expect(await guest.request('DELETE', '/api/decks/old-2')).toMatchObject({ status: 200 });
  // Such a deck at a seat does not affect the list of a person's tables.
  await database.query(`update seats set deck = $2 where table_id = $1`, [id, JSON.stringify(huge)]);
  expect(await guest.get('/api/me')).toMatchObject({ tables: [{ id }] });
});
