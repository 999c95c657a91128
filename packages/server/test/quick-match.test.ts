/** Quick match: people who want the same game are paired, but not with a person who has left. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@taisen/protocol';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

const quick = async (client: Client, game: string): Promise<string> =>
  (await client.post<{ table: TableInfo }>('/api/quick-match', { game })).table.id;

const joined = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve) => socket.once('message', () => resolve(socket)));

const isListed = async (id: string): Promise<boolean> =>
  (await server.guests[2].get<{ tables: TableInfo[] }>('/api/tables')).tables.some((table) => table.id === id);

test('a connection to a table that does not exist is closed with a code', async () => {
  const socket = server.guests[0].socket('gone');
  expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(4404);
});

test('ten requests at the same time make five pairs', async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, () => server.guest()));
  const tables = await Promise.all(guests.map((guest) => quick(guest, 'linkavel')));
  const seated = await Promise.all(guests.map((guest, i) => guest.sit(tables[i] as string)));
  expect(new Set(tables).size).toBe(5);
  expect(seated.filter(({ state }) => state === 'playing')).toHaveLength(5);
});

test('a person who has not sat down yet is paired too', async () => {
  const [ada, bo] = server.guests;
  const id = await quick(ada, 'shenhun');
  expect(await quick(bo, 'shenhun')).toBe(id);
  expect((await bo.sit(id)).state).toBe('waiting');
  expect((await ada.sit(id)).state).toBe('playing');
});

test('a person who disconnects is not paired, unless they reconnect in time', { timeout: 60_000 }, async () => {
  const [ada, bo] = server.guests;
  const cy = await server.guest();
  const id = await quick(ada, 'holodelive');
  await ada.sit(id);
  (await joined(ada.socket(id))).close();
  // As when a page is reloaded.
  await sleep(2000);
  const again = await joined(ada.socket(id));
  await sleep(16_000);
  expect(await isListed(id)).toBe(true);
  again.close();
  await sleep(16_000);
  expect(await isListed(id)).toBe(false);
  const other = await quick(bo, 'holodelive');
  expect(other).not.toBe(id);
  expect(await quick(cy, 'holodelive')).toBe(other);
});
