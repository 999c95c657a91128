/** A table of a published version, which has its own kernel, is the same table. */
import { readFileSync } from 'node:fs';
import { GAMES } from '@taisen/games';
import { loadModule, moduleFile } from '@taisen/games/module';
import { BadInput, diceFrom, type Game, logOf, type Seat, VIEWERS, type Viewer } from '@taisen/kernel';
import { ClientStore, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { type Entry, NO_CLOCK, Table, ViewerStream } from '../src/index.ts';

const INFO: TableInfo = {
  id: 't',
  game: 'g',
  ruleset: 'r',
  rulings: {},
  state: 'playing',
  seats: [null, null],
  clock: NO_CLOCK,
  rated: false,
  private: false,
  practice: false,
  commitment: null,
};

const folder = new URL('../../../.taisen/modules/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as { game: string; hash: string }[];
const codeOf = (hash: string) => readFileSync(new URL(`${hash}.mjs`, folder), 'utf8');

async function published(id: string): Promise<Game> {
  const { hash } = manifest.find(({ game }) => game === id) as { hash: string };
  return (await loadModule(moduleFile(hash, codeOf(hash)))).game;
}

type AppliedStream = (entry: Entry) => unknown;

/** What a client shows after each entry. A diff may repeat what is the same. */
function clientOf(table: Table, viewer: Viewer): AppliedStream {
  const stream = new ViewerStream(table, viewer);
  const store = new ClientStore(() => {});
  store.receive(stream.welcome(INFO));
  return (entry) => {
    store.receive(stream.step(entry));
    return store.state;
  };
}

describe.each([...GAMES])('%s', (id, game) => {
  test('the module has the rules of this build, its own kernel and its rule book', async () => {
    const own = await published(id);
    expect(own.ruleset).toBe(game.ruleset);
    expect(own.engine).toBeDefined();
    expect(own.cards).not.toBe(game.cards);
    const { hash } = manifest.find((each) => each.game === id) as { hash: string };
    const { ruleBook } = await loadModule(moduleFile(hash, codeOf(hash)));
    expect(Object.keys(ruleBook).length).toBeGreaterThan(10);
    for (const text of Object.values(ruleBook)) expect(Object.keys(text).sort()).toEqual(['en', 'ja', 'zh-Hant']);
  });

  test('all viewers are sent the same messages, also after a takeback and to a late joiner', async () => {
    const own = await published(id);
    for (let seed = 0; seed < 2; seed++) {
      const setup = randomSetup(game, seed);
      const tables = [game, own].map((rules) => Table.open(rules, setup, { at: 0 })) as [Table, Table];
      const clients = VIEWERS.map((viewer) => tables.map((table) => clientOf(table, viewer)));
      const dice = diceFrom(seed);
      for (let n = 0; n < 150 && tables[0].result === null; n++) {
        const seat = tables[0].match.waitingFor[0] as Seat;
        const option = dice(tables[0].match.decisionOf(seat)?.options.length ?? 0);
        const takeback = dice(6) === 0 && tables[0].match.answersSince > 0 && tables[0].match.history.at(-1)?.[0];
        const entry: Entry =
          takeback === false || takeback === undefined
            ? { do: 'answer', seat, option, at: n }
            : { do: 'takeback', seat: takeback, at: n };
        for (const table of tables) table.apply(entry);
        for (const [mine, theirs] of clients as [AppliedStream, AppliedStream][])
          expect(theirs(entry)).toEqual(mine(entry));
      }
      expect(logOf(tables[1].match)).toEqual(logOf(tables[0].match));
      const [one, two] = tables.map((table) => JSON.parse(new ViewerStream(table, 0).welcome({} as never)));
      expect(two).toEqual(one);
    }
  });

  test('its bots play, and its refusals are recognized', async () => {
    const own = await published(id);
    const { engine } = own;
    const match = Table.open(own, randomSetup(game, 1), { at: 0 }).match;
    const seat = match.waitingFor[0] as Seat;
    expect(engine?.bots?.choose(match, seat, 'greedy', 1)).toBeLessThan(match.decisionOf(seat)?.options.length ?? 0);
    expect(() => match.answer(seat, 10_000)).toThrow(BadInput);
    expect(() => engine?.bots?.choose(match, seat, 'level99', 1)).toThrow('there is no bot called "level99"');
  });
});

test('a module that was changed is refused, and says so', () => {
  const { hash } = manifest[0] as { hash: string };
  expect(() => moduleFile(hash, `${codeOf(hash)} `)).toThrow(
    new RegExp(`^module ${hash} has been changed: its content has the hash [0-9a-f]{64}$`),
  );
});
