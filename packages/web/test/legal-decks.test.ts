import type { Game } from '@taisen/kernel';
import { magicSpirit } from '@taisen/magic-spirit';
import { shenhun } from '@taisen/shenhun';
import { expect, test } from 'vitest';
import { isLegal, knownRulings, legalDeck, problemsOf } from '../src/decks/legal.ts';
import { readDecks } from '../src/decks/store.ts';
import { ui as magicSpiritUi } from '../src/games/magic-spirit/index.ts';
import { ui as shenhunUi } from '../src/games/shenhun/index.ts';

const game = shenhun as unknown as Game;
const legends = { legendaries: 'name', legendaryDeity: false };
/** Two legendary cards, one of another deity. */
const twoLegends = ['soul-ferrier', 'crane-dancer', 'nine-lives', 'mountain-king', ...new Array(26).fill('clay-guard')];

test("a deck is checked by the table's own rulings", () => {
  expect(problemsOf(game, twoLegends, {}).map(({ rule }) => rule)).toEqual(['SH-2.4', 'SH-2.4']);
  expect(problemsOf(game, twoLegends, { legendaries: 'name' })).toHaveLength(1);
  expect(isLegal(game, twoLegends, legends)).toBe(true);
});

test('a deck that new rulings do not allow is replaced by a ready-made one', () => {
  expect(legalDeck(game, twoLegends, legends)).toBe(twoLegends);
  expect(legalDeck(game, twoLegends, {})).toBe(game.decks[0]?.cards);
});

test('stored rulings that a game no longer has are left out', () => {
  expect(knownRulings(game, { ...legends, legendaries: 'some', gone: 1 })).toEqual({ legendaryDeity: false });
  const deck = { id: '1', game: 'shenhun', name: 'Mine', cards: twoLegends, rulings: legends };
  expect(readDecks(JSON.stringify([deck, { ...deck, rulings: 3 }]))).toEqual([deck]);
});

test('the rulings for decks that a screen offers exist', () => {
  for (const { game: each, deck } of [shenhunUi, magicSpiritUi])
    for (const name of deck?.rulings ?? []) expect(each.rulings[name], name).toBeDefined();
  expect(magicSpirit.rulings).toHaveProperty('tabooLimit');
});
