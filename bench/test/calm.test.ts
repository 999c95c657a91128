import { expect, test } from 'vitest';
import { probe, type Stretch, undisturbed } from '../src/calm.ts';
import { figuresOf } from '../src/figures.ts';

const stretch = (games: number, before: number, after: number): Stretch => ({
  games,
  decisions: games * 60,
  seconds: 0.01,
  probes: [before, after],
});
/** Another program uses the core in the third and fourth stretch, and in the second half of the fifth. */
const HALF_THE_TIME = [
  stretch(30, 1, 1),
  stretch(31, 1, 1.09),
  stretch(22, 1.09, 1.9),
  stretch(15, 1.9, 2),
  stretch(29, 1.02, 1.3),
  stretch(32, 1.05, 1),
];

test('stretches with a fast probe on both sides are undisturbed', () => {
  expect(undisturbed(HALF_THE_TIME).map(({ games }) => games)).toEqual([30, 31, 32]);
  expect(undisturbed([])).toEqual([]);
});

test('figures have the median of all rounds, and that of undisturbed stretches with their share', () => {
  const rounds = [HALF_THE_TIME.slice(0, 2), HALF_THE_TIME.slice(2, 4), HALF_THE_TIME.slice(4)];
  const slices = new Map(['kernel', 'boardgame.io', 'bare'].map((id) => [id, rounds]));
  const { speeds, kernelToBare } = figuresOf(slices, { rounds: 3, seconds: 0.02 }, 0);
  const { gamesPerSecond, undisturbed: calm, range } = speeds['kernel'] ?? expect.fail('nothing was measured');
  expect(gamesPerSecond).toBeCloseTo(3050);
  expect(range[0]).toBeCloseTo(1850);
  expect(calm.gamesPerSecond).toBeCloseTo(3100);
  expect(calm.part).toBe(0.5);
  expect(kernelToBare).toBe(1);
});

test('the probe is work that takes time', () => {
  expect(probe()).toBeGreaterThan(0);
});
