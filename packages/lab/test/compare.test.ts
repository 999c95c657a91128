import { gameNamed } from '@taisen/games';
import { diceFrom } from '@taisen/kernel';
import { expect, test } from 'vitest';
import {
  adjusted,
  bonferroni,
  gamesFor,
  normalBelow,
  normalQuantile,
  pairsFor,
  parseStudy,
  playBatch,
  prepare,
  reportOf,
  runStudy,
  type Study,
  share,
} from '../src/index.ts';
import { sequenceOf, verdictOf } from '../src/study/sequential.ts';

const lv = gameNamed('linkavel');

/** Differences of pairs of games, in half wins, with this chance of a better result. */
function looksAt(dice: (n: number) => number, better: number, planned: number): string {
  let [n, sum, squares] = [0, 0, 0];
  while (n < planned) {
    for (let i = 0; i < 50; i++) {
      const roll = dice(1000);
      const d = roll < 500 ? 0 : roll < 500 + better ? 2 : -2;
      n++;
      sum += d;
      squares += d * d;
    }
    const verdict = verdictOf(sequenceOf({ n, sum, squares, scale: 2 }, planned / 2), undefined);
    if (verdict !== 'open') return verdict;
  }
  return 'open';
}

test('a change of nothing that is looked at after every batch is found in at most 5 of 100 studies', () => {
  const dice = diceFrom(7);
  const verdicts = Array.from({ length: 400 }, () => looksAt(dice, 250, 2000));
  expect(verdicts.filter((verdict) => verdict !== 'open').length).toBeLessThanOrEqual(20);
});

test('a difference of ten points is found with its sign, mostly before the planned end', () => {
  const dice = diceFrom(8);
  const verdicts = Array.from({ length: 100 }, () => looksAt(dice, 300, 2000));
  expect(verdicts.filter((verdict) => verdict === 'more').length).toBeGreaterThanOrEqual(95);
  expect(verdicts).not.toContain('less');
});

test('how many games an answer needs', () => {
  expect(gamesFor(0.03)).toBe(1068);
  expect(pairsFor(0.05)).toBeGreaterThan(1500);
  expect(pairsFor(0.05, 0.3)).toBeLessThan(300);
});

test('many intervals hold together, and few of many p-values are chosen', () => {
  expect(normalBelow(1.959964)).toBeCloseTo(0.975, 6);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 4);
  expect(bonferroni(1)).toBeCloseTo(1.959964, 4);
  expect(bonferroni(100)).toBeCloseTo(3.4808, 3);
  expect(share(50, 100, bonferroni(100)).low).toBeLessThan(share(50, 100).low);
  // By hand: 0.01·4/1, 0.02·4/2, 0.03·4/3, 0.5·4/4.
  expect(adjusted([0.02, 0.5, 0.01, 0.03]).map((p) => Number(p.toFixed(4)))).toEqual([0.04, 0.5, 0.04, 0.04]);
});

const run = async (fields: object) => {
  const study = parseStudy({ game: 'linkavel', bots: ['random', 'random'], ...fields }) as Study;
  const prepared = prepare(study, lv);
  const counts = await runStudy(prepared, (batches, take) => {
    for (const batch of batches) if (!take(playBatch(prepared, batch))) return;
  });
  return reportOf(prepared, counts);
};

test('a planted change is found with its sign, and the study ends there', async () => {
  const power = Object.fromEntries(
    [...new Set(lv.decks.find(({ id }) => id === 'tide')?.cards)].flatMap((id) => {
      const { power = 0 } = lv.cards.find((card) => card.id === id) as unknown as { power?: number };
      return power > 0 ? [[id, { power: power * 2 }]] : [];
    }),
  );
  const { differences, sides } = await run({
    decks: ['tide', 'void'],
    variant: { cards: power },
    measures: ['deck:tide', 'turns'],
    precision: 0.05,
    seeds: { games: 2000 },
  });
  expect(differences[0]).toMatchObject({ name: 'deck:tide', verdict: 'more' });
  expect(sides[0]?.games).toBeLessThan(1000);
});

test('a study ends when its answer is precise enough', async () => {
  const { sides } = await run({ precision: 0.08, measures: ['starter'], seeds: { games: 5000 } });
  expect(sides[0]?.games).toBe(150);
});

test('other shuffles for the variant: a change of nothing has differences, which the same shuffles do not have', async () => {
  const { differences } = await run({ variant: {}, unpaired: true, seeds: { games: 50 } });
  expect(differences[0]?.deviation).toBeGreaterThan(0.3);
});
