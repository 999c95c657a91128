import { expect } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('tide-heron', 'a', 'draws when its player wants to', () => {
  const t = table({ A: { hand: ['tide-heron'], monsters: ['ripple-fry', 'ember-whelp'] } });
  t.asks('A', 'main1', [
    'summon tide-heron [ripple-fry] @0',
    'summon tide-heron [ripple-fry] @2',
    'summon tide-heron [ember-whelp] @1',
    'summon tide-heron [ember-whelp] @2',
    'battle',
    'end',
  ]);
  t.does('summon tide-heron [ripple-fry] @2');
  t.asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
  expect(t.zone('A', 'monsters')).toEqual([null, 'ember-whelp', 'tide-heron']);
});

clause('bonfire-fox', 'a', 'grows with its kin, and only with its own side', () => {
  const t = table({ A: { monsters: ['bonfire-fox', 'ember-whelp', 'kiln-hound'] }, B: { monsters: ['ember-whelp'] } });
  expect(powerOf(t, 'bonfire-fox')).toBe(1300);
  expect(powerOf(t, 'ember-whelp')).toBe(900);
});

clause('call-of-the-tide', 'a', 'finds a small water monster and shuffles', () => {
  const t = table({
    A: { hand: ['call-of-the-tide'], deck: ['ember-whelp', 'tide-heron', 'monolith'] },
    rolls: [['monolith', 'ember-whelp']],
  });
  t.does('use call-of-the-tide').asks('A', 'search', ['pick tide-heron', 'none']).does('pick tide-heron');
  expect(t.zone('A', 'hand')).toEqual(['tide-heron']);
  expect(t.zone('A', 'deck')).toEqual(['monolith', 'ember-whelp']);
  expect(t.zone('A', 'trash')).toEqual(['call-of-the-tide']);
});
