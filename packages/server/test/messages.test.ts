/** Messages between clients and server: nothing sent reveals what a viewer may not know, and invalid input changes nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, gameNamed } from '@taisen/games';
import { type Dice, determinize, diceFrom, type Seat, VIEWERS, type Viewer } from '@taisen/kernel';
import { fairSeed, type MessageOf, parseServerMessage, type ReplayFile, type TableInfo } from '@taisen/protocol';
import { type Entry, Table, ViewerStream } from '@taisen/table';
import { describe, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { Player } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** Connects a viewer and records the texts that it receives. */
async function record(viewer: Viewer, table: string): Promise<{ texts: string[]; socket: WebSocket }> {
  const texts: string[] = [];
  const socket = server.guests[viewer].socket(table);
  await new Promise((resolve) => socket.on('message', (text) => resolve(texts.push(String(text)))));
  return { texts, socket };
}

describe.each([...GAMES.keys()])('%s', (id) => {
  test('what a viewer is sent depends only on what that viewer may know', async () => {
    const game = gameNamed(id);
    const table = await server.begin(id);
    const recorders = await Promise.all(VIEWERS.map((viewer) => record(viewer, table)));
    const players = [new Player(server.guests[0], table), new Player(server.guests[1], table)];
    await Promise.all(players.map((player) => player.over));
    while (!recorders.every(({ texts }) => texts.at(-1)?.includes('"winner"'))) await sleep(20);
    for (const { socket } of recorders) socket.close();
    let file: ReplayFile;
    do file = (await server.guests[0].request<ReplayFile>('GET', `/api/replays/${table}`)).body;
    while (file.entries === undefined);

    // Replaying the match here with viewer streams gives exactly the texts that were received.
    const setup = { seed: await fairSeed(file), decks: file.decks, rulings: file.table.rulings };
    const again = Table.open(game, setup, { at: file.started, clock: file.table.clock });
    const streams = VIEWERS.map((viewer) => new ViewerStream(again, viewer));
    const steps: string[][] = [[], [], []];
    const dice = diceFrom(7);
    let compared = 0;
    for (const entry of file.entries as Entry[]) {
      again.apply(entry);
      streams.forEach((stream, viewer) => {
        steps[viewer]?.push(stream.step(entry));
      });
      if (again.seq % 4 === 0) compared += compareDeterminizations(again, file.table, dice);
    }
    for (const viewer of VIEWERS) {
      const { texts } = recorders[viewer] as { texts: string[] };
      const first = parseServerMessage(texts[0] as string) as MessageOf<'welcome'>;
      expect(first).toMatchObject({ type: 'welcome', viewer });
      expect(texts.slice(1)).toEqual(steps[viewer]?.slice(first.seq, first.seq + texts.length - 1));
    }
    expect(compared).toBeGreaterThan(3);
  });
});

/** Checks that a viewer stream is the same in a determinization. */
function compareDeterminizations(table: Table, info: TableInfo, dice: Dice): number {
  let compared = 0;
  for (const viewer of VIEWERS) {
    const other = determinize(table.match, viewer, dice, { record: true });
    if (other === null) continue;
    const [one, two] = [table.match.fork({ record: true }), other].map((match) =>
      new ViewerStream(new Table(match, { at: 0 }), viewer).welcome(info),
    );
    expect(two).toBe(one);
    compared++;
  }
  return compared;
}

/** Messages that are malformed, refused or too late. */
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

test('100,000 garbage messages get an error each and change nothing, and the server keeps running', async () => {
  const MESSAGES = 100_000;
  const CHUNK = 500;
  const table = await server.begin('linkavel');
  const recorders = await Promise.all(VIEWERS.map((viewer) => record(viewer, table)));
  const before = recorders.map(({ texts }) => texts.length);
  const welcome = parseServerMessage(recorders[0]?.texts[0] as string) as MessageOf<'welcome'>;
  const asked = welcome.view.pending[0]?.seat as Seat;
  const counts: Record<string, number> = {};
  let replies = 0;
  recorders.forEach(({ socket }) => {
    socket.on('message', (text) => {
      const message = parseServerMessage(String(text));
      if (message.type !== 'error') throw new Error(`garbage was accepted: ${text}`);
      counts[message.code] = (counts[message.code] ?? 0) + 1;
      replies++;
    });
  });
  const dice = diceFrom(3);
  for (let sent = 0; sent < MESSAGES; ) {
    for (let i = 0; i < CHUNK; i++, sent++) {
      const to = sent % 3;
      // Well-formed, but out of turn or from a spectator.
      const foreign = JSON.stringify({ do: 'answer', id: 1, asked: 0, option: 0 });
      const text = dice(20) === 0 && to !== asked ? foreign : garbage(dice);
      recorders[to]?.socket.send(text);
    }
    while (replies < sent) await sleep(1);
  }
  expect(replies).toBe(MESSAGES);
  expect(Object.keys(counts).toSorted()).toEqual(['bad-message', 'not-yours', 'refused', 'stale']);
  expect(before).toEqual([1, 1, 1]);
  for (const { socket } of recorders) socket.removeAllListeners('message');
  const late = await record(asked, table);
  expect(parseServerMessage(late.texts[0] as string)).toMatchObject({ type: 'welcome', seq: 0, asked: 0 });
  const [one, two] = [server.guests[0], server.guests[1]].map((client) => new Player(client, table));
  await Promise.all([one?.over, two?.over]);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  for (const { socket } of [...recorders, late]) socket.close();
});

test('a message that is too long closes only its connection', async () => {
  const table = await server.begin('linkavel');
  const { socket } = await record(0, table);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send('x'.repeat(100_000));
  expect(await closed).toBe(1009);
  const players = [new Player(server.guests[0], table), new Player(server.guests[1], table)];
  await Promise.all(players.map(({ over }) => over));
});

test('a duplicate of an answer is stale, and is applied once', async () => {
  const table = await server.begin('shenhun');
  const recorders = await Promise.all([record(0, table), record(1, table)]);
  const welcome = parseServerMessage(recorders[0].texts[0] as string) as MessageOf<'welcome'>;
  const seat = welcome.view.pending[0]?.seat as Seat;
  const { socket } = recorders[seat];
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
  for (const recorder of recorders) recorder.socket.close();
});
