/** The hall, the room, and what they say to each other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { Host } from '@taisen/table';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { healthRoutes } from '../src/http/health.ts';
import { createMetrics } from '../src/metrics.ts';
import { Door, type DoorEvents, roomInThread } from '../src/room/door.ts';
import { Hatch, type Port, sendable } from '../src/room/hatch.ts';
import type { RoomSetup } from '../src/room/room.ts';
import { Visitors } from '../src/room/visitors.ts';
import type { Parts } from '../src/server.ts';

const closing: { close(): void }[] = [];
afterEach(() => {
  for (const port of closing.splice(0)) port.close();
});

/** Two ends of a line, and how many pieces went over it from the first to the second. */
function line() {
  const { port1, port2 } = new MessageChannel();
  closing.push(port1);
  let pieces = 0;
  const counted: Port = {
    postMessage: (piece) => {
      pieces++;
      port1.postMessage(piece);
    },
    on: (event, hear) => port1.on(event, hear),
  };
  return { one: counted, other: port2 as Port, pieces: () => pieces };
}

test('words and texts are heard in the order in which they were said, those of a turn in one piece', async () => {
  const { one, other, pieces } = line();
  const heard: unknown[] = [];
  new Hatch<object, { name: string }>(other, {
    word: ({ name }) => heard.push(name),
    text: (guest, text) => heard.push([guest, text]),
    over: () => heard.push('over'),
  });
  const saying = new Hatch<{ name: string }, object>(one, { word: () => {}, text: () => {} });
  saying.say({ name: 'come' });
  saying.text(7, 'first');
  saying.text(8, '7');
  saying.say({ name: 'leave' });
  while (heard.length < 5) await sleep(1);
  expect(heard).toEqual(['come', [7, 'first'], [8, '7'], 'leave', 'over']);
  expect(pieces()).toBe(1);
  // A long turn does not keep the other side waiting for its end.
  for (let i = 0; i < 100; i++) saying.text(i, 'text');
  expect(pieces()).toBe(2);
  while (heard.length < 107) await sleep(1);
  expect(heard.slice(5).filter((said) => said !== 'over')).toEqual(Array.from({ length: 100 }, (_, i) => [i, 'text']));
  expect(pieces()).toBe(3);
});

test.each([
  ['an error with a cause that no thread can give away', new RangeError('too far', { cause: () => {} }), 'too far'],
  ['something that is no error', { toString: (): string => 'odd', run: () => {} }, 'odd'],
])('%s can be told to the other thread', async (_, thrown, message) => {
  const { one, other } = line();
  const heard = new Promise<{ error: Error }>((word) => {
    new Hatch<object, { error: Error }>(other, { word, text: () => {} });
  });
  new Hatch<{ error: Error }, object>(one, { word: () => {}, text: () => {} }).say({ error: sendable(thrown) });
  const { error } = await heard;
  expect(error.message).toBe(message);
  if (thrown instanceof Error) expect(error.stack).toBe(thrown.stack);
});

const silent: DoorEvents = {
  tell: () => {},
  moved: () => {},
  lost: () => {},
  changed: () => {},
  failed: () => {},
  over: () => {},
};
const setup: RoomSetup = { url: 'postgres://nobody@127.0.0.1:1/none', server: 'here', secret: '', thinker: 'file:///' };
const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

test('questions are each answered with their own answer, or with what went wrong', async () => {
  const { one, other } = line();
  const door = new Door(one, silent);
  new Hatch<object, { id: number; what: string }>(other, {
    word: ({ id, what }) => {
      const answer =
        what === 'end' ? { do: 'unanswered', id, error: new Error('no') } : { do: 'answer', id, text: what };
      setTimeout(() => answers.say(answer), what === 'figures' ? 20 : 0);
    },
    text: () => {},
  });
  const answers = new Hatch<object, object>(other, { word: () => {}, text: () => {} });
  const asked = [door.ask('figures'), door.ask('life'), door.ask('end')];
  const settled = await Promise.allSettled(asked);
  expect(settled.slice(0, 2)).toEqual([
    { status: 'fulfilled', value: 'figures' },
    { status: 'fulfilled', value: 'life' },
  ]);
  await expect(asked[2]).rejects.toThrow('no');
});

