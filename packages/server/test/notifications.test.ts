/** Notices between servers while the database goes away and comes back. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notice, tableNotice } from '../src/people/notices.ts';
import { Notifications } from '../src/storage/notifications.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startPostgres(data);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** A way to the database that can be cut. */
async function wayTo(url: string): Promise<{ url: string; tries: number; open: boolean; cut(): void; server: Server }> {
  const port = Number(new URL(url).port);
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    way.tries++;
    socket.on('error', () => {});
    if (!way.open) return socket.destroy();
    const there = connect(port, '127.0.0.1');
    for (const line of [socket, there]) lines.add(line);
    there.on('error', () => {});
    socket.pipe(there).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.port = String((server.address() as { port: number }).port);
  const way = {
    url: here.href,
    tries: 0,
    open: true,
    server,
    cut() {
      way.open = false;
      for (const line of lines) line.destroy();
      lines.clear();
    },
  };
  return way;
}

test('a database that is unavailable is retried now and then, not by ever more attempts', async () => {
  const way = await wayTo(postgres.url);
  const received: Notice[] = [];
  let missed = 0;
  const ignored = { received: () => {}, missed: () => {}, failed: () => {} };
  const one = new Notifications(way.url, 'one', {
    ...ignored,
    received: (notices) => received.push(...notices),
    missed: () => missed++,
  });
  const other = new Notifications(postgres.url, 'two', ignored);
  await Promise.all([one.open(), other.open()]);
  way.cut();
  way.tries = 0;
  await sleep(4000);
  expect(way.tries).toBeGreaterThan(0);
  expect(way.tries).toBeLessThan(12);
  way.open = true;
  while (missed === 0) await sleep(50);
  expect(missed).toBe(1);
  const sent: Notice[] = [
    tableNotice('t1'),
    { about: 'sessions', person: 'p' },
    { about: 'merge', guest: 'g', account: 'a' },
  ];
  other.send(sent);
  while (received.length < sent.length) await sleep(20);
  expect(received).toEqual(sent);
  await Promise.all([one.close(), other.close()]);
  way.cut();
  way.server.close();
});
