import { determinize, diceFrom, Match, type Seat } from '@taisen/kernel';
import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { oneDeck } from '../src/index.ts';

const short = { turnLimit: 20 };

test('random games end, with all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 60; seed++) {
    const setup = { seed: `random ${seed}`, decks: [[], []] as const, rulings: seed < 4 ? {} : short };
    expect(playRandomGame(oneDeck, seed, counts, true, setup).result).not.toBeNull();
  }
  expect(counts.decisions).toBeGreaterThan(5000);
  expect(counts.samples).toBeGreaterThan(counts.decisions * 2);
});

test('random games end with every value of every ruling', () => {
  const counts = newCounts();
  for (const [name, { values }] of Object.entries(oneDeck.rulings)) {
    for (const value of values) {
      const setup = { seed: `${name} ${value}`, decks: [[], []] as const, rulings: { ...short, [name]: value } };
      expect(playRandomGame(oneDeck, 1, counts, false, setup).result, `${name} ${value}`).not.toBeNull();
    }
  }
});

test('the evaluation of a seat does not depend on what that seat cannot know', () => {
  const dice = diceFrom(5);
  let compared = 0;
  for (let seed = 0; seed < 3; seed++) {
    const match = Match.start(oneDeck, { seed: `worth ${seed}`, decks: [[], []], rulings: short });
    while (match.result === null) {
      const seat = match.waitingFor[0] as Seat;
      const worth = evaluate(match.g, seat);
      const other = determinize(match, seat, dice);
      if (other !== null) {
        compared++;
        expect(evaluate(other.g, seat)).toBe(worth);
      }
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
    }
  }
  expect(compared).toBeGreaterThan(200);
});
