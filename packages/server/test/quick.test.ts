/** Strangers who look for each other: they meet, whenever they come, and nobody waits for somebody who has gone. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@taisen/protocol';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const house = new TestServer();

const quick = async (client: Client, game: string): Promise<string> =>
  (await client.post<{ table: TableInfo }>('/api/quick-match', { game })).table.id;

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve) => socket.once('message', () => resolve(socket)));

const isListed = async (id: string): Promise<boolean> =>
  (await house.guests[2].get<{ tables: TableInfo[] }>('/api/tables')).tables.some((table) => table.id === id);

test('who comes to a table that is gone is told so', async () => {
  const socket = house.guests[0].socket('gone');
  expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(4404);
});

test('ten who come at the same moment make five pairs', async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, () => house.guest()));
  const tables = await Promise.all(guests.map((guest) => quick(guest, 'linkavel')));
  const sat = await Promise.all(guests.map((guest, i) => guest.sit(tables[i] as string)));
  expect(new Set(tables).size).toBe(5);
  expect(sat.filter(({ state }) => state === 'playing')).toHaveLength(5);
});

test('who has not sat down yet is found, too', async () => {
  const [ada, bo] = house.guests;
  const id = await quick(ada, 'shenhun');
  expect(await quick(bo, 'shenhun')).toBe(id);
  expect((await bo.sit(id)).state).toBe('waiting');
  expect((await ada.sit(id)).state).toBe('playing');
});

test('who waits and goes away is not found, and who comes back in time is', { timeout: 60_000 }, async () => {
  const [ada, bo] = house.guests;
  const cy = await house.guest();
  const id = await quick(ada, 'holodelive');
  await ada.sit(id);
  (await opened(ada.socket(id))).close();
  // A page that is loaded again.
  await sleep(2000);
  const again = await opened(ada.socket(id));
  await sleep(16_000);
  expect(await isListed(id)).toBe(true);
  again.close();
  await sleep(16_000);
  expect(await isListed(id)).toBe(false);
  const other = await quick(bo, 'holodelive');
  expect(other).not.toBe(id);
  expect(await quick(cy, 'holodelive')).toBe(other);
});
