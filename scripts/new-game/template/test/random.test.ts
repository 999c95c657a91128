import { determinize, diceFrom, Match, rulingsOf, type Seat } from '@taisen/kernel';
import { newCounts, playRandomGame, randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { templateGame } from '../src/index.ts';

test('random games end, with every free check on', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 40; seed++)
    expect(playRandomGame(templateGame, seed, counts).result, `seed ${seed}`).not.toBeNull();
  expect(counts.decisions).toBeGreaterThan(1000);
  expect(counts.samples).toBeGreaterThan(counts.decisions);
});

test('random games end under every house rule', () => {
  const counts = newCounts();
  for (const [name, { values }] of Object.entries(templateGame.rulings))
    for (const value of values) {
      const setup = { ...randomSetup(templateGame, 1), rulings: { [name]: value } };
      expect(playRandomGame(templateGame, 1, counts, false, setup).result, `${name} ${value}`).not.toBeNull();
    }
});

test('how the table looks to a seat does not depend on what that seat cannot know', () => {
  const dice = diceFrom(5);
  let compared = 0;
  for (let seed = 0; seed < 5; seed++) {
    const match = Match.start(templateGame, randomSetup(templateGame, seed));
    while (match.result === null) {
      const seat = match.waitingFor[0] as Seat;
      const other = determinize(match, seat, dice);
      if (other !== null) {
        compared++;
        expect(evaluate(other.g, seat)).toBe(evaluate(match.g, seat));
      }
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('the ready decks may be played', () => {
  for (const { id, cards } of templateGame.decks)
    expect(templateGame.checkDeck(cards, rulingsOf(templateGame, {})), id).toEqual([]);
});
