import { rulingsOf } from '@taisen/kernel';
import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { choir } from '../src/decks/choir.ts';
import { veil } from '../src/decks/veil.ts';
import { voidDeck } from '../src/decks/void.ts';
import { linkavel } from '../src/index.ts';

const decks = [choir, veil, voidDeck];

test.each(decks)('the deck $id is legal', ({ cards }) => {
  expect(linkavel.checkDeck(cards, rulingsOf(linkavel, {}))).toEqual([]);
});

test('60 random games of Choir, Veil and Void end, with all free checks', () => {
  const counts = newCounts();
  for (let seed = 0; seed < 60; seed++) {
    const mine = decks[seed % 3]?.cards ?? [];
    const theirs = decks[Math.floor(seed / 3) % 3]?.cards ?? [];
    const setup = { seed: `choir veil void ${seed}`, decks: [mine, theirs] as const };
    expect(playRandomGame(linkavel, seed, counts, true, setup).result).not.toBeNull();
  }
  expect(counts.samples).toBeGreaterThan(counts.decisions * 2);
}, 120_000);
