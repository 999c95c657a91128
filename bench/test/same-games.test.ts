/** The benchmark compares speeds; this shows that they are speeds of the same work. */
import { expect, test } from 'vitest';
import { playBare } from '../src/bare/play.ts';
import { playBoardgameIo } from '../src/boardgameio/play.ts';
import { playKernel } from '../src/kernel.ts';
import { PLAIN_DECK } from '../src/work.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

test('the deck of the benchmark is ten monsters without effect, three of each', () => {
  expect(PLAIN_DECK).toHaveLength(30);
  expect(new Set(PLAIN_DECK).size).toBe(10);
});

test('kernel, boardgame.io and bare loop play the same 200 games', () => {
  const games = SEEDS.map(playKernel);
  expect(SEEDS.map(playBare)).toEqual(games);
  expect(SEEDS.map(playBoardgameIo)).toEqual(games);
});

test('these games differ: either seat wins, they are long and short', () => {
  const games = SEEDS.map(playKernel);
  expect(new Set(games.map(({ winner }) => winner))).toContain(0);
  expect(new Set(games.map(({ winner }) => winner))).toContain(1);
  expect(new Set(games.map(({ turns }) => turns)).size).toBeGreaterThan(10);
});
