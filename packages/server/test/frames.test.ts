/** Short texts are read before the library does: what is heard is the same, however a client cuts what it sends. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { readShort } from '../src/http/frames.ts';

const http = createServer();
const wss = new WebSocketServer({ noServer: true });
beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  http.close();
});

interface Line {
  readonly client: Socket;
  readonly server: WebSocket;
  /** What was heard in short, and all that was heard. */
  readonly short: string[];
  readonly heard: string[];
}

async function open(): Promise<Line> {
  const heard: string[] = [];
  const short: string[] = [];
  const upgraded = new Promise<WebSocket>((resolve) => {
    http.once('upgrade', (request, raw: Duplex, head) => {
      wss.handleUpgrade(request, raw, head, (socket) => {
        readShort(socket, raw, (text) => {
          short.push(text);
          heard.push(text);
        });
        socket.on('message', (data) => heard.push(String(data)));
        socket.on('error', () => heard.push('error'));
        resolve(socket);
      });
    });
  });
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.setNoDelay(true);
  const key = randomBytes(16).toString('base64');
  client.write(
    `GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  await once(client, 'data');
  client.on('data', () => {});
  return { client, server: await upgraded, short, heard };
}

/** A frame as a client sends it. */
function frame(first: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const { length } = payload;
  const head = length < 126 ? [first, 128 | length] : [first, 128 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), mask, payload.map((byte, i) => byte ^ (mask[i & 3] as number))]);
}

const until = async (done: () => boolean) => {
  for (let i = 0; i < 500 && !done(); i++) await sleep(2);
};

test('one short text in one piece is heard at once, with pings and pongs in between', async () => {
  const { client, server, short, heard } = await open();
  const texts = ['{"do":"concede","id":1}', '', 'x'.repeat(125), '{}'];
  let pongs = 0;
  server.on('pong', () => pongs++);
  for (const [i, text] of texts.entries()) {
    client.write(frame(0x81, Buffer.from(text)));
    await until(() => heard.length === i + 1);
    client.write(frame(0x8a, Buffer.from('here')));
    await until(() => pongs === i + 1);
    client.write(frame(0x89, Buffer.from('there?')));
    await sleep(2);
  }
  expect(short).toEqual(texts);
  expect(heard).toEqual(texts);
  // Closing is the library's.
  const closed = once(server, 'close');
  client.write(frame(0x88, Buffer.from([3, 232])));
  expect((await closed)[0]).toBe(1000);
  client.destroy();
});

test('however it is cut, long, in parts, in other languages: the same texts in the same order', async () => {
  const dice = diceFrom(5);
  for (let round = 0; round < 40; round++) {
    const { client, server, heard } = await open();
    const texts: string[] = [];
    const frames: Buffer[] = [];
    for (let i = 0; i < 12; i++) {
      const text =
        [() => 'a'.repeat(dice(140)), () => '対戦', () => '{"id":1}', () => 'b'.repeat(400)][dice(4)]?.() ?? '';
      const bytes = Buffer.from(text);
      texts.push(text);
      const cut = dice(bytes.length + 1);
      // A text in two frames, with a ping between them.
      if (dice(5) === 0)
        frames.push(
          frame(0x01, bytes.subarray(0, cut)),
          frame(0x89, Buffer.from('?')),
          frame(0x80, bytes.subarray(cut)),
        );
      else frames.push(frame(0x81, bytes));
    }
    if (dice(3) === 0) for (const piece of frames) client.write(piece);
    else {
      const all = Buffer.concat(frames);
      for (let at = 0; at < all.length; ) {
        const to = at + 1 + dice(round % 2 === 0 ? 40 : 400);
        client.write(all.subarray(at, to));
        at = to;
        if (dice(4) === 0) await sleep(1);
      }
    }
    await until(() => heard.length === texts.length);
    expect(heard).toEqual(texts);
    server.terminate();
    client.destroy();
  }
});

test('what is not of the protocol ends the line, and what comes after the end is not heard', async () => {
  const bad: readonly (readonly [number, Buffer])[] = [
    [1007, frame(0x81, Buffer.from([0xff, 0xfe]))],
    [1002, frame(0xc1, Buffer.from('rsv'))],
    [1002, Buffer.from([0x81, 2, 104, 105])],
    [1002, frame(0x80, Buffer.from('goes on'))],
  ];
  for (const [code, piece] of bad) {
    const { client, server, heard } = await open();
    const closed = new Promise((resolve) => server.once('close', resolve));
    client.write(frame(0x81, Buffer.from('fine')));
    await until(() => heard.length === 1);
    client.write(piece);
    await until(() => heard.length === 2);
    client.write(frame(0x81, Buffer.from('too late')));
    client.write(frame(0x88, Buffer.from([code >> 8, code & 255])));
    await closed;
    expect(heard).toEqual(['fine', 'error']);
    client.destroy();
  }
});
