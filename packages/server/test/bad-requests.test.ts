/** Invalid requests: each gets an error that names the problem, and changes nothing. */
import type { Me } from '@taisen/protocol';
import { httpError, parseServerMessage, randomHex, type TableInfo } from '@taisen/protocol';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();
let ada: Client;
beforeAll(() => {
  [ada] = server.guests;
});

const NUL = '\u0000';
const LONE_SURROGATE = '\ud800';
const NONCE = randomHex();
const clock = { bank: 60_000, decision: 10_000 };

const deck = (more: object) => ({ game: 'linkavel', name: 'x', ...more });
const table = (more: object) => ({ game: 'linkavel', ...more });

test.each<[status: number, message: RegExp, path: string, body: unknown]>([
  [400, /no game called "chess"/, '/api/tables', { game: 'chess' }],
  [400, /no game called "__proto__"/, '/api/tables', { game: '__proto__' }],
  [400, /no ruling called "nonsense"/, '/api/tables', table({ rulings: { nonsense: true } })],
  [400, /no ruling called "toString"/, '/api/tables', table({ rulings: { toString: true } })],
  [400, /clock.bank/, '/api/tables', table({ clock: { bank: -1, decision: null } })],
  [400, /clock.bank: .*a second/, '/api/tables', table({ clock: { bank: 0, decision: null } })],
  [400, /clock.decision: .*a second/, '/api/tables', table({ clock: { bank: null, decision: 0 } })],
  [400, /clock.longest: .*a second/, '/api/tables', table({ clock: { ...clock, longest: 0 } })],
  [400, /no bot "god"/, '/api/tables', table({ against: { bot: 'god' } })],
  [400, /more/, '/api/tables', table({ more: 1 })],
  [400, /game/, '/api/tables', []],
  [404, /no table "none"/, '/api/tables/none/sit', { nonce: NONCE }],
  [400, /nonce/, '/api/tables/none/sit', { nonce: 'short' }],
  [400, /deck: .*ready.*own.*cards/, '/api/tables/none/sit', { nonce: NONCE, deck: { own: '../x' } }],
  [400, /no card "no-such-card"/, '/api/decks', deck({ cards: ['no-such-card'] })],
  [400, /code/, '/api/decks', deck({ code: 'AAAA' })],
  [404, /nothing/, '/api/nothing', {}],
  // Text that cannot be stored or shown.
  [400, /NUL/, '/api/decks', deck({ name: `a${NUL}b`, cards: [] })],
  [400, /half/, '/api/decks', deck({ name: LONE_SURROGATE, cards: [] })],
  [400, /NUL/, '/api/decks', deck({ cards: [NUL] })],
  [400, /NUL/, '/api/tables', table({ rulings: { [NUL]: true } })],
  [400, /NUL/, '/api/auth/sign-in/username', { username: 'ada', password: `long${NUL}enough` }],
  [400, /NUL/, '/api/tables/%00/sit', { nonce: NONCE }],
  [400, /name/, '/api/decks', deck({ name: 'two\nlines', cards: [] })],
  [400, /name/, '/api/me/name', { name: 'two\nlines' }],
  [400, /name/, '/api/me/name', { name: '\u202etxet' }],
  [400, /name/, '/api/me/name', { name: '\u200b\u200b' }],
  [400, /name/, '/api/me/name', { name: ' ' }],
  [400, /name/, '/api/me/name', { name: 'x'.repeat(41) }],
])('%i %s: POST %s %j', async (status, message, path, body) => {
  const response = await ada.request('POST', path, body);
  expect(response).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  expect(v.is(httpError, response.body)).toBe(true);
});

test.each<[status: number, message: RegExp, path: string]>([
  [400, /NUL/, '/api/tables/%00'],
  [400, /NUL/, '/api/replays/%00'],
  [400, /NUL/, '/api/ratings/%00'],
  [400, /NUL/, '/api/export?since=%00'],
  [400, /url/, '/api/tables/%E0%A4%A'],
  [404, /no game called "chess"/, '/api/ratings/chess'],
  [400, /since/, '/api/export?since=abc'],
  [400, /since/, '/api/export?since=-1'],
  [404, /nothing/, '/api/nothing'],
])('%i %s: GET %s', async (status, message, path) => {
  const response = await ada.request('GET', path);
  expect(response).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  expect(v.is(httpError, response.body)).toBe(true);
});

test.each(['/api/tables', '/api/decks', '/api/auth/sign-in/username', '/api/auth/sign-in/anonymous'])(
  'a deeply nested body is rejected: %s',
  async (path) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
    const body = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/deep/)]);
  },
);

test('names in all scripts are accepted', async () => {
  const client = await server.guest();
  for (const name of ['あだ', '對戰王', "O'Neil-Smith 3", '👩‍🚀', 'नेहा'])
    expect(await client.request('POST', '/api/me/name', { name: ` ${name} ` })).toEqual({
      status: 200,
      body: { name },
    });
});

test('other routes of the auth library do not exist', async () => {
  const client = await server.guest();
  const before = await client.get<Me>('/api/me');
  for (const path of ['update-user', 'sign-up/email', 'delete-anonymous-user', 'change-email', 'nothing'])
    expect(await client.request('POST', `/api/auth/${path}`, { name: 'x'.repeat(5000) })).toMatchObject({
      status: 404,
    });
  expect(await client.get<Me>('/api/me')).toEqual(before);
});

test('password attempts are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const guess = { username: 'somebody', password: `a guess ${i}` };
    statuses.push((await ada.request('POST', '/api/auth/sign-in/username', guess)).status);
  }
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});

test('an invalid token is rejected', async () => {
  const client = new Client(server.url, 'not-a-token');
  expect(await client.request('GET', '/api/me')).toMatchObject({ status: 401, body: { error: 'not-signed-in' } });
});

test('after all this the server still works and has counted no internal failures', async () => {
  const { id } = await ada.post<{ table: TableInfo }>('/api/tables', table({ clock })).then(({ table }) => table);
  const socket = ada.socket(id);
  const text = await new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
  expect(parseServerMessage(text).type).toBe('waiting');
  socket.close();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
});
