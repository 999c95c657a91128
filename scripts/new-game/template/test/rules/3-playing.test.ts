import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { table } from '../table.ts';

rule('TG-3.1', 'a card costs the energy that is printed on it', () => {
  const t = table({ A: { hand: ['hill-ox', 'ember-pup'], energy: 3 } }).does('play hill-ox');
  expect(t.match.state.energy[0]).toBe(0);
  t.refuses('A', { do: 'play', card: t.id('ember-pup') }, 'TG-3.1');
});

rule('TG-3.2', 'a unit takes a free place of three', () => {
  const t = table({ A: { hand: ['ember-pup'], line: ['hill-ox', null, 'river-guard'] } }).does('play ember-pup');
  expect(t.zone('A', 'line')).toEqual(['hill-ox', 'ember-pup', 'river-guard']);
  const full = table({ A: { hand: ['ember-pup'], line: ['hill-ox', 'old-oak', 'river-guard'] } });
  full.refuses('A', { do: 'play', card: full.id('ember-pup') }, 'TG-3.2');
});

rule('TG-3.3', 'a spell goes to the discard pile, and needs its target', () => {
  expect(
    table({ A: { hand: ['spark'] } })
      .does('play spark')
      .zone('A', 'discard'),
  ).toEqual(['spark']);
  const t = table({ A: { hand: ['gust'] }, B: { line: ['old-oak'] } });
  t.asks('A', 'main', ['end']).refuses('A', { do: 'play', card: t.id('gust') }, 'TG-3.3');
});
