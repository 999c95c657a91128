/** What goes over the wire: nothing that its viewer may not know, and whatever comes in changes only what it may. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, gameNamed } from '@taisen/games';
import { type Dice, determinize, diceFrom, type Seat, VIEWERS, type Viewer } from '@taisen/kernel';
import { fairSeed, type MessageOf, parseServerMessage, type ReplayFile, type TableInfo } from '@taisen/protocol';
import { type Entry, Table, ViewerStream } from '@taisen/table';
import { describe, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { Player } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const house = new TestServer();

/** Everything that a viewer is sent which tells of the table, as it came. */
async function listen(viewer: Viewer, table: string): Promise<{ texts: string[]; socket: WebSocket }> {
  const texts: string[] = [];
  const socket = house.guests[viewer].socket(table);
  await new Promise((resolve) => socket.on('message', (text) => resolve(texts.push(String(text)))));
  return { texts, socket };
}

describe.each([...GAMES.keys()])('%s', (id) => {
  test('what each viewer is sent follows from what that viewer may know', async () => {
    const game = gameNamed(id);
    const table = await house.begin(id);
    const ears = await Promise.all(VIEWERS.map((viewer) => listen(viewer, table)));
    const players = [new Player(house.guests[0], table), new Player(house.guests[1], table)];
    await Promise.all(players.map((player) => player.over));
    while (!ears.every(({ texts }) => texts.at(-1)?.includes('"winner"'))) await sleep(20);
    for (const { socket } of ears) socket.close();
    let file: ReplayFile;
    do file = (await house.guests[0].ask<ReplayFile>('GET', `/api/replays/${table}`)).body;
    while (file.entries === undefined);

    // Played again here, the same texts come out to the byte: they are the work of the feeds.
    const setup = { seed: await fairSeed(file), decks: file.decks, rulings: file.table.rulings };
    const again = Table.open(game, setup, { at: file.started, clock: file.table.clock });
    const feeds = VIEWERS.map((viewer) => new ViewerStream(again, viewer));
    const steps: string[][] = [[], [], []];
    const dice = diceFrom(7);
    let compared = 0;
    for (const entry of file.entries as Entry[]) {
      again.apply(entry);
      feeds.forEach((feed, viewer) => {
        steps[viewer]?.push(feed.step(entry));
      });
      if (again.seq % 4 === 0) compared += sameElsewhere(again, file.table, dice);
    }
    for (const viewer of VIEWERS) {
      const heard = (ears[viewer] as { texts: string[] }).texts;
      const first = parseServerMessage(heard[0] as string) as MessageOf<'welcome'>;
      expect(first).toMatchObject({ type: 'welcome', viewer });
      expect(heard.slice(1)).toEqual(steps[viewer]?.slice(first.seq, first.seq + heard.length - 1));
    }
    expect(compared).toBeGreaterThan(3);
  });
});

/** And what the feeds write does not change when all that a viewer cannot know is dealt anew. */
function sameElsewhere(table: Table, info: TableInfo, dice: Dice): number {
  let compared = 0;
  for (const viewer of VIEWERS) {
    const there = determinize(table.match, viewer, dice, { record: true });
    if (there === null) continue;
    const [one, two] = [table.match.fork({ record: true }), there].map((match) =>
      new ViewerStream(new Table(match, { at: 0 }), viewer).welcome(info),
    );
    expect(two).toBe(one);
    compared++;
  }
  return compared;
}

/** Messages that make no sense, are not the sender's to send, or come too late. */
function garbage(dice: Dice): string {
  const number = () => [0, 1, -1, 3.5, 1e9, Number.MAX_SAFE_INTEGER, 2 ** 60][dice(7)];
  const verbs = ['answer', 'takeback', 'accept-draw', 'refuse-draw', 'offer-rematch', 'forecast', 'advise', 'why', ''];
  const verb = verbs[dice(verbs.length)];
  const kinds = [
    () => String.fromCharCode(...Array.from({ length: dice(60) }, () => dice(0xd7ff))),
    () => JSON.stringify({ do: verb, id: number(), asked: 999_999, option: number() }),
    () => JSON.stringify({ do: verb, id: dice(5), asked: dice(3) + 1_000_000, option: dice(3), seat: dice(2) }),
    () => JSON.stringify({ do: 'answer', id: [dice(9)], asked: null, option: {} }),
    () => JSON.stringify({ do: 'answer', id: 1, asked: 0, option: 9_999 }),
    () => `${'['.repeat(dice(2000))}`,
    () => `{"do":"answer","id":1,"asked":0,"option":0,"__proto__":{"x":1}}`.slice(0, dice(60)),
    () => JSON.stringify({ do: 'answer', id: 1, asked: 12345, option: 0, pad: 'x'.repeat(dice(9000)) }),
    () => JSON.stringify([verb, number(), null, true]),
    () => ['', 'null', '0', '"do"', 'true', '{}', '[]', '{"do":{}}'][dice(8)] as string,
    () => JSON.stringify({ do: 'auto-pass', id: 1, kinds: { [`k${dice(9)}`]: number() } }),
  ];
  return (kinds[dice(kinds.length)] as () => string)();
}

