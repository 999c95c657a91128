/** A WebSocket client receives the texts that the outbox has written as frames. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox, type Receiver } from '../src/http/outbox.ts';

let http: Server;
let receiver: Receiver;
let client: WebSocket;

beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const wss = new WebSocketServer({ noServer: true });
  const upgraded = new Promise<Receiver>((resolve) => {
    http.on('upgrade', (request, raw: Duplex, head) => {
      wss.handleUpgrade(request, raw, head, (socket) => resolve({ socket, raw, unsent: [] }));
    });
  });
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  receiver = await upgraded;
});
afterAll(() => {
  client.terminate();
  http.close();
});

test('texts of every length and in every language arrive whole and in order', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];
  const texts = [
    ...lengths.map((length) => 'a'.repeat(length)),
    '対戦',
    '對'.repeat(42),
    '對'.repeat(22_000),
    '🂡"\\\n',
  ];
  const received: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data, binary) => {
      expect(binary).toBe(false);
      if (received.push(String(data)) === texts.length) resolve();
    });
  });
  const outbox = new Outbox();
  for (const text of texts) outbox.send(receiver, text);
  await all;
  expect(received).toEqual(texts);
});
