import { diceFrom, Match, otherWorld, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { BOTS, type Bot, greedy, random } from '../src/index.ts';

function play(seed: number, bots: readonly [Bot, Bot]): Match<ReturnType<typeof linkavel.blank>> {
  const match = Match.start(linkavel, randomSetup(linkavel, seed), { record: true });
  while (match.result === null) {
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, bots[seat].choose(match, seat));
  }
  return match;
}

test('games by both bots end, and greedy beats random', () => {
  let won = 0;
  for (let seed = 0; seed < 40; seed++) {
    const seat = (seed % 2) as Seat;
    const bots: [Bot, Bot] = [random(seed), random(seed)];
    bots[seat] = greedy(seed);
    if (play(seed, bots).result?.winner === seat) won++;
  }
  expect(won).toBeGreaterThan(34);
  expect(play(1, [greedy(1), greedy(2)]).result).not.toBeNull();
});

test('the same seed plays the same game', () => {
  const again = () => play(7, [greedy(1), random(2)]).history;
  expect(again()).toEqual(again());
});

test.each(Object.keys(BOTS))('%s does not peek: dealing all hidden cards anew does not change its choice', (name) => {
  let positions = 0;
  for (let seed = 0; seed < 12; seed++) {
    const dice = diceFrom(seed);
    const match = Match.start(linkavel, randomSetup(linkavel, seed), { record: true });
    while (match.result === null) {
      const seat = match.waitingFor[0] as Seat;
      const other = otherWorld(match, seat, dice, { record: true });
      if (other !== null) {
        positions++;
        const choice = (where: typeof match) => BOTS[name]?.(positions).choose(where, seat);
        expect(choice(other)).toBe(choice(match));
      }
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
    }
  }
  expect(positions).toBeGreaterThan(300);
});
