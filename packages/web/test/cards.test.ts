import { linkavel } from '@taisen/linkavel';
import { describe, expect, test } from 'vitest';
import { diceFor } from '../src/art/dice.ts';
import { clausesOf, textSize } from '../src/cards/clauses.ts';
import {
  cardsFor,
  filterFromSearch,
  filterToSearch,
  folded,
  isEmpty,
  NO_FILTER,
  toggled,
} from '../src/cards/filter.ts';
import { stepInGrid } from '../src/cards/steps.ts';
import type { AnyCard, Facet } from '../src/games/game-ui.ts';
import { ui as full } from '../src/games/linkavel/index.ts';

const cards = linkavel.cards as unknown as readonly (AnyCard & { attribute: string | null })[];
const attribute = {
  id: 'attribute',
  name: { ja: '', 'zh-Hant': '', en: '' },
  values: [],
  of: (def: { attribute: string | null }) => (def.attribute === null ? [] : [def.attribute]),
} as unknown as Facet<AnyCard>;
const ui = { cards, facets: [attribute] };
const names = (filter: typeof NO_FILTER, language: 'ja' | 'en' = 'en') =>
  cardsFor(ui, filter, language).map(({ id }) => id);

describe('searching for cards', () => {
  test('an empty filter gives every card', () => {
    expect(names(NO_FILTER)).toHaveLength(cards.length);
    expect(isEmpty(NO_FILTER)).toBe(true);
  });

  test('words are searched in name and text, in the current language', () => {
    expect(names({ text: 'ember whelp', wanted: {} })).toContain('ember-whelp');
    expect(names({ text: '仔狐', wanted: {} }, 'ja')).toEqual(['ember-whelp']);
    expect(names({ text: '仔狐', wanted: {} }, 'en')).toEqual([]);
    expect(names({ text: 'may draw 1', wanted: {} })).toContain('tide-heron');
  });

  test('values of a facet add up, and can be removed', () => {
    const fire = toggled(NO_FILTER, 'attribute', 'fire');
    const both = toggled(fire, 'attribute', 'water');
    expect(names(both).length).toBeGreaterThan(names(fire).length);
    expect(names(toggled(fire, 'attribute', 'fire'))).toHaveLength(cards.length);
  });

  test('kana, width and case make no difference', () => {
    expect(folded('ＡＢｃ　ひらがな')).toBe(folded('abc ヒラガナ'));
  });
});

describe('the search', () => {
  type Lv = AnyCard & { attribute: string | null; level: number; power: number };
  const found = (text: string, language: 'ja' | 'zh-Hant' | 'en' = 'en') =>
    cardsFor(full, { text, wanted: {} }, language) as unknown as readonly Lv[];

  test('knows attributes, numbers and words together', () => {
    const some = found('water level<=2 draw');
    expect(some.length).toBeGreaterThan(0);
    for (const { attribute, level, text } of some) {
      expect([attribute, level <= 2 && level > 0]).toEqual(['water', true]);
      expect(JSON.stringify(text)).toMatch(/draw/i);
    }
    const all = (full.cards as unknown as readonly Lv[]).filter((def) => def.attribute === 'fire' && def.level <= 2);
    expect(found('fire level<=2').filter(({ attribute }) => attribute === 'fire')).toEqual(all);
  });

  test('is the same in the words of each language, with wide signs and with spaces', () => {
    const expected = found('attribute:fire level<=2');
    expect(expected.length).toBeGreaterThan(2);
    expect(found('属性:火 レベル＜＝２', 'ja')).toEqual(expected);
    expect(found('屬性:火 等級 ≤ 2', 'zh-Hant')).toEqual(expected);
    expect(found('attribute=fire Level <= 2')).toEqual(expected);
  });

  test('compares numbers of the cards', () => {
    for (const { power } of found('power>=2000')) expect(power).toBeGreaterThanOrEqual(2000);
    expect(found('power>=2000').length + found('power<2000').length).toBe(found('power>=0').length);
    expect(found('level=3').every(({ level }) => level === 3)).toBe(true);
    // What is neither a number nor a property is a text that no card has.
    expect(found('price<=2')).toEqual([]);
  });

  test('is kept in the address', () => {
    const filter = toggled({ text: 'level<=2', wanted: {} }, 'attribute', 'fire');
    const search = filterToSearch(filter, full.facets, new URLSearchParams('at=3'));
    expect(search.toString()).toBe('at=3&q=level%3C%3D2&attribute=fire');
    expect(filterFromSearch(search, full.facets)).toEqual(filter);
    expect(filterFromSearch(new URLSearchParams('attribute=gold'), full.facets)).toEqual(NO_FILTER);
    expect(filterToSearch(NO_FILTER, full.facets, search).toString()).toBe('at=3');
  });
});

test('clauses contain their numbers', () => {
  const def = cards.find(({ id }) => id === 'kindling-mouse') as AnyCard;
  expect(clausesOf(def, 'en')[0]?.text).toContain('200 power');
});

test('long texts are set smaller, down to a minimum size', () => {
  const line = (length: number) => [{ key: 'a', text: 'x'.repeat(length) }];
  expect(textSize(line(10), 5, 3, 200)).toBe(5);
  expect(textSize(line(300), 5, 3, 200)).toBeLessThan(5);
  expect(textSize(line(5000), 5, 3, 200)).toBe(3);
});

test('keys move through a grid and stop at its edges', () => {
  expect(stepInGrid('ArrowRight', 0, 10, 4)).toBe(1);
  expect(stepInGrid('ArrowDown', 1, 10, 4)).toBe(5);
  expect(stepInGrid('ArrowDown', 8, 10, 4)).toBeNull();
  expect(stepInGrid('End', 0, 10, 4)).toBe(9);
  expect(stepInGrid('ArrowLeft', 0, 10, 4)).toBeNull();
  expect(stepInGrid('Enter', 0, 10, 4)).toBeNull();
});

test('a picture depends only on the card', () => {
  const rolls = (name: string) => Array.from({ length: 5 }, diceFor(name));
  expect(rolls('ember-whelp')).toEqual(rolls('ember-whelp'));
  expect(rolls('ember-whelp')).not.toEqual(rolls('moss-pup'));
});
