import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { oneDeck } from '../src/index.ts';

test('random games end, with every free check on', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 60; seed++) expect(playRandomGame(oneDeck, seed, counts).result).not.toBeNull();
  expect(counts.decisions).toBeGreaterThan(3000);
  expect(counts.worlds).toBeGreaterThan(counts.decisions * 2);
  console.log(counts);
});
