import { diceFrom, type Ruling } from '@taisen/kernel';
import { newCounts, playRandomGame, randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { shenhun } from '../src/index.ts';

test('random games pass all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 50; seed++) expect(playRandomGame(shenhun, seed, counts).result).not.toBeNull();
  expect(counts.samples).toBeGreaterThan(counts.decisions);
});

test('so do games with other rulings', () => {
  const counts = newCounts();
  for (let seed = 100; seed < 115; seed++) {
    const dice = diceFrom(seed);
    const any = ({ values }: Ruling) => values[dice(values.length)] as number | boolean | string;
    const rulings = Object.fromEntries(
      Object.entries<Ruling>(shenhun.rulings).map(([name, ruling]) => [name, any(ruling)]),
    );
    const setup = { ...randomSetup(shenhun, seed), rulings };
    expect(playRandomGame(shenhun, seed, counts, true, setup).result, JSON.stringify(rulings)).not.toBeNull();
  }
});
