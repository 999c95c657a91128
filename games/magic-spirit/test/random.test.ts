import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { magicSpirit } from '../src/index.ts';

test('60 random games pass all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 60; seed++) expect(playRandomGame(magicSpirit, seed, counts).result).not.toBeNull();
  expect(counts.samples).toBeGreaterThan(counts.decisions);
  expect(counts.undone).toBeGreaterThan(0);
});