test('100,000 messages of garbage get an error each, change nothing, and the server stays up', async () => {
  const MESSAGES = 100_000;
  const CHUNK = 500;
  const table = await house.begin('linkavel');
  const ears = await Promise.all(VIEWERS.map((viewer) => listen(viewer, table)));
  const before = ears.map(({ texts }) => texts.length);
  const welcome = parseServerMessage(ears[0]?.texts[0] as string) as MessageOf<'welcome'>;
  const asked = welcome.view.pending[0]?.seat as Seat;
  const counts: Record<string, number> = {};
  let replies = 0;
  ears.forEach(({ socket }) => {
    socket.on('message', (text) => {
      const message = parseServerMessage(String(text));
      if (message.type !== 'error') throw new Error(`an answer to garbage: ${text}`);
      counts[message.code] = (counts[message.code] ?? 0) + 1;
      replies++;
    });
  });
  const dice = diceFrom(3);
  for (let sent = 0; sent < MESSAGES; ) {
    for (let i = 0; i < CHUNK; i++, sent++) {
      const to = sent % 3;
      // Out of turn, and by somebody who only watches: sound messages, but not theirs to send.
      const foreign = JSON.stringify({ do: 'answer', id: 1, asked: 0, option: 0 });
      const text = dice(20) === 0 && to !== asked ? foreign : garbage(dice);
      ears[to]?.socket.send(text);
    }
    while (replies < sent) await sleep(1);
  }
  expect(replies).toBe(MESSAGES);
  expect(Object.keys(counts).toSorted()).toEqual(['bad-message', 'not-yours', 'refused', 'stale']);
  expect(before).toEqual([1, 1, 1]);
  for (const { socket } of ears) socket.removeAllListeners('message');
  const late = await listen(asked, table);
  expect(parseServerMessage(late.texts[0] as string)).toMatchObject({ type: 'welcome', seq: 0, asked: 0 });
  const [one, two] = [house.guests[0], house.guests[1]].map((client) => new Player(client, table));
  await Promise.all([one?.over, two?.over]);
  expect((await fetch(`${house.url}/ready`)).status).toBe(200);
  for (const { socket } of [...ears, late]) socket.close();
});

test('a message too long for anybody ends the connection, and only that', async () => {
  const table = await house.begin('linkavel');
  const { socket } = await listen(0, table);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send('x'.repeat(100_000));
  expect(await closed).toBe(1009);
  const player = [new Player(house.guests[0], table), new Player(house.guests[1], table)];
  await Promise.all(player.map(({ over }) => over));
});

test('a duplicate of an answer is stale, and is applied once', async () => {
  const table = await house.begin('shenhun');
  const ears = await Promise.all([listen(0, table), listen(1, table)]);
  const welcome = parseServerMessage(ears[0].texts[0] as string) as MessageOf<'welcome'>;
  const seat = welcome.view.pending[0]?.seat as Seat;
  const { socket } = ears[seat];
  const replies: string[] = [];
  let steps = 0;
  socket.on('message', (text) => {
    const message = parseServerMessage(String(text));
    if (message.type === 'step') steps++;
    else replies.push(message.type === 'error' ? message.code : message.type);
  });
  for (let i = 0; i < 10; i++) socket.send(JSON.stringify({ do: 'answer', id: i, asked: 0, option: 0 }));
  while (replies.length < 10) await sleep(5);
  expect(replies).toEqual(['done', ...Array(9).fill('stale')]);
  expect(steps).toBe(1);
  for (const ear of ears) ear.socket.close();
});
