import { diceFrom, Match, otherWorld, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type Bot, type BotMaker, greedy, random, search } from '../src/index.ts';

const small = search({ name: 'small', iterations: 40, turns: 1, decisions: 20, exploration: 0.7 });
const makers: readonly BotMaker[] = [random, greedy, small];

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

test('a small search beats greedy more often than not', () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const seat = (seed % 2) as Seat;
    const bots: [Bot, Bot] = [greedy(seed), greedy(seed)];
    bots[seat] = search({ name: 'search', iterations: 150, turns: 1, decisions: 40, exploration: 0.7 })(seed);
    if (play(seed, bots).result?.winner === seat) won++;
  }
  expect(won).toBeGreaterThan(8);
});

test('the same seed plays the same game', () => {
  const again = () => play(7, [greedy(1), random(2)]).history;
  expect(again()).toEqual(again());
});

test.each(makers.map((maker) => [maker(0).name, maker] as const))(
  '%s does not peek: dealing all hidden cards anew does not change its choice',
  (_, maker) => {
    let positions = 0;
    for (let seed = 0; seed < 12; seed++) {
      const dice = diceFrom(seed);
      const match = Match.start(linkavel, randomSetup(linkavel, seed), { record: true });
      while (match.result === null) {
        const seat = match.waitingFor[0] as Seat;
        const other = otherWorld(match, seat, dice, { record: true });
        if (other !== null) {
          positions++;
          const choice = (where: typeof match) => maker(positions).choose(where, seat);
          expect(choice(other)).toBe(choice(match));
        }
        match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
      }
    }
    expect(positions).toBeGreaterThan(300);
  },
);
