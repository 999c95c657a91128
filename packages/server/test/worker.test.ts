/** The main thread, the game worker, and the messages between them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { Host } from '@taisen/table';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { healthRoutes } from '../src/http/health.ts';
import { createMetrics } from '../src/metrics.ts';
import type { Parts } from '../src/server.ts';
import { BatchedPort, type Port, sendable } from '../src/worker/batched-port.ts';
import { startInThread, WorkerClient, type WorkerClientEvents } from '../src/worker/client.ts';
import { Connections } from '../src/worker/connections.ts';
import type { WorkerSetup } from '../src/worker/game-worker.ts';

const closing: { close(): void }[] = [];
afterEach(() => {
  for (const port of closing.splice(0)) port.close();
});

/** Two ends of a channel, and how many batches went from the first to the second. */
function channel() {
  const { port1, port2 } = new MessageChannel();
  closing.push(port1);
  let batches = 0;
  const counted: Port = {
    postMessage: (batch) => {
      batches++;
      port1.postMessage(batch);
    },
    on: (event, handler) => port1.on(event, handler),
  };
  return { one: counted, other: port2 as Port, batches: () => batches };
}

test('messages and texts arrive in order, those of one turn of the event loop in one batch', async () => {
  const { one, other, batches } = channel();
  const received: unknown[] = [];
  new BatchedPort<object, { name: string }>(other, {
    message: ({ name }) => received.push(name),
    text: (connection, text) => received.push([connection, text]),
    batchEnd: () => received.push('end'),
  });
  const port = new BatchedPort<{ name: string }, object>(one, { message: () => {}, text: () => {} });
  port.post({ name: 'join' });
  port.postText(7, 'first');
  port.postText(8, '7');
  port.post({ name: 'leave' });
  while (received.length < 5) await sleep(1);
  expect(received).toEqual(['join', [7, 'first'], [8, '7'], 'leave', 'end']);
  expect(batches()).toBe(1);
  // A full batch is sent before the end of the task.
  for (let i = 0; i < 100; i++) port.postText(i, 'text');
  expect(batches()).toBe(2);
  while (received.length < 107) await sleep(1);
  expect(received.slice(5).filter((item) => item !== 'end')).toEqual(
    Array.from({ length: 100 }, (_, i) => [i, 'text']),
  );
  expect(batches()).toBe(3);
});

test.each([
  ['an error with a cause that cannot be cloned', new RangeError('too far', { cause: () => {} }), 'too far'],
  ['something that is no error', { toString: (): string => 'odd', run: () => {} }, 'odd'],
])('%s can be sent to the other thread', async (_, thrown, message) => {
  const { one, other } = channel();
  const received = new Promise<{ error: Error }>((message) => {
    new BatchedPort<object, { error: Error }>(other, { message, text: () => {} });
  });
  new BatchedPort<{ error: Error }, object>(one, { message: () => {}, text: () => {} }).post({
    error: sendable(thrown),
  });
  const { error } = await received;
  expect(error.message).toBe(message);
  if (thrown instanceof Error) expect(error.stack).toBe(thrown.stack);
});

const ignored: WorkerClientEvents = {
  send: () => {},
  moved: () => {},
  joinFailed: () => {},
  traced: () => {},
  notify: () => {},
  failed: () => {},
  batchEnd: () => {},
};
const setup: WorkerSetup = {
  url: 'postgres://nobody@127.0.0.1:1/none',
  server: 'here',
  secret: '',
  botScript: 'file:///',
  botPace: 0,
  modules: {},
  archive: null,
};
const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

test('each question gets its own answer, or its own error', async () => {
  const { one, other } = channel();
  const client = new WorkerClient(one, ignored);
  new BatchedPort<object, { id: number; question: string }>(other, {
    message: ({ id, question }) => {
      const answer =
        question === 'stop'
          ? { do: 'answer-failed', id, error: new Error('no') }
          : { do: 'answer', id, text: question };
      setTimeout(() => answers.post(answer), question === 'metrics' ? 20 : 0);
    },
    text: () => {},
  });
  const answers = new BatchedPort<object, object>(other, { message: () => {}, text: () => {} });
  const asked = [client.ask('metrics'), client.ask('alive'), client.ask('stop')];
  const settled = await Promise.allSettled(asked);
  expect(settled.slice(0, 2)).toEqual([
    { status: 'fulfilled', value: 'metrics' },
    { status: 'fulfilled', value: 'alive' },
  ]);
  await expect(asked[2]).rejects.toThrow('no');
});

