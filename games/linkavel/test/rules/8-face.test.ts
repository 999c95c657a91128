import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { faceOf, type LvCardDef, linkavel, RATIO } from '../../src/index.ts';

const card = (id: string) => linkavel.cards.find((def) => def.id === id) as LvCardDef;

rule('LV-8.1', 'standard card proportions', () => {
  expect(RATIO).toEqual([63, 88]);
});

rule('LV-8.2', 'normal monsters are pale yellow, effect monsters orange', () => {
  expect(faceOf(card('ember-whelp')).frame).toBe('pale-yellow');
  expect(faceOf(card('tide-heron')).frame).toBe('orange');
});

rule(
  'LV-8.3',
  'a monster from top to bottom, its condition at the bottom left and its power at the bottom right',
  () => {
    expect(faceOf(card('tide-heron')).rows).toEqual([
      { row: 'name', badge: 'water' },
      { row: 'level', level: 2, family: 'tide' },
      { row: 'picture' },
      { row: 'text' },
      { row: 'foot', left: { level: 1, count: 1 }, right: 400 },
    ]);
  },
);

rule('LV-8.4', 'magic is black and shows whether it is normal or permanent', () => {
  expect(faceOf(card('paper-ward'))).toEqual({
    frame: 'black',
    rows: [{ row: 'name', badge: 'magic' }, { row: 'kind', kind: 'permanent' }, { row: 'picture' }, { row: 'text' }],
  });
});
