/** Every reply to a client's question about a decision depends only on what its seat knows. */
import { explain } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import {
  createRng,
  Determinizer,
  type Dice,
  diceFrom,
  type Match,
  mayTakeBack,
  type OptionView,
  type Seat,
  viewOf,
} from '@taisen/kernel';
import { type ClientMessage, parseServerMessage, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { Host, NO_CLOCK, Table } from '../src/index.ts';

const SEAT = { kind: 'guest', name: '' } as const;

/** The exact texts that the table replies to these messages of a seat. */
async function replies(match: Match, seat: Seat, messages: readonly ClientMessage[]): Promise<readonly string[]> {
  const texts: string[] = [];
  const failures: unknown[] = [];
  const info: TableInfo = {
    ...{ id: 't', game: match.game.id, ruleset: '', rulings: {}, state: 'playing', seats: [SEAT, SEAT] },
    ...{ clock: NO_CLOCK, rated: false, private: true, practice: true, commitment: null },
  };
  const host = new Host({
    table: new Table(match, { at: 0 }),
    info,
    store: { append: () => {}, read: async () => [] },
    environment: {
      now: () => 0,
      wait: () => () => {},
      think: async () => 0,
      advise: async ({ table }, asking) => explain(table.match, asking, { iterations: 4 }),
      onError: (_, error) => failures.push(error),
    },
  });
  const connection = host.connect(seat, (text) => texts.push(text));
  texts.length = 0;
  for (const message of messages) host.receive(connection, JSON.stringify(message));
  while (texts.length < messages.length) await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toEqual([]);
  return texts;
}

/** Questions about options that are offered, and about many that are not. */
function questions(match: Match, seat: Seat, dice: Dice): ClientMessage[] {
  const view = viewOf(match, seat);
  const options = view.pending.find((decision) => decision.seat === seat)?.options ?? [];
  const ids = Object.values(view.zones).flatMap(({ cards }) => cards.flatMap((card) => card?.id ?? []));
  const any = <T>(list: readonly T[]) => list[dice(list.length)] as T;
  const twisted = (option: OptionView): OptionView => ({
    ...option,
    ...(dice(2) === 0 ? { do: any(['attack', 'summon', 'play', 'use', 'pass', option.do]) } : {}),
    ...(dice(2) === 0 && ids.length > 0 ? { card: dice(9) === 0 ? 0 : any(ids) } : {}),
    ...(dice(2) === 0 && ids.length > 0 ? { target: any(ids) } : {}),
    ...(dice(3) === 0 ? { at: dice(6) } : {}),
  });
  const asked: ClientMessage[] = [];
  for (let i = 0; i < 3; i++) {
    asked.push({ do: 'forecast', id: i, asked: 0, option: dice(options.length) });
    asked.push({ do: 'why-not', id: i, option: twisted(any(options)) });
    if (ids.length > 0) asked.push({ do: 'explain', id: i, card: any(ids) });
  }
  if (options.length > 1 && dice(12) === 0) asked.push({ do: 'advise', id: 9, asked: 0 });
  return asked;
}

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('no reply depends on the random generator or on where hidden cards are', async () => {
    const replied = { forecast: 0, forbidden: 0, advice: 0 };
    for (let seed = 0; seed < 2; seed++) {
      const { match } = Table.open(game, randomSetup(game, seed), { at: 0 });
      const dice = diceFrom(seed);
      for (let i = 0; i < 100 && match.result === null; i++) {
        const seat = match.waitingFor[0] as Seat;
        const messages = questions(match, seat, dice);
        const before = JSON.stringify(match.save());
        const here = await replies(match, seat, messages);
        expect(JSON.stringify(match.save())).toBe(before);
        const sample = (closedLists: boolean) =>
          new Determinizer(match, seat, { closedLists }).sample(dice, { record: true });
        // A bot's advice depends on the cards of both decks; at practice tables they are not secret.
        const advised = messages.some(({ do: verb }) => verb === 'advise');
        for (const there of [match.fork({ record: true }), sample(false), advised ? null : sample(true)]) {
          if (there === null) continue;
          there.reseed(createRng(`other ${dice(2 ** 31)}`));
          expect(await replies(there, seat, messages)).toEqual(here);
        }
        for (const message of here.map(parseServerMessage)) {
          if (message.type === 'forecast' && message.events.length > 0) replied.forecast++;
          if (message.type === 'why-not' && message.rule !== null) replied.forbidden++;
          if (message.type === 'advice') replied.advice++;
        }
        match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
      }
    }
    expect(replied.forecast).toBeGreaterThan(60);
    expect(replied.forbidden).toBeGreaterThan(10);
    expect(replied.advice).toBeGreaterThan(0);
  });

  test('an answer that used the random generator cannot be taken back: the player would know its result', () => {
    const taken = { back: 0, chance: 0 };
    for (let seed = 0; seed < 150; seed++) {
      const { match } = Table.open(game, randomSetup(game, seed), { at: 0 });
      const dice = diceFrom(seed);
      while (match.result === null) {
        const seat = match.waitingFor[0] as Seat;
        const before = JSON.stringify(match.state.rng);
        match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
        const rolled = JSON.stringify(match.state.rng) !== before;
        if (rolled) taken.chance++;
        if (!mayTakeBack(match, seat)) continue;
        taken.back++;
        expect(rolled).toBe(false);
      }
    }
    expect(taken.chance).toBeGreaterThan(0);
    expect(taken.back).toBeGreaterThan(0);
  });
});
