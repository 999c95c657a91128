/** Attacks that were tried on a running server by hand. Each that was not refused then is a test here. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { ServerMessage, TableInfo } from '@taisen/protocol';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { fewAtATime } from '../src/http/few-at-a-time.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let server: RunningServer;
let guest: Client;

beforeAll(async () => {
  server = await startInProcess(data);
  guest = await Client.guest(server.url);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test.each([
  ['letters that nobody sees', 'Ada\u{e0041}'],
  ['a filler instead of letters', '\u3164'],
  ['a joiner in a word', 'A\u200dda'],
  ['a variation of a plain letter', 'Ada\ufe0f'],
  ['a soft hyphen', 'A\u00adda'],
])('a name cannot look like another by %s', async (_, name) => {
  expect(await guest.request('POST', '/api/me/name', { name })).toMatchObject({ status: 400 });
});

test.each(['葛\u{e0100}城', '👩🏽‍🚀', '❤️ Ada', '神魂'])('the name %s is somebody’s own', async (name) => {
  expect(await guest.request('POST', '/api/me/name', { name })).toMatchObject({ status: 200, body: { name } });
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a page of another site cannot act for somebody: %j', async (headers) => {
  const response = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: '{"game":"linkavel"}',
  } as RequestInit);
  expect(response.status).toBe(403);
});

test('pages load nothing from other origins', async () => {
  const policy = (await fetch(`${server.url}/api/server`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain('font-src');
  expect(policy).not.toMatch(/ (https?:|\*)/);
});

test('requests that are sent slowly are ended', async () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  for (const limit of [headersTimeout, requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(20_000);
  }
});

test('two lengths of one request are refused', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  socket.write(
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n' +
      '0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  );
  await new Promise((closed) => socket.once('close', closed));
  expect(got).toMatch(/^HTTP\/1.1 400 /);
  expect(got.match(/HTTP\/1.1/g)).toHaveLength(1);
});

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page of another site opens no socket with somebody’s cookie: %j',
  async (headers) => {
    const { id } = await guest.open({ game: 'linkavel', private: true });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { ...headers, authorization: `Bearer ${guest.token}` } as Record<string, string>,
    });
    socket.on('error', () => {});
    const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(statusCode).toBe(403);
  },
);

/** A WebSocket by hand, after its handshake. */
async function rawSocket(table: string): Promise<{ socket: Socket; head: string; received: () => Buffer }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
  });
  socket.on('error', () => {});
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
      'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n',
  );
  await expect.poll(() => bytes.includes('\r\n\r\n'), { interval: 2 }).toBe(true);
  const head = bytes.toString('latin1').split('\r\n\r\n')[0] ?? '';
  return { socket, head, received: () => bytes.subarray(head.length + 4) };
}

test('nothing that is compressed is unpacked', async () => {
  const { id } = await guest.open({ game: 'linkavel', private: true });
  const { socket, head, received } = await rawSocket(id);
  expect(head).toMatch(/^HTTP\/1.1 101 /);
  expect(head).not.toMatch(/extensions/i);
  await expect.poll(() => received().length, { interval: 2 }).toBeGreaterThan(0);
  // A text that says of itself that it is compressed: 64 bytes, masked with zeros.
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(Buffer.concat([Buffer.from([0xc1, 0x80 | 64, 0, 0, 0, 0]), Buffer.alloc(64)]));
  await closed;
  expect((await fetch(`${server.url}/api/server`)).status).toBe(200);
  // Nor are the bodies of requests.
  const packed = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(1000),
  });
  expect(packed.status).toBe(400);
});

