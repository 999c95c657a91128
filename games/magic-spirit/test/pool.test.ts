/** The card pool and the ready decks as a whole. */
import { LANGUAGES, rulingsOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { ATTRIBUTES, type MsCardDef, magicSpirit } from '../src/index.ts';

const cards = magicSpirit.cards as readonly MsCardDef[];
const count = (fits: (card: MsCardDef) => boolean): number => cards.filter(fits).length;

test('166 cards: monsters, magic, setsuna, fields, phases and taboo', () => {
  expect(cards).toHaveLength(166);
  expect(count(({ kind, taboo }) => kind === 'monster' && !taboo)).toBe(95);
  expect(count(({ kind, taboo }) => kind === 'magic' && !taboo)).toBe(45);
  expect(count(({ setsuna }) => setsuna)).toBe(14);
  expect(count(({ kind }) => kind === 'field')).toBe(12);
  expect(count(({ kind }) => kind === 'phase')).toBe(8);
  expect(count(({ taboo }) => taboo)).toBe(6);
  for (const attribute of ATTRIBUTES)
    expect(
      count((card) => card.attribute === attribute),
      attribute,
    ).toBeGreaterThan(10);
});

test('every phase card has four texts', () => {
  for (const { id, kind, text } of cards)
    if (kind === 'phase') expect(Object.keys(text), id).toEqual(['s0', 's1', 's2', 's3']);
});

test('no two cards have the same picture', () => {
  expect(new Set(cards.map(({ art }) => art.icon)).size).toBe(166);
});

test('eight legal ready decks, with a plan, which use most of the pool', () => {
  expect(magicSpirit.decks).toHaveLength(8);
  for (const { id, plan, name, cards: list } of magicSpirit.decks) {
    expect(magicSpirit.checkDeck(list, rulingsOf(magicSpirit, {})), id).toEqual([]);
    for (const language of LANGUAGES)
      expect([plan[language], name[language]].every((words) => words.length > 0)).toBe(true);
  }
  expect(new Set(magicSpirit.decks.flatMap(({ cards: list }) => list)).size).toBeGreaterThan(130);
});
