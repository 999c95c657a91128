/** Notices between servers while the database is unavailable and available again. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notice, tableNotice } from '../src/people/notices.ts';
import { migrate, openPool, queriesOn } from '../src/storage/connect.ts';
import { Notifications } from '../src/storage/notifications.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startPostgres(data);
  const pool = openPool(postgres.url, () => {});
  await migrate(pool, queriesOn(pool), async () => {});
  await pool.query(`insert into watchers values ('t1', 'one'), ('t2', 'three'), ('t2', 'gone')`);
  await pool.end();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

interface Proxy {
  readonly url: string;
  readonly server: Server;
  /** How often it was connected to. */
  attempts: number;
  open: boolean;
  cut(): void;
}

/** A TCP proxy to the database whose connections can be cut. */
async function proxyTo(url: string): Promise<Proxy> {
  const port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    proxy.attempts++;
    socket.on('error', () => {});
    if (!proxy.open) return socket.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const end of [socket, upstream]) sockets.add(end);
    upstream.on('error', () => {});
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as { port: number }).port);
  const proxy: Proxy = {
    url: own.href,
    attempts: 0,
    open: true,
    server,
    cut() {
      proxy.open = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
  return proxy;
}

const byText = (a: Notice, b: Notice) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
const OTHERS = { owns: () => false, hasOlder: () => false };

test('reconnects at a fixed rate, reports missed notices, and then receives notices again', async () => {
  const proxy = await proxyTo(postgres.url);
  const received: Notice[] = [];
  let missed = 0;
  const ignored = { received: () => {}, missed: () => {}, failed: () => {} };
  const one = new Notifications(proxy.url, 'one', OTHERS, {
    ...ignored,
    received: (notices) => received.push(...notices),
    missed: () => missed++,
  });
  const other = new Notifications(postgres.url, 'two', OTHERS, ignored);
  await Promise.all([one.open(), other.open()]);
  proxy.cut();
  proxy.attempts = 0;
  await sleep(4000);
  expect(proxy.attempts).toBeGreaterThan(0);
  expect(proxy.attempts).toBeLessThan(12);
  proxy.open = true;
  while (missed === 0) await sleep(50);
  expect(missed).toBe(1);
  const sent: Notice[] = [
    tableNotice('t1'),
    { about: 'sessions', person: 'p' },
    { about: 'merge', guest: 'g', account: 'a' },
  ];
  other.send(sent);
  while (received.length < sent.length) await sleep(20);
  expect(received.toSorted(byText)).toEqual(sent.toSorted(byText));
  await Promise.all([one.close(), other.close()]);
  proxy.cut();
  proxy.server.close();
});

test('notices about a table go to those who watch it, and to all while a server of an older build is there', async () => {
  let hasOlder = false;
  const names = ['one', 'two', 'three', 'four'];
  const received = names.map(() => [] as Notice[]);
  const servers = names.map(
    (name, i) =>
      new Notifications(
        postgres.url,
        name,
        { ...OTHERS, hasOlder: () => hasOlder },
        { received: (notices) => received[i]?.push(...notices), missed: () => {}, failed: () => {} },
      ),
  );
  const [, , , four] = servers as [Notifications, Notifications, Notifications, Notifications];
  await Promise.all(servers.map((server) => server.open()));
  four.send([tableNotice('t1'), tableNotice('t2'), tableNotice('t3')]);
  const signOut: Notice = { about: 'sessions', person: 'p' };
  four.send([signOut]);
  while (received.slice(0, 3).some((notices) => !notices.some(({ about }) => about === 'sessions'))) await sleep(20);
  const tables = () =>
    received.map((notices) => notices.flatMap((notice) => (notice.about === 'table' ? notice.id : [])));
  expect(tables()).toEqual([['t1'], [], ['t2'], []]);
  // To three servers with their own channel, two of which are here, and to everybody.
  expect(four.sent).toBe(4);
  hasOlder = true;
  four.send([tableNotice('t3')]);
  while (tables()[1]?.length === 0) await sleep(20);
  expect(tables()[1]).toEqual(['t3']);
  await Promise.all(servers.map((server) => server.close()));
});
