import { GAMES } from '@taisen/games';
import { rulingsOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import {
  cardsOf,
  type Drafted,
  deckSize,
  draftOf,
  draftRounds,
  legalFrom,
  sealedDeck,
  sealedPacks,
  without,
} from '../src/draft/draft.ts';

const drafted = ['linkavel', 'magic-spirit', 'shenhun'].map((id): Drafted => {
  const game = GAMES.get(id) as Drafted['game'];
  const first = new Set(game.cards.filter((card) => 'type' in card && card.type === 'myth').map((card) => card.id));
  return { game, standsFirst: (card) => first.has(card) };
});
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

test.each(drafted)('$game.id: six packs of one seed are always the same, and make a legal deck', (each) => {
  for (const seed of SEEDS) {
    const packs = sealedPacks(each, seed);
    expect(packs).toHaveLength(6);
    expect(sealedPacks(each, seed)).toEqual(packs);
    expect(cardsOf(packs).length).toBeGreaterThanOrEqual(2 * deckSize(each));
    const deck = sealedDeck(each, packs, seed);
    expect(deck, `seed ${seed}`).not.toBeNull();
    expect(each.game.checkDeck(deck ?? [], rulingsOf(each.game, {}))).toEqual([]);
    // Nothing that was not in the packs.
    expect(without(deck ?? [], cardsOf(packs))).toEqual([]);
  }
  expect(sealedPacks(each, 1)).not.toEqual(sealedPacks(each, 2));
});

test.each(drafted)('$game.id: whatever is taken in a quick draft becomes a legal deck', (each) => {
  for (const seed of SEEDS) {
    const rounds = draftRounds(each, seed);
    expect(rounds.every((offered) => new Set(offered.map(({ deck }) => deck)).size === 3)).toBe(true);
    const pool = cardsOf(rounds.flat());
    for (const taken of [
      rounds.map((offered, i) => offered[(seed + i) % 3] ?? { deck: '', cards: [] }),
      draftOf(rounds, seed),
    ]) {
      const deck = legalFrom(each, cardsOf(taken), pool, seed);
      expect(deck, `seed ${seed}`).not.toBeNull();
      expect(each.game.checkDeck(deck ?? [], rulingsOf(each.game, {}))).toEqual([]);
      // Most of what was taken is in it.
      expect(without(deck ?? [], cardsOf(taken)).length).toBeLessThanOrEqual(deckSize(each) / 2);
    }
  }
});

test('a pool that is too small makes no deck', () => {
  expect(legalFrom(drafted[0] as Drafted, ['lamp-moth'], ['lamp-moth'], 1)).toBeNull();
});
