import { GAMES } from '@taisen/games';
import { diceFrom, type Game, LANGUAGES, Match, type Seat, type View, viewOf } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { entryOf, type GameEntry, loadGameUi } from '../../src/games/index.ts';
import { cardsOf } from '../../src/table/cards.ts';
import { chipsOf, playerChips } from '../../src/table/chips.ts';

describe.each([...GAMES.keys()])('%s', (id) => {
  test('every kind of effect has a name and a mark, or is shown otherwise', async () => {
    const { game, effectMarks = {}, quietEffects = [] } = await loadGameUi(entryOf(id) as GameEntry);
    const shown = Object.keys(game.effects).filter((kind) => !quietEffects.includes(kind));
    const named = (kind: string) => ['status', 'effect', 'keyword'].some((each) => game.words[`${each}.${kind}`]);
    expect(shown.filter((kind) => !named(kind))).toEqual([]);
    expect(shown.filter((kind) => effectMarks[kind] === undefined)).toEqual([]);
  });

  test('what lasts in a match is a mark with words', async () => {
    const ui = await loadGameUi(entryOf(id) as GameEntry);
    const game = GAMES.get(id) as Game;
    const match = Match.start(game, randomSetup(game, 3), { record: true });
    const dice = diceFrom(3);
    for (let i = 0; i < 150 && match.result === null; i++) {
      const view = viewOf(match, 0);
      for (const language of LANGUAGES) {
        const cards = [...cardsOf(view).values()].flatMap(({ card }) => chipsOf(ui, view, card, language));
        const players = ([0, 1] as const).flatMap((seat) => playerChips(ui, view, seat, language));
        for (const { name, label } of [...cards, ...players])
          expect(`${name}${label}`).not.toMatch(/^$|[{}]|undefined/);
      }
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
    }
  });
});

test('a mark says how long it lasts and where it comes from', async () => {
  const ui = await loadGameUi(entryOf('linkavel') as GameEntry);
  const view: View = {
    viewer: 0,
    turn: 4,
    active: 0,
    result: null,
    facts: {},
    pending: [],
    zones: {},
    effects: [
      { kind: 'power', card: { id: 9, card: 'tide-heron' }, target: { id: 5 }, amount: 600, until: 4 },
      { kind: 'guard', card: { id: 9, card: 'tide-heron' }, target: { id: 5 }, amount: 0, until: 1e9 },
      { kind: 'shield', card: { id: 9, card: 'tide-heron' }, seat: 1, amount: 300, until: 5 },
    ],
  };
  const chips = chipsOf(ui, view, { id: 5, card: 'tide-heron', now: { negated: true, counters: 2 } }, 'en');
  expect(chips.map(({ name, label, turns }) => [name, label, turns])).toEqual([
    ['Negated', '', null],
    ['Counters', '2', null],
    ['Power 600', '600', 0],
    ['Attacks must be aimed at it', '', null],
  ]);
  expect(chips[2]?.source).toBe('Tide-Road Heron');
  expect(playerChips(ui, view, 1, 'en').map(({ name, turns }) => [name, turns])).toEqual([
    ['Takes 300 less damage', 1],
  ]);
  expect(playerChips(ui, view, 0, 'en')).toEqual([]);
});
