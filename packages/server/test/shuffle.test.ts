/** Each seat commits to its part of the shuffle before any part is known. */
import { fairSeed, type ReplayFile, randomHex, sha256, type TableInfo } from '@taisen/protocol';
import { expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

const sit = async (client: Client, table: string, nonce: string) =>
  (await client.post<{ table: TableInfo }>(`/api/tables/${table}/sit`, { commitment: await sha256(nonce) })).table;
const reveal = (client: Client, table: string, nonce: string) =>
  client.request<{ table: TableInfo; message: string }>('POST', `/api/tables/${table}/reveal`, { nonce });
const stateOf = async (client: Client, table: string) =>
  (await client.get<{ table: TableInfo }>(`/api/tables/${table}`)).table;

async function replayOf(client: Client, table: string): Promise<ReplayFile> {
  const socket = client.socket(table);
  socket.once('message', () => socket.send(JSON.stringify({ do: 'concede', id: 1 })));
  await expect.poll(async () => (await stateOf(client, table)).state).toBe('over');
  socket.close();
  return client.get<ReplayFile>(`/api/replays/${table}`);
}

test('nobody has to show a nonce before both are fixed, and the replay proves which ones were', async () => {
  const [ada, bo] = server.guests;
  const { id } = await ada.open({ game: 'linkavel' });
  const [one, two] = [randomHex(), randomHex()];
  const early = await sit(ada, id, one);
  expect(early.commitments).toEqual([await sha256(one), null]);
  // The other seat has not committed: a nonce that is shown now could be answered.
  expect(await reveal(ada, id, one)).toMatchObject({ status: 409, body: { message: /keep yours secret/ } });
  expect((await sit(bo, id, two)).state).toBe('waiting');
  const { commitments } = await stateOf(ada, id);
  expect(commitments).toEqual([await sha256(one), await sha256(two)]);
  expect(await reveal(ada, id, randomHex())).toMatchObject({ status: 409, body: { message: /not committed/ } });
  expect(await reveal(server.guests[2], id, two)).toMatchObject({ status: 409, body: { message: /no seat/ } });
  expect(await reveal(ada, id, one)).toMatchObject({ status: 200, body: { table: { state: 'waiting' } } });
  expect(await reveal(bo, id, two)).toMatchObject({ status: 200, body: { table: { state: 'playing' } } });
  const file = await replayOf(ada, id);
  expect(file.table.commitments).toEqual(commitments);
  expect(file.nonces).toEqual([one, two]);
  expect(await fairSeed(file)).toMatch(/^[0-9a-f]{64}$/);
  const bent = { ...file, nonces: [one, randomHex()] as [string, string] };
  await expect(fairSeed(bent)).rejects.toThrow('the nonce of seat 1 is not the one that it had committed to');
});

test('a nonce that was shown to somebody who left is never used', async () => {
  const [ada, bo, cy] = server.guests;
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const [one, two] = [randomHex(), randomHex()];
  await sit(ada, id, one);
  await sit(bo, id, two);
  await reveal(ada, id, one);
  // Bo knows how the cards would lie, and leaves.
  await bo.post(`/api/tables/${id}/leave`);
  expect((await stateOf(ada, id)).commitments).toEqual([null, null]);
  await cy.sit(id);
  expect((await stateOf(ada, id)).state).toBe('waiting');
  const again = randomHex();
  await sit(ada, id, again);
  expect(await reveal(ada, id, again)).toMatchObject({ status: 200, body: { table: { state: 'playing' } } });
  expect((await replayOf(ada, id)).nonces[0]).toBe(again);
});

test('whoever sits down again with another nonce makes the other seat do so, too', async () => {
  const [ada, bo] = server.guests;
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const [one, two, three] = [randomHex(), randomHex(), randomHex()];
  await sit(ada, id, one);
  await sit(bo, id, two);
  await reveal(ada, id, one);
  expect((await sit(bo, id, three)).commitments).toEqual([null, await sha256(three)]);
  expect(await reveal(bo, id, three)).toMatchObject({ status: 409, body: { message: /other seat has not committed/ } });
});

test("a bot's nonce is fixed before the player sends one, in a rematch, too", async () => {
  const [ada] = server.guests;
  const table = await ada.open({ game: 'linkavel', against: { bot: 'random' } });
  const committed = table.commitments?.[1];
  expect(committed).toMatch(/^[0-9a-f]{64}$/);
  await ada.sit(table.id);
  const socket = ada.socket(table.id);
  const welcome = new Promise<{ table: TableInfo }>((resolve) => {
    socket.once('message', (text) => resolve(JSON.parse(String(text))));
  });
  const { next } = (await welcome).table;
  socket.send(JSON.stringify({ do: 'concede', id: 1 }));
  socket.send(JSON.stringify({ do: 'offer-rematch', id: 2, nonce: randomHex() }));
  await expect.poll(() => stateOf(ada, next?.id as string).catch(() => null)).toMatchObject({ state: 'playing' });
  socket.close();
  const file = await ada.get<ReplayFile>(`/api/replays/${table.id}`);
  expect(await sha256(file.nonces[1])).toBe(committed);
  expect((await stateOf(ada, next?.id as string)).commitments?.[1]).toBe(next?.bots);
  expect(await sha256((await replayOf(ada, next?.id as string)).nonces[1])).toBe(next?.bots);
});
