import { setTimeout as sleep } from 'node:timers/promises';
import { gameNamed } from '@taisen/games';
import { ClientStore, type ReplayFile, randomHex } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const house = new TestServer();

/** Somebody who stays on one line, whatever is played on it. */
class Screen {
  readonly follower: ClientStore;
  readonly socket: WebSocket;
  private readonly ready: Promise<unknown>;

  constructor(client: Client, table: string) {
    this.socket = client.socket(table);
    this.follower = new ClientStore((text) => this.socket.send(text));
    this.socket.on('message', (text) => this.follower.receive(String(text)));
    this.ready = new Promise((resolve) => this.socket.once('message', resolve));
  }

  async say(wish: Parameters<ClientStore['request']>[0]): Promise<void> {
    await this.ready;
    await this.follower.request(wish);
  }

  async at(table: string): Promise<void> {
    while (this.follower.state?.table.id !== table) await sleep(5);
  }
}

async function played(rated = false): Promise<{ id: string; screens: readonly [Screen, Screen] }> {
  const [ada, bo] = house.guests;
  const { id } = await ada.open({ game: 'linkavel', private: !rated, rated });
  await ada.sit(id);
  await bo.sit(id);
  const screens = [new Screen(ada, id), new Screen(bo, id)] as const;
  for (const screen of screens) await screen.at(id);
  await screens[0].say({ do: 'concede' });
  return { id, screens };
}

test('who add their numbers to their offers are at the next match at once, on the lines that are open', async () => {
  const { id, screens } = await played(true);
  const watcher = new Screen(await house.guest(), id);
  await watcher.at(id);
  const promised = screens[0].follower.state?.table.next;
  expect(promised).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), commitment: expect.stringMatching(/^\w{64}$/) });
  expect(screens[1].follower.state?.table.next).toEqual(promised);
  const nonces = [randomHex(), randomHex()] as const;
  await screens[0].say({ do: 'offer-rematch', nonce: nonces[0] });
  // The first word counts.
  await screens[0].say({ do: 'offer-rematch', nonce: randomHex() });
  expect(screens[1].follower.state).toMatchObject({ rematches: 1, table: { id } });
  await screens[1].say({ do: 'offer-rematch', nonce: nonces[1] });
  const next = promised?.id as string;
  for (const screen of [...screens, watcher]) await screen.at(next);
  for (const [seat, { follower }] of screens.entries()) {
    expect(follower.rematch).toBe(next);
    expect(follower.state).toMatchObject({ viewer: seat, seq: 0, result: null });
    expect(follower.state?.table).toMatchObject({ state: 'playing', commitment: promised?.commitment, rated: true });
    expect(follower.state?.table.next?.id).not.toBe(next);
  }
  // What they earned in the match before is what they sit down with.
  expect(screens[1].follower.state?.table.seats[1]?.rating?.value).toBeGreaterThan(1600);
  const asked = screens.find(({ follower }) => follower.state?.asked != null) as Screen;
  await asked.say({ do: 'answer', asked: asked.follower.state?.asked as number, option: 0 });
  await screens[1].say({ do: 'concede' });
  while (screens.some(({ follower }) => follower.state?.result == null)) await sleep(5);
  let file: ReplayFile;
  do file = (await house.guests[0].ask<ReplayFile>('GET', `/api/replays/${next}`)).body;
  while (file.entries === undefined);
  expect(file).toMatchObject({ nonces, table: { commitment: promised?.commitment } });
  // Nobody left and nobody came: the answer, and the end.
  expect(file.entries.map((entry) => entry.do)).toEqual(['answer', 'concede']);
  expect((await replayTable(gameNamed('linkavel'), file)).result).toEqual({ winner: 0, rule: 'concede' });
  for (const { socket } of [...screens, watcher]) socket.close();
});

test('where one adds no number, both sit down again at the table that was promised', async () => {
  const { screens } = await played();
  const promised = screens[0].follower.state?.table.next;
  await screens[0].say({ do: 'offer-rematch', nonce: randomHex() });
  await screens[1].say({ do: 'offer-rematch' });
  const next = promised?.id as string;
  while (screens.some(({ follower }) => follower.rematch === null)) await sleep(5);
  const [ada, bo] = house.guests;
  const found = await ada.get<object>(`/api/tables/${next}`);
  expect(found).toMatchObject({ table: { state: 'waiting', commitment: promised?.commitment }, seat: 0 });
  await ada.sit(next);
  expect((await bo.sit(next)).state).toBe('playing');
  for (const { socket } of screens) socket.close();
});

test('an offer with something else than a number for the shuffle is refused', async () => {
  const { screens } = await played();
  const { socket } = screens[0];
  socket.removeAllListeners('message');
  for (const nonce of ['', 'A'.repeat(64), '0'.repeat(63), 7]) {
    const answer = new Promise<string>((resolve) => socket.once('message', (text) => resolve(String(text))));
    socket.send(JSON.stringify({ do: 'offer-rematch', id: 9, nonce }));
    expect(JSON.parse(await answer)).toMatchObject({ code: 'bad-message', message: expect.stringMatching(/nonce/) });
  }
  expect(screens[1].follower.state?.rematches).toBe(0);
  for (const { socket } of screens) socket.close();
});