test.each([
  ['throws', 'throw new Error("the roof came down")', /the roof came down/],
  ['ends', 'process.exit(0)', /has ended/],
])('a thread that %s is a room that is lost', async (_, text, why) => {
  const error = await new Promise((lost) => {
    closing.push(roomInThread(script(text))(setup, lost));
  });
  expect(String(error)).toMatch(why);
});

test('a thread that is told to go is not lost', async () => {
  const losses: unknown[] = [];
  const port = roomInThread(script('setInterval(() => {}, 1000)'))(setup, (error) => losses.push(error));
  await sleep(100);
  port.close();
  await sleep(100);
  expect(losses).toEqual([]);
});

test('a server whose tables are stuck is not alive, and serves what needs none', async () => {
  const app = Fastify();
  const answers = { life: true };
  const ask = (what: string) => (answers.life ? Promise.resolve(what) : new Promise<string>(() => {}));
  const metrics = createMetrics(() => ({ sockets: 0 }));
  healthRoutes(app, { isReady: () => ask('life').then(() => true), metrics, room: { ask } } as unknown as Parts);
  const statusOf = async (url: string) => {
    const answer = await Promise.race([app.inject(url), sleep(200)]);
    return answer?.statusCode ?? 'silence';
  };
  const urls = ['/health', '/ready', '/metrics', '/api/server'];
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200, 200]);
  answers.life = false;
  expect(await Promise.all(urls.map(statusOf))).toEqual(['silence', 'silence', 'silence', 200]);
});

/** A host that only listens. */
function listening() {
  const heard: string[] = [];
  const connections = new Set<object>();
  const host = {
    info: { id: 'table' },
    connections,
    connect: () => {
      const connection = {};
      connections.add(connection);
      return connection;
    },
    disconnect: (connection: object) => connections.delete(connection),
    receive: (_: object, text: string) => heard.push(text),
  };
  return { host: host as unknown as Host, heard, connections };
}

test('what is said on the way to a table is heard there, up to a point; who has left is not let in', async () => {
  const { host, heard, connections } = listening();
  const told: unknown[] = [];
  const empty: string[] = [];
  let arrive: (host: Host) => void = () => {};
  const visitors = new Visitors({
    join: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    tell: (guest, text) => told.push([guest, JSON.parse(text).code]),
    moved: () => {},
    lost: () => {},
    empty: (table) => empty.push(table),
  });
  visitors.come({ guest: 1, table: 'table', viewer: 0, person: null, seen: null });
  for (let i = 0; i < 21; i++) visitors.hear(1, `text ${i}`);
  expect(told).toEqual([[1, 'too-many']]);
  arrive(host);
  await sleep(0);
  expect(heard).toEqual(Array.from({ length: 20 }, (_, i) => `text ${i}`));
  visitors.come({ guest: 2, table: 'table', viewer: 1, person: null, seen: null });
  visitors.leave(2);
  arrive(host);
  await sleep(0);
  expect(connections.size).toBe(1);
  visitors.hear(2, 'a voice from nowhere');
  expect(heard).toHaveLength(20);
  visitors.leave(1);
  expect([connections.size, empty]).toEqual([0, ['table']]);
});

test('who cannot be let in is lost, and the others are not', async () => {
  const { host, connections } = listening();
  const broken = {
    connect: () => {
      throw new Error('a view that makes no sense');
    },
  } as unknown as Host;
  const lost: unknown[] = [];
  const visitors = new Visitors({
    join: async (table) => {
      if (table === 'none') throw new Error('no such table');
      return table === 'broken' ? broken : host;
    },
    tell: () => {},
    moved: () => {},
    lost: (guest, error) => lost.push([guest, String(error)]),
    empty: () => {},
  });
  visitors.come({ guest: 1, table: 'none', viewer: 0, person: null, seen: null });
  visitors.come({ guest: 2, table: 'table', viewer: 0, person: null, seen: null });
  visitors.come({ guest: 3, table: 'broken', viewer: 0, person: null, seen: null });
  await sleep(0);
  expect(lost.toSorted()).toEqual([
    [1, 'Error: no such table'],
    [3, 'Error: a view that makes no sense'],
  ]);
  expect(connections.size).toBe(1);
});
