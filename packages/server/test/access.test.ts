/**
 * Who may do what: every message and every HTTP route, tried as every kind of person. A message or a route that is missing
 * in the tables below fails, so that a new one is decided upon.
 */
import { clientMessage, randomHex, type ServerMessage } from '@taisen/protocol';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** At a table of two people whose match has begun: without a session, without a seat, and after leaving a seat. */
const STRANGERS = ['nobody', 'guest', 'left'] as const;
/** The seat that is asked, and the other one. */
const SEATS = ['asked', 'other'] as const;
type Kind = (typeof STRANGERS)[number] | (typeof SEATS)[number];

/** By message: the replies to the seat that is asked, to the other seat, and to both once the match is over. */
type Row = readonly [asked: string, other: string, over: string, fields: object];
const MESSAGES: Readonly<Record<string, Row>> = {
  answer: ['done', 'stale', 'stale', { asked: 0, option: 0 }],
  takeback: ['refused', 'refused', 'refused', {}],
  'accept-takeback': ['refused', 'refused', 'refused', {}],
  'refuse-takeback': ['refused', 'refused', 'refused', {}],
  concede: ['done', 'refused', 'refused', {}],
  'offer-draw': ['done', 'done', 'refused', {}],
  'accept-draw': ['refused', 'refused', 'refused', {}],
  'refuse-draw': ['refused', 'refused', 'refused', {}],
  'offer-rematch': ['refused', 'refused', 'done', {}],
  'auto-pass': ['done', 'done', 'refused', { kinds: { respond: 'idle' } }],
  'why-not': ['why-not', 'why-not', 'why-not', { option: { do: 'nothing' } }],
  forecast: ['forecast refused', 'stale refused', 'forecast stale refused', { asked: 0, option: 0 }],
  explain: ['explained', 'explained', 'explained', { card: 1 }],
  // Only at practice tables.
  advise: ['refused', 'refused', 'refused', { asked: 0 }],
};

class Seat {
  private readonly replies: ServerMessage[] = [];
  readonly socket: WebSocket;
  asked: number | null = null;
  viewer = -1;

  constructor(client: Client, table: string) {
    this.socket = client.socket(table);
    this.socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'welcome') this.viewer = message.viewer;
      if ('asked' in message) this.asked = message.asked;
      if ('id' in message) this.replies.push(message);
    });
  }

  async ready(): Promise<this> {
    await expect.poll(() => this.viewer).toBeGreaterThanOrEqual(0);
    return this;
  }

  async send(message: object): Promise<string> {
    const before = this.replies.length;
    this.socket.send(JSON.stringify(message));
    await expect.poll(() => this.replies.length, { interval: 2 }).toBe(before + 1);
    const reply = this.replies.at(-1) as ServerMessage;
    return reply.type === 'error' ? reply.code : reply.type;
  }
}

/** A match of the first two guests, with a connection of every kind of person. */
async function begin(): Promise<Record<Kind, Seat>> {
  const [ada, bo, guest] = server.guests;
  const left = await server.guest();
  const { id } = await ada.open({ game: 'linkavel', private: true });
  // A seat that is only reserved is left again, and then taken by another person.
  await left.post(`/api/tables/${id}/sit`, { commitment: randomHex() });
  await left.post(`/api/tables/${id}/leave`);
  for (const person of [ada, bo]) await person.sit(id);
  const one = await new Seat(ada, id).ready();
  const two = await new Seat(bo, id).ready();
  const [asked, other] = one.asked === null ? [two, one] : [one, two];
  return {
    nobody: await new Seat(new Client(server.url, ''), id).ready(),
    guest: await new Seat(guest, id).ready(),
    left: await new Seat(left, id).ready(),
    asked,
    other,
  };
}

/** Spectators may ask about what they see. */
const FOR_ALL = new Set(['explain']);

const verbs = clientMessage.options.map(({ entries }) => entries.do.literal);

test('every message is in the table', () => {
  expect(Object.keys(MESSAGES).toSorted()).toEqual(verbs.toSorted());
});

test.each(verbs)('%s', async (verb) => {
  const [asked, other, over, fields] = MESSAGES[verb] as Row;
  const seats = await begin();
  const message = { do: verb, id: 1, ...fields };
  const stranger = FOR_ALL.has(verb) ? over : 'not-yours';
  for (const kind of STRANGERS) {
    expect(seats[kind].viewer).toBe(2);
    expect(`${kind}: ${await seats[kind].send(message)}`).toBe(`${kind}: ${stranger}`);
  }
  expect(asked.split(' ')).toContain(await seats.asked.send(message));
  expect(other.split(' ')).toContain(await seats.other.send(message));
  await seats.other.send({ do: 'concede', id: 2 });
  for (const kind of SEATS) expect(over.split(' ')).toContain(await seats[kind].send(message));
  for (const kind of STRANGERS) expect(`${kind}: ${await seats[kind].send(message)}`).toBe(`${kind}: ${stranger}`);
  for (const { socket } of Object.values(seats)) socket.close();
});

