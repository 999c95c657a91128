/** The features that games declare for learning. */
import { determinize, diceFrom, Match, type Seat } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { learnedEvaluator, modelFrom, modelOf, weightsFrom } from '../src/index.ts';
import { byName } from './games.ts';

test.each(byName)('%s: every feature has a name and a number, and none depends on hidden cards', (_, game) => {
  const { features } = game;
  if (features === undefined) throw new Error(`${game.id} declares no features`);
  expect(new Set(features.names).size).toBe(features.names.length);
  const dice = diceFrom(8);
  let [compared, changed, odd] = [0, 0, 0];
  const match = Match.start(game, randomSetup(game, 5), { record: true });
  while (match.result === null) {
    for (const seat of [0, 1] as const) {
      const counts = features.of(match.g, seat);
      if (counts.length !== features.names.length || !counts.every(Number.isFinite)) odd++;
      const other = determinize(match, seat, dice);
      if (other === null) continue;
      compared++;
      if (features.of(other.g, seat).join() !== counts.join()) changed++;
    }
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
  }
  expect([odd, changed]).toEqual([0, 0]);
  expect(compared).toBeGreaterThan(40);
});

test.each(byName)('%s: weights are the same after saving and loading', (_, game) => {
  const match = Match.start(game, randomSetup(game, 6));
  const model = modelOf(game);
  const again = modelFrom(game, weightsFrom(game, model, 'a test'));
  expect(again).toEqual(model);
  expect(learnedEvaluator(match, 0)).toBeGreaterThan(0);
  expect(learnedEvaluator(match, 0)).toBeLessThan(1);
});
