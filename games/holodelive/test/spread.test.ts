import { expect, test } from 'vitest';
import { bestRank, type HlCardDef, holodelive, RANKS } from '../src/index.ts';

test('three random cards: the frequency of each rank, over all C(60, 3) triples', () => {
  const cards = holodelive.cards as readonly HlCardDef[];
  const counts = RANKS.map(() => 0);
  let triples = 0;
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      for (let k = j + 1; k < cards.length; k++) {
        const three = [cards[i], cards[j], cards[k]] as HlCardDef[];
        const made = bestRank(
          three.map((card) => card.iconBits),
          three.map((card) => card.suitBits),
        );
        counts[made] = (counts[made] as number) + 1;
        triples++;
      }
  expect(triples).toBe(34_220);
  const [casual, duo, flash, trio, miracle] = counts.map((count) => (100 * count) / triples) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(Math.abs(casual - 29)).toBeLessThan(3);
  expect(Math.abs(duo - 55)).toBeLessThan(3);
  expect(Math.abs(flash - 11)).toBeLessThan(2);
  expect(Math.abs(trio - 4)).toBeLessThan(1);
  expect(miracle).toBeLessThan(1);
  expect(miracle).toBeGreaterThan(0.3);
});
