import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { holodelive } from '../src/index.ts';

test('60 random games pass all free checks', () => {
  const counts = newCounts();
  for (let seed = 1; seed <= 60; seed++) expect(playRandomGame(holodelive, seed, counts).result).not.toBeNull();
  expect(counts.samples).toBeGreaterThan(counts.decisions);
  expect(counts.undone).toBeGreaterThan(100);
});
