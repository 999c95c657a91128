import { linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { shenhun } from '@taisen/shenhun';
import { describe, expect, test } from 'vitest';
import { codeOf, markOf, readCode } from '../src/decks/code.ts';
import { added, curveOf, handOf, led, linesOf, listOf, removed, sizeOf } from '../src/decks/deck.ts';
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

describe.each(GAMES)('codes and texts of $id', ({ id: game, decks, cards }) => {
  const ids = cards.map(({ id }) => id);

  test('no two cards have the same mark', () => {
    expect(new Set(ids.map(markOf)).size).toBe(ids.length);
  });

  test.each(decks)('$id is restored from its code and from its text in every language', ({ cards: list }) => {
    const lines = linesOf(list);
    expect(readCode(game, codeOf(game, lines), ids)).toEqual(lines);
    for (const language of ['ja', 'zh-Hant', 'en'] as const)
      expect(readText(textOf(lines, cards, language), cards)).toEqual({ lines, unknown: [] });
  });
});

test('invalid codes are refused', () => {
  const ids = linkavel.cards.map(({ id }) => id);
  const good = codeOf('linkavel', [{ id: ids[0] as string, count: 3 }]);
  for (const bad of ['', 'linkavel-', 'linkavel-A', 'shenhun-AAAA', 'linkavel-AAAAAA', `${good}A`, 'linkavel-ä'])
    expect(readCode('linkavel', bad, ids)).toBeNull();
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
    const first = storeIn(device);
    let calls = 0;
    first.subscribe(() => calls++);
    first.save(deck);
    first.save({ ...deck, name: 'Renamed' });
    expect(calls).toBe(2);
    expect(storeIn(device).list()).toEqual([{ ...deck, name: 'Renamed' }]);
    first.remove('1');
    expect(storeIn(device).list()).toEqual([]);
  });

  test('are skipped if damaged, without losing the others', () => {
    expect(readDecks('nonsense')).toEqual([]);
    expect(readDecks(JSON.stringify([{ id: 1 }, deck, null]))).toEqual([deck]);
  });
});
