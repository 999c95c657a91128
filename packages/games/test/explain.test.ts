/** Every value on a card is the printed number and what its causes add. */
import { diceFrom, explain, Match, type State, viewOf } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const MATCHES = 2;
const MOST_DECISIONS = 120;
/** Values that nothing but causes changes; others are also reduced by damage. A value is never below its least. */
const SUMS: Readonly<Record<string, number>> = { power: 0, attack: 0 };

test('causes add up to the values that a player sees', () => {
  let explained = 0;
  const wrong: string[] = [];
  for (const game of GAMES.values()) {
    for (let seed = 0; seed < MATCHES; seed++) {
      const dice = diceFrom(seed);
      const match: Match<State> = Match.start(game, randomSetup(game, seed), { record: true });
      for (let i = 0; i < MOST_DECISIONS && match.result === null; i++) {
        const seat = match.decisionOf(0) === null ? 1 : 0;
        for (const { cards } of Object.values(viewOf(match, seat).zones)) {
          for (const card of cards) {
            if (card?.card === undefined) continue;
            for (const { value, printed, causes, now } of explain(match, seat, card.id)) {
              expect((card.now as Record<string, number>)[value]).toBe(now);
              const least = SUMS[value];
              if (least === undefined) continue;
              explained++;
              const sum = causes.reduce((total, { amount }) => total + amount, printed);
              if (Math.max(least, sum) !== now) wrong.push(`${game.id} ${card.card} ${value}: ${sum}, not ${now}`);
            }
          }
        }
        match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(explained).toBeGreaterThan(100);
});

test('a card that the viewer cannot read is not explained', () => {
  for (const game of GAMES.values()) {
    const match: Match<State> = Match.start(game, randomSetup(game, 1), { record: true });
    expect(explain(match, 0, 0)).toEqual([]);
    expect(explain(match, 0, 1_000_000)).toEqual([]);
  }
});
