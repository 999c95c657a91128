/** The benchmark compares speeds; these tests prove that the work is the same. */
import { type Dice, diceFrom, Match } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { playBare } from '../src/bare/play.ts';
import { playBoardgameIo } from '../src/boardgameio/play.ts';
import { playKernel } from '../src/kernel.ts';
import { PLAIN_DECK, seedOf } from '../src/work.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/**
 * Mostly the last option, which is to pass. Gives long games, full hands and empty decks, which are rare in random
 * play.
 */
function timidDice(seed: number): Dice {
  const dice = diceFrom(seed);
  return (n) => (dice(10) > 0 ? n - 1 : dice(n));
}

test('the deck is ten monsters without effect, three of each', () => {
  expect(PLAIN_DECK).toHaveLength(30);
  expect(new Set(PLAIN_DECK).size).toBe(10);
});

test('kernel, boardgame.io and bare loop play the same 200 games', () => {
  const games = seeds(200).map((seed) => playKernel(seed));
  expect(seeds(200).map((seed) => playBare(seed))).toEqual(games);
  expect(seeds(200).map((seed) => playBoardgameIo(seed))).toEqual(games);
  expect(new Set(games.map(({ winner }) => winner))).toEqual(new Set([0, 1]));
});

test('kernel and bare loop play the same 2000 games', () => {
  expect(seeds(2000).map((seed) => playBare(seed))).toEqual(seeds(2000).map((seed) => playKernel(seed)));
});

test('timid games reach the hand limit, refreshes and the last turn, and are the same', () => {
  const games = seeds(30).map((seed) => playKernel(seed, timidDice(seed)));
  expect(seeds(30).map((seed) => playBare(seed, timidDice(seed)))).toEqual(games);
  expect(seeds(30).map((seed) => playBoardgameIo(seed, timidDice(seed)))).toEqual(games);
  const reached = new Set(seeds(30).flatMap((seed) => [...reachedByTimid(seed)]));
  expect([...reached]).toEqual(expect.arrayContaining(['hand-limit', 'refreshed', 'LV-1.5']));
});

/** The decisions, events and the ending of a timid game. */
function reachedByTimid(seed: number): Set<string> {
  const dice = timidDice(seed);
  const setup = { seed: seedOf(seed), decks: [PLAIN_DECK, PLAIN_DECK] as const };
  const match = Match.start(linkavel, setup, { keep: false, record: true });
  const reached = new Set<string>();
  while (match.result === null) {
    for (const { seat, kind, options } of match.pending) {
      reached.add(kind);
      match.answer(seat, dice(options.length));
    }
  }
  for (const { type } of match.recorder?.events[2] ?? []) reached.add(type);
  return reached.add(match.result.rule);
}
