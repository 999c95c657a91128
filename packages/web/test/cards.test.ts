import { linkavel } from '@taisen/linkavel';
import { describe, expect, test } from 'vitest';
import { diceFor } from '../src/art/dice.ts';
import { clausesOf, textSize } from '../src/cards/clauses.ts';
import { cardsFor, folded, isEmpty, NO_FILTER, toggled } from '../src/cards/filter.ts';
import { stepInGrid } from '../src/cards/steps.ts';
import type { AnyCard, Facet } from '../src/games/game-ui.ts';

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

test('clauses contain their numbers', () => {
  const def = cards.find(({ id }) => id === 'kindling-mouse') as AnyCard;
  expect(clausesOf(def, 'en')[0]?.text).toContain('500 power');
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
