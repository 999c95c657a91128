/** Limits hold for a person, however many requests and connections there are at the same time. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { ServerMessage } from '@taisen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { LIMITS } from '../src/http/limits.ts';
import { addressOf, type Counted, SocketLimits } from '../src/http/socket-limits.ts';
import { Client } from './support/client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const data = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  bundle();
  const limits = { LIMIT_TABLES: '5', LIMIT_SOCKETS: '3', LIMIT_MESSAGES: '4', LIMIT_ATTEMPTS: '3' };
  server = await startProcess({ DATA: data, ...limits });
});
afterAll(async () => {
  expect(await server.signal('SIGTERM')).toBe(0);
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

const show = { game: 'shenhun', against: { bot: 'level1' }, show: 'level1' };

test('sixty requests at once open as many tables as one person may have, and no more', async () => {
  const ada = await Client.guest(server.url);
  const wanted = Array.from({ length: 60 }, (_, i) =>
    i % 3 === 0
      ? ada.request('POST', '/api/quick-match', { game: 'one-deck' })
      : ada.request('POST', '/api/tables', show),
  );
  const statuses = (await Promise.all(wanted)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  // Others are not affected.
  const bo = await Client.guest(server.url);
  expect((await bo.request('POST', '/api/tables', show)).status).toBe(200);
});

test('a person has so many connections, and one budget of messages for all of them', async () => {
  const ada = await Client.guest(server.url);
  const { id } = await ada.open({ game: 'shenhun', against: { bot: 'random' } });
  await ada.sit(id);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 3; i++) {
    sockets.push(ada.socket(id));
    await once(sockets[i] as WebSocket, 'message');
  }
  const refused = ada.socket(id).on('error', () => {});
  const [, { statusCode }] = (await once(refused, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(statusCode).toBe(429);
  const replies: ServerMessage[] = [];
  for (const socket of sockets) {
    socket.on('message', (text) => replies.push(JSON.parse(String(text)) as ServerMessage));
    for (let i = 0; i < 12; i++) socket.send('{}');
  }
  await expect.poll(() => replies.filter(({ type }) => type === 'error').length).toBe(36);
  const read = replies.filter((reply) => reply.type === 'error' && reply.code === 'bad-message');
  // A burst of three seconds, and what came back meanwhile.
  expect(read.length).toBeLessThan(24);
  // A closed connection makes room for another.
  sockets[0]?.close();
  await once(sockets[0] as WebSocket, 'close');
  const again = ada.socket(id);
  await once(again, 'message');
  for (const socket of [...sockets, again]) socket.close();
});

test('an account cannot be guessed from many addresses either', async () => {
  const guess = () =>
    fetch(`${server.url}/api/auth/sign-in/username`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'Somebody', password: 'not this one' }),
    });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await guess()).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});

test('one address sends no more messages than ten people, however many guests it makes', () => {
  const limits = new SocketLimits({ ...LIMITS, messages: 1 });
  const at = (address: string, n: number) =>
    limits.take({ address, person: `guest ${n}`, table: 'T', isPlayer: false }, 0) as Counted;
  const guests = Array.from({ length: 20 }, (_, n) => at('10.0.0.1', n));
  const read = (each: readonly Counted[]) => each.flatMap((one) => [1, 2, 3, 4].filter(() => one.mayRead(0))).length;
  expect(read(guests.slice(0, 1))).toBe(3);
  expect(read(guests)).toBe(27);
  expect(read([at('10.0.0.2', 99)])).toBe(3);
});

test('a network of IPv6 counts as one address, and so does an IPv4 address however it is written', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    addressOf(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
      forwarded === undefined ? 0 : 1,
    );
  expect(from('2001:db8:1:2:3::4')).toBe(from('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  expect(from('::ffff:10.0.0.1')).toBe(from('10.0.0.1'));
  // What a client says of itself is before what the proxy adds.
  expect(from('10.9.9.9', '1.2.3.4, 2001:db8:1:2::7')).toBe(from('2001:db8:1:2::1'));
});

test('connections count by person, by address and by table', () => {
  const limits = new SocketLimits({ ...LIMITS, sockets: 2, connections: 3, upgrades: 1 });
  const visitor = { address: '10.0.0.1', person: 'ada', table: 'T', isPlayer: true };
  const first = limits.take(visitor, 0);
  expect(first).not.toBeNull();
  expect(limits.take(visitor, 0)).not.toBeNull();
  expect(limits.take({ ...visitor, address: '10.0.0.2' }, 0)).toBeNull();
  const watches = (n: number) => limits.take({ ...visitor, person: `p${n}`, isPlayer: false }, 0);
  expect(watches(1)).not.toBeNull();
  expect(watches(2)).toBeNull();
  first?.release();
  expect(watches(2)).not.toBeNull();
  for (let i = 0; i < 30; i++) limits.take({ ...visitor, person: `q${i}`, table: `T${i}` }, 0);
  expect(limits.take({ ...visitor, person: 'z', table: 'Z' }, 0)).toBeNull();
  expect(limits.take({ ...visitor, person: 'z', table: 'Z', address: '10.0.0.3' }, 0)).not.toBeNull();
  expect([0, 0, 0, 0, 1000].map((now) => limits.mayTry('10.0.0.9', now))).toEqual([true, true, true, false, true]);
});
