import { diceFrom, Match, type Seat } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit/random';
import { expect, test } from 'vitest';
import { changersOf, findChangers } from '../src/changes.ts';
import { shenhun } from '../src/index.ts';

test('what changes values is found anew whenever it may have become another', () => {
  let found = 0;
  for (let seed = 0; seed < 40; seed++) {
    // SH-2.9: here a myth card's power also ends with a death of its main fighter.
    const setup = { ...randomSetup(shenhun, seed), rulings: { mythReturns: seed % 2 === 0 } };
    const match = Match.start(shenhun, setup);
    const dice = diceFrom(seed);
    while (match.result === null) {
      expect(changersOf(match.g)).toEqual(findChangers(match.g));
      found += changersOf(match.g).cards.length;
      const [seat] = match.waitingFor as [Seat];
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
      // Taken back, the table is another one again.
      if (match.answersSince > 0 && dice(4) === 0) match.undo();
    }
  }
  expect(found).toBeGreaterThan(1000);
});
