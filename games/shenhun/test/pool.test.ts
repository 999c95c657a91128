import { type Ruling, rulingsOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { KEYWORDS, RARITIES, type ShCardDef, shenhun, TYPES } from '../src/index.ts';

const pool = shenhun.cards as readonly ShCardDef[];
const count = (fits: (card: ShCardDef) => boolean) => pool.filter(fits).length;

test('the pool has 110 cards', () => {
  expect(TYPES.map((type) => count((card) => card.type === type))).toEqual([8, 50, 18, 12, 6, 16]);
  expect(count((card) => card.artifact)).toBe(5);
  for (const rarity of RARITIES) expect(count((card) => card.rarity === rarity)).toBeGreaterThan(7);
  for (const row of [3, 4, 5]) expect(count((card) => card.row === row)).toBeGreaterThan(13);
  expect(count((card) => card.type === 'domain' && 'b' in card.abilities)).toBe(16);
});

test('each deity has one legendary card', () => {
  const deities = pool.filter((card) => card.type === 'myth').map(({ id }) => id);
  const legends = pool.filter((card) => card.rarity === 'legendary').map(({ deity }) => deity);
  expect([...legends].sort()).toEqual([...deities].sort());
});

test('no two cards have the same picture', () => {
  expect(new Set(pool.map(({ art }) => art.icon)).size).toBe(pool.length);
});

test('eight legal ready decks, one for each deity, which use every card', () => {
  const rulings = rulingsOf(shenhun, {});
  for (const deck of shenhun.decks) expect(shenhun.checkDeck(deck.cards, rulings), deck.id).toEqual([]);
  expect(new Set(shenhun.decks.map(({ cards }) => cards[0])).size).toBe(8);
  const used = new Set(shenhun.decks.flatMap(({ cards }) => cards));
  expect(pool.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
});

test('every keyword, rarity and type has a text', () => {
  const keys = [
    ...KEYWORDS.flatMap((keyword) => [`keyword.${keyword}`, `keyword.${keyword}.rule`]),
    ...RARITIES.map((rarity) => `rarity.${rarity}`),
    ...TYPES.map((type) => `type.${type}`),
  ];
  expect(keys.filter((key) => shenhun.words[key] === undefined)).toEqual([]);
});

test('every value of a ruling has a text, unless it is a number or yes and no', () => {
  for (const [name, { values }] of Object.entries<Ruling>(shenhun.rulings))
    for (const value of values)
      if (typeof value === 'string') expect(shenhun.words[`ruling.${name}.${value}`], `${name} ${value}`).toBeDefined();
});

test('every rule that a refusal can return has a text', () => {
  const named = [1.4, 4.3, 4.4, 4.6, 5.1, 5.2, 5.8, 6.1, 7.1, 7.2, 7.4, 7.5, 7.6, 8.1, 8.2, 8.6, 8.7, 8.8, 8.9];
  for (const id of named) expect(shenhun.words[`rule.SH-${id}`], `SH-${id}`).toBeDefined();
  expect(shenhun.words['rule.text']).toBeDefined();
});
