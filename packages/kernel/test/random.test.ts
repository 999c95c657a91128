import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { sparks } from './fixture/game.ts';

test('random games of the fixture end, with every free check on', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 150; seed++) expect(playRandomGame(sparks, seed, counts).result).not.toBeNull();
  expect(counts.decisions).toBeGreaterThan(5000);
  expect(counts.samples).toBeGreaterThan(counts.decisions * 2);
  expect(counts.undone).toBeGreaterThan(1000);
  expect(counts.questions).toBeGreaterThan(500);
});