test.each([
  ['throws', 'throw new Error("a broken thread")', /a broken thread/],
  ['ends', 'process.exit(0)', /has exited/],
])('a thread that %s is reported as lost', async (_, text, why) => {
  const error = await new Promise((lost) => {
    closing.push(startInThread(script(text))(setup, lost));
  });
  expect(String(error)).toMatch(why);
});

test('a thread that is closed is not reported as lost', async () => {
  const losses: unknown[] = [];
  const port = startInThread(script('setInterval(() => {}, 1000)'))(setup, (error) => losses.push(error));
  await sleep(100);
  port.close();
  await sleep(100);
  expect(losses).toEqual([]);
});

test('a server whose game worker is blocked is not healthy, but routes without tables still work', async () => {
  const app = Fastify();
  const answers = { alive: true };
  const ask = (question: string) => (answers.alive ? Promise.resolve(question) : new Promise<string>(() => {}));
  const metrics = createMetrics(() => ({ sockets: 0, waiting: 0 }));
  healthRoutes(app, {
    isReady: () => ask('alive').then(() => true),
    metrics,
    worker: { ask },
    hashes: {},
    options: { metricsToken: null },
  } as unknown as Parts);
  const statusOf = async (url: string) => {
    const response = await Promise.race([app.inject(url), sleep(200)]);
    return response?.statusCode ?? 'timeout';
  };
  const urls = ['/health', '/ready', '/metrics', '/api/server'];
  expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200, 200]);
  answers.alive = false;
  expect(await Promise.all(urls.map(statusOf))).toEqual(['timeout', 'timeout', 'timeout', 200]);
});

/** A host that only records what it receives. */
function recordingHost() {
  const received: string[] = [];
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
    receive: (_: object, text: string) => received.push(text),
  };
  return { host: host as unknown as Host, received, connections };
}

test('messages sent while a table is loaded reach it, up to a limit; a connection that has left is not joined', async () => {
  const { host, received, connections } = recordingHost();
  const sent: unknown[] = [];
  const empty: string[] = [];
  let arrive: (host: Host) => void = () => {};
  const connected = new Connections({
    join: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    send: (connection, text) => sent.push([connection, JSON.parse(text).code]),
    moved: () => {},
    joinFailed: () => {},
    traced: () => {},
    empty: (table) => empty.push(table),
  });
  connected.join({ connection: 1, table: 'table', viewer: 0, person: null, seen: null });
  for (let i = 0; i < 21; i++) connected.receive(1, `text ${i}`);
  expect(sent).toEqual([[1, 'too-many']]);
  arrive(host);
  await sleep(0);
  expect(received).toEqual(Array.from({ length: 20 }, (_, i) => `text ${i}`));
  connected.join({ connection: 2, table: 'table', viewer: 1, person: null, seen: null });
  connected.leave(2);
  arrive(host);
  await sleep(0);
  expect(connections.size).toBe(1);
  connected.receive(2, 'too late');
  expect(received).toHaveLength(20);
  connected.leave(1);
  expect([connections.size, empty]).toEqual([0, ['table']]);
});

test('a connection that cannot join fails alone', async () => {
  const { host, connections } = recordingHost();
  const broken = {
    connect: () => {
      throw new Error('an invalid view');
    },
  } as unknown as Host;
  const failed: unknown[] = [];
  const connected = new Connections({
    join: async (table) => {
      if (table === 'none') throw new Error('no such table');
      return table === 'broken' ? broken : host;
    },
    send: () => {},
    moved: () => {},
    traced: () => {},
    joinFailed: (connection, error) => failed.push([connection, String(error)]),
    empty: () => {},
  });
  connected.join({ connection: 1, table: 'none', viewer: 0, person: null, seen: null });
  connected.join({ connection: 2, table: 'table', viewer: 0, person: null, seen: null });
  connected.join({ connection: 3, table: 'broken', viewer: 0, person: null, seen: null });
  await sleep(0);
  expect(failed.toSorted()).toEqual([
    [1, 'Error: no such table'],
    [3, 'Error: an invalid view'],
  ]);
  expect(connections.size).toBe(1);
});
