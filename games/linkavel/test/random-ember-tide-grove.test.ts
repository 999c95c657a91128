import { rulingsOf } from '@taisen/kernel';
import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { ember } from '../src/decks/ember.ts';
import { grove } from '../src/decks/grove.ts';
import { tide } from '../src/decks/tide.ts';
import { linkavel } from '../src/index.ts';

const decks = [ember, tide, grove];
const pairs = decks.flatMap((a) => decks.map((b) => [a.cards, b.cards] as const));

test.each(decks)('the deck $id is legal', ({ cards }) => {
  expect(linkavel.checkDeck(cards, rulingsOf(linkavel, {}))).toEqual([]);
});

test('60 random games of Ember, Tide and Grove end, with all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 60; seed++) {
    const [a, b] = pairs[seed % pairs.length] as (typeof pairs)[number];
    const match = playRandomGame(linkavel, seed, counts, true, { seed: `ember tide grove ${seed}`, decks: [a, b] });
    expect(match.result, `seed ${seed}`).not.toBeNull();
  }
  expect(counts.samples).toBeGreaterThan(counts.decisions);
});