test.each([
  '{"game":"linkavel","rulings":{"__proto__":{"admin":true}}}',
  '{"game":"linkavel","rulings":{"toString":true}}',
  '{"game":"linkavel","__proto__":{"rated":true}}',
  '{"game":"linkavel","rulings":{"opening-hand":1e999}}',
  '{"game":"linkavel","clock":{"bank":1e999,"decision":null}}',
  '{"game":"linkavel","clock":{"bank":-1,"decision":null}}',
  '{"game":"constructor"}',
  '{"game":"linkavel","against":{"bot":"__proto__"}}',
])('%s opens no table', async (body) => {
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('a number that JSON cannot keep is not stored with a deck', async () => {
  const deck = '{"id":"a","game":"linkavel","name":"x","cards":[],"rulings":{"x":1e999},"changed":1}';
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
  const body = `{"decks":[${deck}]}`;
  const response = await fetch(`${server.url}/api/decks/sync`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});

/** What a connection is at a table: the first message says it. */
async function viewerOf(client: Client, table: string): Promise<number> {
  const socket = client.socket(table);
  const [text] = await once(socket, 'message');
  const message = JSON.parse(String(text)) as ServerMessage;
  if (message.type === 'welcome') {
    socket.send('{"do":"concede","id":1}');
    const [reply] = await once(socket, 'message');
    if (message.viewer === 2) expect(JSON.parse(String(reply))).toMatchObject({ type: 'error', code: 'not-yours' });
  }
  socket.close();
  return message.type === 'welcome' || message.type === 'waiting' ? message.viewer : -1;
}

test('a token that may only read watches its owner’s match like anybody, and does not play', async () => {
  const me = await Client.account(server.url);
  const tokenOf = async (scope: string) => {
    const { token } = await me.post<{ token: string }>('/api/me/tokens', { name: scope, scope });
    return new Client(server.url, token);
  };
  const [reads, plays] = [await tokenOf('read'), await tokenOf('play')];
  const { id } = await me.open({ game: 'linkavel', private: true });
  expect(await viewerOf(reads, id)).toBe(2);
  await me.sit(id);
  await guest.sit(id);
  expect(await viewerOf(reads, id)).toBe(2);
  expect((await me.get<{ table: TableInfo }>(`/api/tables/${id}`)).table.state).toBe('playing');
  expect(await viewerOf(plays, id)).toBe(0);
  // The name and the profile belong to the account, not to its programs.
  for (const [path, body] of [
    ['/api/me/name', { name: 'Mallory' }],
    ['/api/me/profile', { hidden: true }],
  ] as const)
    expect(await plays.request('POST', path, body)).toMatchObject({ status: 409 });
});

test('a program plays no rated match, not even at a table where its owner sat down', async () => {
  const [one, two] = [await Client.account(server.url), await Client.account(server.url)];
  const { token } = await one.post<{ token: string }>('/api/me/tokens', { name: 'bot', scope: 'play' });
  const wanted = { game: 'shenhun', rated: true, clock: { bank: 600_000, decision: null } };
  const { table } = await one.post<{ table: TableInfo }>('/api/quick-match', wanted);
  await one.sit(table.id);
  await two.post('/api/quick-match', wanted);
  await two.sit(table.id);
  expect(await viewerOf(new Client(server.url, token), table.id)).toBe(2);
  expect(await viewerOf(one, table.id)).toBe(0);
});

test('whoever reads everything does so once at a time', async () => {
  const app = fastify();
  const waiting: (() => void)[] = [];
  const onRequest = fewAtATime({ each: 1, all: 2 }, ({ headers }) => String(headers['x-who']));
  app.get('/', { onRequest }, () => new Promise((done) => waiting.push(() => done({}))));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (who: string) => (await fetch(url, { headers: { 'x-who': who } })).status;
  const first = ask('ada');
  await expect.poll(() => waiting.length, { interval: 2 }).toBe(1);
  expect(await ask('ada')).toBe(429);
  const second = ask('bo');
  await expect.poll(() => waiting.length, { interval: 2 }).toBe(2);
  expect(await ask('cy')).toBe(429);
  for (const answer of waiting) answer();
  expect(await Promise.all([first, second])).toEqual([200, 200]);
  const again = ask('ada');
  await expect.poll(() => waiting.length, { interval: 2 }).toBe(3);
  waiting[2]?.();
  expect(await again).toBe(200);
  await app.close();
});
