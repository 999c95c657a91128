import 'fake-indexeddb/auto';
import { GAMES, gameNamed } from '@taisen/games';
import { diceFrom, Match, replay, type Seat, type Viewer } from '@taisen/kernel';
import { ClientStore } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { localBots } from '../../src/local/bots.ts';
import type { LocalSeat, Store, TableSpec } from '../../src/local/spec.ts';
import { openStore } from '../../src/local/store.ts';
import { type Device, LocalTables } from '../../src/local/tables.ts';

const you: LocalSeat = { kind: 'person', name: 'You' };
const bot: LocalSeat = { kind: 'bot', name: 'Bo', level: 'level1' };

let made = 0;
const failures: unknown[] = [];
const deviceOn = (store: Store, more: Partial<Device> = {}): Device => ({
  store,
  newest: async (id) => gameNamed(id),
  rules: async ({ game }) => gameNamed(game),
  module: async () => undefined,
  bots: localBots(() => 0),
  now: () => Date.now(),
  newId: () => `table-${++made}`,
  failed: (error) => failures.push(error),
  ...more,
});

const specOf = (game: string, seats: TableSpec['seats']): TableSpec => {
  const { decks } = randomSetup(gameNamed(game), 3);
  return { game, decks, rulings: {}, seats };
};

/** A client that answers every decision at random until `stop` returns true. */
async function sit(tables: LocalTables, id: string, viewer: Viewer, stop: (client: ClientStore) => boolean) {
  const dice = diceFrom(viewer + 1);
  let done: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  let answered = -1;
  let receive: (text: string) => void = () => {};
  const client = new ClientStore(
    (text) => receive(text),
    (now) => {
      const { asked, view } = now.state ?? { asked: null, view: null };
      if (stop(now)) return done();
      if (asked === null || view === null || asked === answered) return;
      answered = asked;
      const options = view.pending.find(({ seat }) => seat === viewer)?.options?.length ?? 1;
      queueMicrotask(() => {
        client.request({ do: 'answer', asked, option: dice(options) }).catch((error) => failures.push(error));
      });
    },
  );
  const joined = await tables.join(id, viewer, (text) => queueMicrotask(() => client.receive(text)), null);
  receive = joined.receive;
  return { client, finished, joined };
}

const isOver = ({ state }: ClientStore) => state !== null && state.result !== null;

describe.each([...GAMES.keys()])('%s', (game) => {
  test('a game against a bot goes to its end and is kept as it was played', async () => {
    const store = await openStore(`bot ${game}`);
    const tables = new LocalTables(deviceOn(store));
    const id = await tables.open(specOf(game, [you, bot]));
    const { finished, client } = await sit(tables, id, 0, isOver);
    await finished;
    const log = await tables.log(id);
    expect(log.result).toEqual(client.state?.result);
    expect(replay(gameNamed(game), log).result).toEqual(log.result);
    const [record] = await tables.list();
    expect(record?.id).toBe(id);
    await expect.poll(async () => (await store.get(id))?.result).toEqual(log.result);
    expect(failures).toEqual([]);
  });
});

test('a table continues after a reload, with the same cards', async () => {
  const store = await openStore('again');
  const spec = specOf('linkavel', [you, you]);
  const before = new LocalTables(deviceOn(store));
  const id = await before.open(spec);
  const some = (limit: number) => (client: ClientStore) => (client.state?.seq ?? 0) >= limit;
  const [one, two] = await Promise.all([sit(before, id, 0, some(20)), sit(before, id, 1, some(20))]);
  await Promise.race([one.finished, two.finished]);
  // Waits for answers that were sent before the limit was reached.
  await new Promise((done) => setTimeout(done, 50));
  const answers = (await before.log(id)).answers;

  const after = new LocalTables(deviceOn(store));
  expect((await after.log(id)).answers).toEqual(answers);
  const players = await Promise.all([sit(after, id, 0, isOver), sit(after, id, 1, isOver)]);
  await Promise.all(players.map(({ finished }) => finished));
  const log = await after.log(id);
  expect(log.answers.slice(0, answers.length)).toEqual(answers);
  expect(replay(gameNamed('linkavel'), log).result).toEqual(log.result);
  expect(failures).toEqual([]);
});

