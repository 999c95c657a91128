/** Who says nothing is asked, and who does not answer is gone. Who plays is not asked at all. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Heard, Pulse, TURNS } from '../src/http/pulse.ts';

let wss: WebSocketServer;
beforeAll(async () => {
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(wss, 'listening');
});
afterAll(() => wss.close());

let comers = 0;
async function come({ autoPong = true } = {}) {
  const connection = once(wss, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`, { autoPong });
  await once(client, 'open');
  const [socket] = (await connection) as [WebSocket];
  const guest: Heard = { number: ++comers, socket, silent: 0 };
  socket.on('pong', () => {
    guest.silent = 0;
  });
  let pings = 0;
  client.on('ping', () => pings++);
  return { client, guest, pings: () => pings };
}

test('who says nothing is asked every other turn; who does not answer is gone at the next', async () => {
  const pulse = new Pulse();
  const [quiet, dead, player] = [await come(), await come({ autoPong: false }), await come()];
  const guests = [quiet, dead, player].map(({ guest }) => guest);
  const round = () => {
    player.guest.silent = 0;
    return Array.from({ length: TURNS }, () => pulse.take(guests)).flat();
  };
  expect(new Set(round())).toEqual(new Set(guests));
  const answered = once(quiet.guest.socket, 'pong');
  expect(new Set(round())).toEqual(new Set(guests));
  await answered;
  const gone = once(dead.client, 'close');
  expect(new Set(round())).toEqual(new Set([quiet.guest, player.guest]));
  const [code] = await gone;
  expect(code).toBe(1006);
  const again = once(quiet.guest.socket, 'pong');
  round();
  await again;
  expect([quiet.pings(), dead.pings(), player.pings()]).toEqual([2, 1, 0]);
  for (const { client } of [quiet, player]) client.terminate();
});

test('they are asked a few at a time', async () => {
  const pulse = new Pulse();
  const { client, guest } = await come();
  const guests = Array.from({ length: 4 * TURNS }, (_, number): Heard => ({ ...guest, number, silent: 1 }));
  const asked = Array.from({ length: TURNS }, () => pulse.take(guests));
  expect(asked.map((few) => few.length)).toEqual(Array(TURNS).fill(4));
  expect(new Set(asked.flat()).size).toBe(guests.length);
  client.terminate();
});
