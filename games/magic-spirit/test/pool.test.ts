/** The card pool and the ready decks as a whole. */
import { LANGUAGES, rulingsOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { ATTRIBUTES, type MsCardDef, magicSpirit } from '../src/index.ts';

const cards = magicSpirit.cards as readonly MsCardDef[];
const count = (fits: (card: MsCardDef) => boolean): number => cards.filter(fits).length;

test('200 cards: monsters, magic, setsuna, fields, phases and taboo', () => {
  expect(cards).toHaveLength(200);
  expect(count(({ kind, taboo }) => kind === 'monster' && !taboo)).toBe(111);
  expect(count(({ kind, taboo }) => kind === 'magic' && !taboo)).toBe(57);
  expect(count(({ setsuna }) => setsuna)).toBe(20);
  expect(count(({ kind }) => kind === 'field')).toBe(15);
  expect(count(({ kind }) => kind === 'phase')).toBe(10);
  expect(count(({ taboo }) => taboo)).toBe(7);
  for (const attribute of ATTRIBUTES)
    expect(
      count((card) => card.attribute === attribute),
      attribute,
    ).toBeGreaterThan(10);
});

test('every monster has a skill, and no two skills, magic or setsuna say the same', () => {
  const said = new Map<string, string>();
  const twice: string[] = [];
  for (const { id, kind, skills, text } of cards) {
    if (kind === 'monster') expect(skills.length, id).toBeGreaterThan(0);
    for (const key of kind === 'magic' ? ['use'] : skills) {
      // The name of a skill, its attribute and its numbers make no difference.
      const words = (text[key]?.en ?? '').replace(/^.*?”: /, '').replaceAll(/\{\w+\}/g, '#');
      const grade = `${kind} ${key} ${words}`;
      const other = said.get(grade);
      if (other !== undefined) twice.push(`${other} = ${id} ${key}: ${words}`);
      said.set(grade, id);
    }
  }
  expect(twice).toEqual([]);
});

test('every phase card has four texts', () => {
  for (const { id, kind, text } of cards)
    if (kind === 'phase') expect(Object.keys(text), id).toEqual(['s0', 's1', 's2', 's3']);
});

test('no two cards have the same picture', () => {
  expect(new Set(cards.map(({ art }) => art.icon)).size).toBe(200);
});

test('nine legal ready decks, with a plan, which use most of the pool', () => {
  expect(magicSpirit.decks).toHaveLength(9);
  for (const { id, plan, name, cards: list } of magicSpirit.decks) {
    expect(magicSpirit.checkDeck(list, rulingsOf(magicSpirit, {})), id).toEqual([]);
    for (const language of LANGUAGES)
      expect([plan[language], name[language]].every((words) => words.length > 0)).toBe(true);
  }
  expect(new Set(magicSpirit.decks.flatMap(({ cards: list }) => list)).size).toBeGreaterThan(160);
});