/** By route: the statuses for nobody, for a guest without a seat, and for a player of the table and owner of the deck. */
const ROUTES: Readonly<Record<string, readonly [nobody: number, guest: number, player: number, body?: object]>> = {
  'GET /api/server': [200, 200, 200],
  'GET /api/addresses': [200, 200, 200],
  'GET /api/me': [401, 200, 200],
  'POST /api/me/name': [401, 200, 200, { name: 'Somebody' }],
  // Not a name, so that the guest stays one.
  'POST /api/me/keep': [400, 400, 400, { username: 'x', password: 'long enough' }],
  'GET /api/ratings/{game}': [200, 200, 200],
  'GET /api/tables': [200, 200, 200],
  'POST /api/tables': [401, 200, 200, { game: 'linkavel' }],
  'GET /api/tables/{id}': [200, 200, 200],
  'POST /api/tables/{id}/sit': [401, 409, 409, { nonce: randomHex() }],
  'POST /api/tables/{id}/reveal': [401, 409, 409, { nonce: randomHex() }],
  'POST /api/tables/{id}/leave': [401, 409, 409, {}],
  'POST /api/quick-match': [401, 200, 200, { game: 'linkavel' }],
  'GET /api/decks': [401, 200, 200],
  'POST /api/decks': [401, 200, 200, { game: 'linkavel', name: 'x', cards: [] }],
  'POST /api/decks/check': [200, 200, 200, { game: 'linkavel', name: 'x', cards: [] }],
  'GET /api/decks/{deck}': [401, 404, 200],
  'PUT /api/decks/{deck}': [401, 404, 200, { game: 'linkavel', name: 'y', cards: [] }],
  'DELETE /api/decks/{deck}': [401, 404, 200],
  'GET /api/replays': [401, 200, 200],
  'GET /api/replays/{id}': [409, 409, 409],
  'GET /api/export': [200, 200, 200],
  'GET /api/games/{game}/versions': [200, 200, 200],
  'GET /api/modules/{hash}': [404, 404, 404],
  // Ada is a guest here, too; what accounts may do is in own-studies.test.ts.
  'GET /api/studies': [401, 409, 409],
  'POST /api/studies': [401, 409, 409, { study: { game: 'linkavel' } }],
  'GET /api/studies/{study}': [404, 404, 404],
  'POST /api/studies/{study}/stop': [401, 409, 409, {}],
};

test('every route answers every kind of person as the table says', async () => {
  const [ada, , guest] = server.guests;
  const id = await server.begin('linkavel');
  const deck = await ada.post<{ id: string }>('/api/decks', { game: 'linkavel', name: 'mine', cards: [] });
  const openapi = await ada.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json');
  const named = (path: string) =>
    path.replace(
      /^(\/api\/(deck|studie)s\/)\{id\}/,
      (_, start, kind) => `${start}{${kind === 'deck' ? 'deck' : 'study'}}`,
    );
  const listed = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${named(path)}`),
  );
  const found: Record<string, number[]> = {};
  const people = [new Client(server.url, ''), guest, ada];
  for (const route of Object.keys(ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    const url = path
      .replace('{id}', id)
      .replace('{deck}', deck.id)
      .replace('{game}', 'linkavel')
      .replace('{study}', 'x')
      .replace('{hash}', 'x');
    found[route] = [];
    for (const person of people) found[route].push(await statusOf(person, method, url, ROUTES[route]?.[3]));
  }
  const expected = Object.fromEntries(Object.entries(ROUTES).map(([route, row]) => [route, row.slice(0, 3)]));
  expect(found).toEqual(expected);
  // A route that is not in the table is at least closed to people without a session, unless it only reads.
  for (const route of listed.filter((each) => ROUTES[each] === undefined)) {
    const [method = '', path = ''] = route.split(' ');
    const status = await statusOf(people[0] as Client, method, path.replaceAll(/\{\w+\}/g, 'x'), {});
    if (path === '/api/auth/sign-in/anonymous') continue;
    expect(`${route}: ${status >= 500 || (method !== 'GET' && status < 400)}`).toBe(`${route}: false`);
  }
});

async function statusOf({ url, token }: Client, method: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}
