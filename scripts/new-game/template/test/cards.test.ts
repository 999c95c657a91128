import { expect } from 'vitest';
import { clause, life, table } from './table.ts';

clause('scout-wren', 'a', 'draws a card when it is played', () => {
  const t = table({ A: { hand: ['scout-wren'], deck: ['old-oak'] } }).does('play scout-wren');
  expect(t.zone('A', 'hand')).toEqual(['old-oak']);
});

clause('banner-bearer', 'a', 'makes other units of its player stronger', () => {
  const t = table({ A: { line: ['banner-bearer', 'ember-pup'] }, B: { line: ['river-guard', 'ash-moth'] } });
  // 2 and 2 more against 3.
  t.does('attack ember-pup > river-guard');
  expect([t.zone('A', 'discard'), t.zone('B', 'discard')]).toEqual([[], ['river-guard']]);
});

clause('ash-moth', 'a', 'deals damage when it is destroyed, by an attack or by a card', () => {
  expect(
    life(table({ A: { line: ['ash-moth'] }, B: { line: ['old-oak'] } }).does('attack ash-moth > old-oak')),
  ).toEqual([15, 13]);
  expect(life(table({ A: { hand: ['gust'] }, B: { line: ['ash-moth'] } }).does('play gust > ash-moth'))).toEqual([
    13, 15,
  ]);
});

clause('spark', 'a', 'deals damage, and wins with it', () => {
  expect(life(table({ A: { hand: ['spark'] } }).does('play spark'))).toEqual([15, 12]);
  table({ A: { hand: ['spark'] }, B: { life: 3 } })
    .does('play spark')
    .ends('A', 'TG-1.4');
});

clause('herb-tea', 'a', 'gives life, also beyond 15', () => {
  expect(life(table({ A: { hand: ['herb-tea'] } }).does('play herb-tea'))).toEqual([18, 15]);
});

clause('old-map', 'a', 'draws two cards, or what is left', () => {
  const t = table({ A: { hand: ['old-map'], deck: ['ember-pup', 'ash-moth', 'spark'] } }).does('play old-map');
  expect(t.zone('A', 'deck')).toEqual(['spark']);
  const last = table({ A: { hand: ['old-map'], deck: ['spark'] } }).does('play old-map');
  expect(last.zone('A', 'hand')).toEqual(['spark']);
});

clause('gust', 'a', 'destroys a weak unit of the opponent', () => {
  const t = table({ A: { hand: ['gust'] }, B: { line: ['river-guard', 'old-oak', 'ember-pup'] } });
  t.asks('A', 'main', ['end', 'play gust > ember-pup', 'play gust > river-guard']).does('play gust > river-guard');
  expect(t.zone('B', 'line')).toEqual([null, 'old-oak', 'ember-pup']);
});
