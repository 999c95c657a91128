import { setTimeout as sleep } from 'node:timers/promises';
import { gameNamed } from '@taisen/games';
import { ClientStore, type ReplayFile, randomHex } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** A client with one connection for all matches. */
class Screen {
  readonly store: ClientStore;
  readonly socket: WebSocket;
  private readonly ready: Promise<unknown>;

  constructor(client: Client, table: string) {
    this.socket = client.socket(table);
    this.store = new ClientStore((text) => this.socket.send(text));
    this.socket.on('message', (text) => this.store.receive(String(text)));
    this.ready = new Promise((resolve) => this.socket.once('message', resolve));
  }

  async send(request: Parameters<ClientStore['request']>[0]): Promise<void> {
    await this.ready;
    await this.store.request(request);
  }

  async at(table: string): Promise<void> {
    while (this.store.state?.table.id !== table) await sleep(5);
  }
}

async function playMatch(rated = false): Promise<{ id: string; screens: readonly [Screen, Screen] }> {
  const [ada, bo] = rated ? [await server.account(), await server.account()] : server.guests;
  const { id } = await ada.open({ game: 'linkavel', private: !rated, rated });
  await ada.sit(id);
  if (rated) await bo.post('/api/quick-match', { game: 'linkavel', rated });
  await bo.sit(id);
  const screens = [new Screen(ada, id), new Screen(bo, id)] as const;
  for (const screen of screens) await screen.at(id);
  await screens[0].send({ do: 'concede' });
  return { id, screens };
}

test('if both offers have a nonce, the rematch begins at once, on the open connections', async () => {
  const { id, screens } = await playMatch(true);
  const spectator = new Screen(await server.guest(), id);
  await spectator.at(id);
  const announced = screens[0].store.state?.table.next;
  expect(announced).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    commitment: expect.stringMatching(/^\w{64}$/),
  });
  expect(screens[1].store.state?.table.next).toEqual(announced);
  const nonces = [randomHex(), randomHex()] as const;
  await screens[0].send({ do: 'offer-rematch', nonce: nonces[0] });
  // Only the first nonce counts.
  await screens[0].send({ do: 'offer-rematch', nonce: randomHex() });
  expect(screens[1].store.state).toMatchObject({ rematches: 1, table: { id } });
  await screens[1].send({ do: 'offer-rematch', nonce: nonces[1] });
  const next = announced?.id as string;
  for (const screen of [...screens, spectator]) await screen.at(next);
  for (const [seat, { store }] of screens.entries()) {
    expect(store.rematch).toBe(next);
    expect(store.state).toMatchObject({ viewer: seat, seq: 0, result: null });
    expect(store.state?.table).toMatchObject({ state: 'playing', commitment: announced?.commitment, rated: true });
    expect(store.state?.table.next?.id).not.toBe(next);
  }
  // The ratings include the match before.
  expect(screens[1].store.state?.table.seats[1]?.rating?.value).toBeGreaterThan(1600);
  const asked = screens.find(({ store }) => store.state?.asked != null) as Screen;
  await asked.send({ do: 'answer', asked: asked.store.state?.asked as number, option: 0 });
  await screens[1].send({ do: 'concede' });
  while (screens.some(({ store }) => store.state?.result == null)) await sleep(5);
  let file: ReplayFile;
  do file = (await server.guests[0].request<ReplayFile>('GET', `/api/replays/${next}`)).body;
  while (file.entries === undefined);
  expect(file).toMatchObject({ nonces, table: { commitment: announced?.commitment } });
  // Moving connections to the rematch adds no entries.
  expect(file.entries.map((entry) => entry.do)).toEqual(['answer', 'concede']);
  expect((await replayTable(gameNamed('linkavel'), file)).result).toEqual({ winner: 0, rule: 'concede' });
  for (const { socket } of [...screens, spectator]) socket.close();
});

test('if one offer has no nonce, both players sit down again at the announced table', async () => {
  const { screens } = await playMatch();
  const announced = screens[0].store.state?.table.next;
  await screens[0].send({ do: 'offer-rematch', nonce: randomHex() });
  await screens[1].send({ do: 'offer-rematch' });
  const next = announced?.id as string;
  while (screens.some(({ store }) => store.rematch === null)) await sleep(5);
  const [ada, bo] = server.guests;
  const found = await ada.get<object>(`/api/tables/${next}`);
  expect(found).toMatchObject({ table: { state: 'waiting', commitment: announced?.commitment }, seat: 0 });
  await ada.sit(next);
  expect((await bo.sit(next)).state).toBe('playing');
  for (const { socket } of screens) socket.close();
});

test('an offer with an invalid nonce is rejected', async () => {
  const { screens } = await playMatch();
  const { socket } = screens[0];
  socket.removeAllListeners('message');
  for (const nonce of ['', 'A'.repeat(64), '0'.repeat(63), 7]) {
    const reply = new Promise<string>((resolve) => socket.once('message', (text) => resolve(String(text))));
    socket.send(JSON.stringify({ do: 'offer-rematch', id: 9, nonce }));
    expect(JSON.parse(await reply)).toMatchObject({ code: 'bad-message', message: expect.stringMatching(/nonce/) });
  }
  expect(screens[1].store.state?.rematches).toBe(0);
  for (const { socket } of screens) socket.close();
});

test('a series goes on with the score, the other seat starts, and the replay proves it', async () => {
  const [ada, bo] = server.guests;
  const refused = await ada.request('POST', '/api/tables', { game: 'one-deck', rated: true, bestOf: 3 });
  expect(refused.status).toBe(409);
  const { id } = await ada.open({ game: 'one-deck', private: true, bestOf: 3 });
  await ada.sit(id);
  await bo.sit(id);
  const screens = [new Screen(ada, id), new Screen(bo, id)] as const;
  const starters: number[] = [];
  const scores: unknown[] = [];
  let table = id;
  // Bo wins, Ada wins, Bo wins the series, and the fourth match begins a new one.
  for (const loser of [0, 1, 0, 1] as const) {
    for (const screen of screens) await screen.at(table);
    const { state } = screens[0].store;
    starters.push(state?.view.active as number);
    scores.push(state?.table.series?.wins);
    await screens[loser].send({ do: 'concede' });
    let file: ReplayFile;
    do file = (await ada.request<ReplayFile>('GET', `/api/replays/${table}`)).body;
    while (file.entries === undefined);
    const replayed = await replayTable(gameNamed('one-deck'), file);
    expect(replayed.match.state.active).toBe(starters.at(-1));
    table = state?.table.next?.id as string;
    if (scores.length === 4) break;
    for (const screen of screens) await screen.send({ do: 'offer-rematch', nonce: randomHex() });
  }
  const [first] = starters as [number];
  expect(starters).toEqual([first, 1 - first, first, 1 - first]);
  expect(scores).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
  for (const { socket } of screens) socket.close();
});
