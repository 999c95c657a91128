import { GAMES } from '@taisen/games';
import { type DeckList, rulingsOf } from '@taisen/kernel';
import { describe, expect, test } from 'vitest';
import { legalFrom, sealedDeck, without } from '../src/draft/build.ts';
import { cardsOf, DRAFT_ROUNDS, type Drafted, deckSize, draftRounds, sealedPacks } from '../src/draft/packs.ts';
import { deckOf, quickDraft } from '../src/draft/quick.ts';
import { readDraft } from '../src/draft/store.ts';

const drafted = ['linkavel', 'magic-spirit', 'shenhun'].map((id): Drafted => {
  const game = GAMES.get(id) as Drafted['game'];
  const first = new Set(game.cards.filter((card) => 'type' in card && card.type === 'myth').map((card) => card.id));
  return { game, standsFirst: (card) => first.has(card) };
});
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

const expectLegal = ({ game }: Drafted, deck: DeckList) =>
  expect(game.checkDeck(deck, rulingsOf(game, {}))).toEqual([]);

test.each(drafted)('$game.id: six packs of one seed are always the same, and make a legal deck', (each) => {
  for (const seed of SEEDS) {
    const packs = sealedPacks(each, seed);
    expect(packs).toHaveLength(6);
    expect(sealedPacks(each, seed)).toEqual(packs);
    expect(cardsOf(packs).length).toBeGreaterThanOrEqual(2 * deckSize(each));
    const deck = sealedDeck(each, packs, seed);
    expectLegal(each, deck);
    // Nothing that was not in the packs.
    expect(without(deck, cardsOf(packs))).toEqual([]);
  }
  expect(sealedPacks(each, 1)).not.toEqual(sealedPacks(each, 2));
});

/** The draft of a player who takes what there is, beginning anywhere. */
function drawn(each: Drafted, seed: number) {
  const picks: number[] = [];
  for (;;) {
    const draft = quickDraft(each, seed, picks);
    if (draft.offer === null) return draft;
    const { gone, packs } = draft.offer;
    const free = [...packs.keys()].filter((at) => at !== gone);
    picks.push(free[(seed + picks.length) % free.length] as number);
  }
}

describe.each(drafted)('$game.id: a quick draft', (each) => {
  test('gives both a legal deck, mostly of what they took', () => {
    for (const seed of SEEDS) {
      const { mine, theirs, box } = drawn(each, seed);
      for (const taken of [mine, theirs]) {
        const deck = deckOf(each, taken, box, seed);
        expectLegal(each, deck);
        expect(without(deck, cardsOf([...taken, ...box]))).toEqual([]);
        expect(without(deck, cardsOf(taken)).length).toBeLessThanOrEqual(deckSize(each) / 2);
      }
    }
  });

  test('deals every pack to one of the two or to the box', () => {
    const { mine, theirs, box } = drawn(each, 7);
    expect([mine, theirs, box].map(({ length }) => length)).toEqual([DRAFT_ROUNDS, DRAFT_ROUNDS, DRAFT_ROUNDS]);
    const all = draftRounds(each, 7).flat();
    expect(cardsOf([...mine, ...theirs, ...box]).toSorted()).toEqual(cardsOf(all).toSorted());
  });

  test('lets the bot choose first in every second round, and nobody take what is gone', () => {
    expect(quickDraft(each, 3, []).offer?.gone).toBeNull();
    const second = quickDraft(each, 3, [0]);
    const gone = second.offer?.gone ?? -1;
    expect(gone).toBeGreaterThanOrEqual(0);
    expect(second.theirs).toHaveLength(1);
    expect(second.theirs[0]).not.toEqual(second.mine[0]);
    expect(quickDraft(each, 3, [0, gone])).toEqual(second);
    expect(quickDraft(each, 3, [0, 3])).toEqual(second);
  });
});

test('a pool that is too small makes no deck', () => {
  expect(() => legalFrom(drafted[0] as Drafted, ['lamp-moth'], ['lamp-moth'], 1)).toThrow('no legal deck of linkavel');
});

test('a stored draft is read again, and what is none is not', () => {
  const draft = { seed: 5, opened: [2, 0], picks: [], deck: ['lamp-moth'], kept: null };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  const broken = [null, 'x', '7', '{}', '{"seed":-1,"opened":[],"picks":[]}', '{"seed":5,"opened":["a"],"picks":[]}'];
  for (const stored of broken) expect(readDraft(stored)).toBeNull();
});
