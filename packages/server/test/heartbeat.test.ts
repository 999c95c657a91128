/** Silent connections are pinged, and those that do not answer are closed. Active ones are not pinged. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GROUPS, Heartbeat, type Monitored } from '../src/http/heartbeat.ts';

let wss: WebSocketServer;
beforeAll(async () => {
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(wss, 'listening');
});
afterAll(() => wss.close());

let last = 0;
async function connect({ autoPong = true } = {}) {
  const connection = once(wss, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`, { autoPong });
  await once(client, 'open');
  const [socket] = (await connection) as [WebSocket];
  const monitored: Monitored = { number: ++last, socket, silent: 0 };
  socket.on('pong', () => {
    monitored.silent = 0;
  });
  let pings = 0;
  client.on('ping', () => pings++);
  return { client, monitored, pings: () => pings };
}

test('a silent connection is pinged every other round, and closed in the next if it does not answer', async () => {
  const heartbeat = new Heartbeat();
  const [quiet, dead, player] = [await connect(), await connect({ autoPong: false }), await connect()];
  const all = [quiet, dead, player].map(({ monitored }) => monitored);
  const round = () => {
    player.monitored.silent = 0;
    return Array.from({ length: GROUPS }, () => heartbeat.beat(all)).flat();
  };
  expect(new Set(round())).toEqual(new Set(all));
  const answered = once(quiet.monitored.socket, 'pong');
  expect(new Set(round())).toEqual(new Set(all));
  await answered;
  const closed = once(dead.client, 'close');
  expect(new Set(round())).toEqual(new Set([quiet.monitored, player.monitored]));
  const [code] = await closed;
  expect(code).toBe(1006);
  const again = once(quiet.monitored.socket, 'pong');
  round();
  await again;
  expect([quiet.pings(), dead.pings(), player.pings()]).toEqual([2, 1, 0]);
  for (const { client } of [quiet, player]) client.terminate();
});

test('each beat checks a part of the connections', async () => {
  const heartbeat = new Heartbeat();
  const { client, monitored } = await connect();
  const all = Array.from({ length: 4 * GROUPS }, (_, number): Monitored => ({ ...monitored, number, silent: 1 }));
  const checked = Array.from({ length: GROUPS }, () => heartbeat.beat(all));
  expect(checked.map((group) => group.length)).toEqual(Array(GROUPS).fill(4));
  expect(new Set(checked.flat()).size).toBe(all.length);
  client.terminate();
});
