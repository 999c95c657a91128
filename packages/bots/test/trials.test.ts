/** Copies of a match, as bots try options in them. */
import { createRng, diceFrom, Match, type Seat } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { byName } from './games.ts';

/** How many answers a copy is compared for. */
const AHEAD = 4;

test.each(byName)('%s: a copy goes on as the match does, whatever it keeps, and copies of it too', (_, game) => {
  const dice = diceFrom(12);
  const match = Match.start(game, randomSetup(game, 9));
  let [compared, inside] = [0, 0];
  for (let n = 0; match.result === null; n++) {
    if (n % 10 === 0 || (match.answersSince > 0 && n % 2 === 0)) {
      const reference = Match.load(game, match.save());
      const copies = [match.fork(), match.fork({ spacing: Number.POSITIVE_INFINITY })];
      if (match.isAtAction) copies.push(match.fork({ keep: false }), match.fork({ keep: false }).fork());
      for (const copy of [reference, ...copies]) copy.reseed(createRng('another'));
      copies.push(...copies.map((copy) => (copy.keep || copy.isAtAction ? copy.fork() : copy)));
      for (let i = 0; i < AHEAD && reference.result === null; i++) {
        const seat = reference.waitingFor[0] as Seat;
        const option = dice(reference.decisionOf(seat)?.options.length ?? 1);
        if (reference.answersSince > 0) inside++;
        for (const each of [reference, ...copies]) each.answer(seat, option);
        for (const copy of copies) {
          expect(copy.answersSince).toBe(reference.answersSince);
          expect(copy.state).toEqual(reference.state);
        }
      }
      const last = copies[0] as Match;
      if (last.answersSince > 0) {
        last.undo();
        reference.undo();
        expect(last.state).toEqual(reference.state);
      }
      compared++;
    }
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
  }
  expect(compared).toBeGreaterThan(3);
  // Effects of One-Deck Duel and Shenhun seldom or never ask inside a step.
  expect(inside > 0 || game.id === 'one-deck' || game.id === 'shenhun').toBe(true);
});
