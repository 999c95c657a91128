import type { Game } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { deckCode } from '@taisen/protocol';
import { shenhun } from '@taisen/shenhun';
import { describe, expect, test } from 'vitest';
import { added, curveOf, handOf, led, linesOf, listOf, removed, sizeOf } from '../src/decks/deck.ts';
import { deckLink, readCode } from '../src/decks/link.ts';
import { type OwnDeck, readDecks, storeIn } from '../src/decks/store.ts';
import { readText, textOf } from '../src/decks/text.ts';
import type { AnyCard } from '../src/games/game-ui.ts';

const GAMES = [linkavel, magicSpirit, shenhun].map(({ id, cards, decks }) => ({
  id,
  decks,
  cards: cards as unknown as readonly AnyCard[],
}));

describe('a deck being built', () => {
  test('counts, adds and removes cards', () => {
    const lines = added(added(added([], 'a'), 'b'), 'a');
    expect(lines).toEqual([
      { id: 'a', count: 2 },
      { id: 'b', count: 1 },
    ]);
    expect(sizeOf(lines)).toBe(3);
    expect(listOf(removed(lines, 'b'))).toEqual(['a', 'a']);
    expect(removed(lines, 'c')).toEqual(lines);
  });

  test('puts cards that stand first before the leader, and keeps the order of the rest', () => {
    const lines = linesOf(['x', 'chosen', 'y', 'myth']);
    expect(listOf(led(lines, 'chosen', (id) => id === 'myth'))).toEqual(['myth', 'chosen', 'x', 'y']);
  });

  test('the curve has every value between the lowest and the highest', () => {
    const numbers: Record<string, number | null> = { a: 1, b: 3, c: null };
    expect([...curveOf(linesOf(['a', 'a', 'b', 'c']), (id) => numbers[id] ?? null)]).toEqual([
      [1, 2],
      [2, 0],
      [3, 1],
    ]);
  });

  test('deals no card twice', () => {
    expect(handOf(['a', 'b', 'c'], 2, () => 0)).toEqual(['a', 'b']);
    expect(handOf(['a'], 5, () => 0)).toEqual(['a']);
  });
});

test.each(GAMES.flatMap(({ id, decks, cards }) => decks.map((deck) => [id, deck, cards] as const)))(
  'a deck of %s is restored from its text in every language',
  (_, deck, cards) => {
    const lines = linesOf(deck.cards);
    for (const language of ['ja', 'zh-Hant', 'en'] as const)
      expect(readText(textOf(lines, cards, language), cards)).toEqual({ lines, unknown: [] });
  },
);

test('a deck is restored from its link, with its first card first; what is no code of the game gives none', () => {
  const deck = linkavel.decks[0]?.cards.toReversed() ?? [];
  const game = linkavel as unknown as Game;
  const code = deckCode(game, deck);
  expect(deckLink('linkavel', code)).toBe(`/linkavel/decks?code=${code}`);
  expect(linesOf(readCode(game, code) ?? [])).toEqual(linesOf(deck));
  for (const bad of ['', 'A', `${code}A`, deckCode({ id: 'shenhun' }, deck)]) expect(readCode(game, bad)).toBeNull();
});

test('texts are read in various forms, and unknown lines are reported', () => {
  const cards = linkavel.cards as unknown as readonly AnyCard[];
  const { lines, unknown } = readText('# mine\n2x Ember Whelp\nember-whelp\nモスパプ ×2\n３ 熾火の仔狐', cards);
  expect(lines).toEqual([{ id: 'ember-whelp', count: 6 }]);
  expect(unknown).toEqual(['モスパプ ×2']);
});

describe('stored decks', () => {
  const deck: OwnDeck = { id: '1', game: 'linkavel', name: 'Mine', cards: ['a'] };
  const storage = (values: Record<string, string> = {}) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });

  test('are there again after a reload', () => {
    const device = storage();
    const first = storeIn(device, () => 5);
    let calls = 0;
    first.subscribe(() => calls++);
    first.save(deck);
    first.save({ ...deck, name: 'Renamed' });
    expect(calls).toBe(2);
    expect(storeIn(device).list()).toEqual([{ ...deck, name: 'Renamed', changed: 5 }]);
    first.remove('1');
    expect(storeIn(device).list()).toEqual([]);
  });

  test('are merged with those of an account: the later change wins, a removal included', () => {
    let time = 10;
    const store = storeIn(storage(), () => time);
    for (const id of ['1', '2', '3', '4']) store.save({ ...deck, id });
    store.remove('4');
    expect(store.removed()).toEqual([{ id: '4', game: 'linkavel', changed: 10 }]);
    time = 20;
    store.save({ ...deck, id: '2', name: 'Later here' });
    const there = { game: 'linkavel', name: 'There', cards: ['b'], rulings: {} };
    store.merge([
      { ...there, id: '1', changed: 15 },
      { ...there, id: '2', changed: 15 },
      { ...there, id: '3', changed: 15, removed: true },
      { ...there, id: '4', changed: 10, removed: true },
      { ...there, id: '5', changed: 1 },
    ]);
    const names = store.list().map(({ id, name }) => [id, name]);
    expect(names).toEqual([
      ['1', 'There'],
      ['2', 'Later here'],
      ['5', 'There'],
    ]);
    expect(store.removed()).toEqual([]);
    store.forget(['1', '5']);
    expect(store.list().map(({ id }) => id)).toEqual(['2']);
  });

  test('are skipped if damaged, without losing the others', () => {
    expect(readDecks('nonsense')).toEqual([]);
    expect(readDecks(JSON.stringify([{ id: 1 }, deck, null]))).toEqual([deck]);
  });
});