test('a search for advice does not delay an answer', async () => {
  const tables = new LocalTables(deviceOn(await openStore('advice')));
  const id = await tables.open(specOf('holodelive', [you, you]));
  const asks = (client: ClientStore) => client.state?.asked != null;
  const [one, two] = await Promise.all([sit(tables, id, 0, asks), sit(tables, id, 1, asks)]);
  const { client } = await Promise.race([one.finished.then(() => one), two.finished.then(() => two)]);
  const asked = client.state?.asked ?? -1;
  const advised = client.request({ do: 'advise', asked });
  await client.request({ do: 'answer', asked, option: 0 });
  // The search stops, since the decision has been answered.
  expect(await advised).toMatchObject({ type: 'advice', options: [] });
});

test('two pages of one device share a table', async () => {
  const store = await openStore('shared');
  const pages: LocalTables[] = [];
  const device = (self: number) =>
    deviceOn(store, {
      stored: (table) => {
        for (const [i, page] of pages.entries()) if (i !== self) void page.catchUp(table);
      },
    });
  pages.push(new LocalTables(device(0)), new LocalTables(device(1)));
  const [first, second] = pages as [LocalTables, LocalTables];
  const id = await first.open(specOf('one-deck', [you, you]));
  const players = await Promise.all([sit(first, id, 0, isOver), sit(second, id, 1, isOver)]);
  await Promise.all(players.map(({ finished }) => finished));
  expect((await first.log(id)).answers).toEqual((await second.log(id)).answers);
});

test('a match can be continued from any point of its log', async () => {
  const game = gameNamed('shenhun');
  const match = Match.start(game, randomSetup(game, 4));
  const dice = diceFrom(4);
  const answers: [Seat, number][] = [];
  while (match.result === null) {
    const seat = match.waitingFor[0] as Seat;
    const option = dice(match.decisionOf(seat)?.options.length ?? 1);
    answers.push([seat, option]);
    match.answer(seat, option);
  }
  const log = {
    format: 1 as const,
    game: game.id,
    ruleset: game.ruleset,
    setup: match.setup,
    answers,
    result: match.result,
  };
  const tables = new LocalTables(deviceOn(await openStore('moment')));
  const at = Math.floor(answers.length / 2);
  const id = await tables.open({ ...specOf('shenhun', [you, bot]), origin: { log, at } });
  expect((await tables.log(id)).answers).toEqual(answers.slice(0, at));
  const { finished } = await sit(tables, id, 0, isOver);
  await finished;
  expect((await tables.log(id)).answers.slice(0, at)).toEqual(answers.slice(0, at));
  await expect(
    tables.open({ ...specOf('shenhun', [you, bot]), origin: { log, at: answers.length + 1 } }),
  ).rejects.toThrow('answers');
});

test('a rematch begins when one player offers it; bots and players on the same device accept', async () => {
  for (const seats of [
    [you, bot],
    [you, you],
  ] as const) {
    const tables = new LocalTables(deviceOn(await openStore(`rematch ${seats[1].kind}`)));
    const id = await tables.open(specOf('linkavel', seats));
    const { client } = await sit(tables, id, 0, () => true);
    await expect.poll(() => client.state).not.toBeNull();
    await client.request({ do: 'concede' });
    await client.request({ do: 'offer-rematch' });
    await expect.poll(() => client.rematch).toMatch(/^table-/);
    expect(client.rematch).not.toBe(id);
  }
});

test('an illegal deck opens no table and stores nothing', async () => {
  const tables = new LocalTables(deviceOn(await openStore('bad deck')));
  await expect(tables.open({ ...specOf('linkavel', [you, bot]), decks: [[], []] })).rejects.toThrow('cannot be played');
  expect(await tables.list()).toEqual([]);
});

test('a removed table no longer exists', async () => {
  const tables = new LocalTables(deviceOn(await openStore('gone')));
  const id = await tables.open(specOf('linkavel', [you, bot]));
  await tables.remove(id);
  expect(await tables.list()).toEqual([]);
  await expect(tables.host(id)).rejects.toThrow('there is no table');
});
