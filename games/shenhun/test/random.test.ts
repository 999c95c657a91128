import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { shenhun } from '../src/index.ts';

test('random games pass all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 50; seed++) expect(playRandomGame(shenhun, seed, counts).result).not.toBeNull();
  expect(counts.samples).toBeGreaterThan(counts.decisions);
});
