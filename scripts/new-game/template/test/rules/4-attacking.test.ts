import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { life, table } from '../table.ts';

rule('TG-4.1', 'a unit attacks once a turn, and not in the turn in which it came', () => {
  const t = table({ A: { hand: ['ember-pup'], line: ['hill-ox'] } }).does('play ember-pup', 'direct hill-ox');
  t.asks('A', 'main', ['end']);
  t.refuses('A', { do: 'direct', card: t.id('ember-pup') }, 'TG-4.1');
  t.refuses('A', { do: 'direct', card: t.id('hill-ox') }, 'TG-4.1');
  // In the next turn both can.
  expect(t.does('end', 'end').offered('A')).toEqual(expect.arrayContaining(['direct ember-pup', 'direct hill-ox']));
});

rule('TG-4.2', 'less power is destroyed, equal power destroys both', () => {
  const fight = (mine: string, yours: string) => {
    const t = table({ A: { line: [mine] }, B: { line: [yours] } }).does(`attack ${mine} > ${yours}`);
    return [t.zone('A', 'discard'), t.zone('B', 'discard')];
  };
  expect(fight('hill-ox', 'river-guard')).toEqual([[], ['river-guard']]);
  expect(fight('ember-pup', 'river-guard')).toEqual([['ember-pup'], []]);
  const t = table({ A: { line: ['hill-ox'] }, B: { line: ['hill-ox'] } }).does('attack hill-ox > hill-ox#2');
  expect([t.zone('A', 'line'), t.zone('B', 'line')]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

rule('TG-4.3', 'the player takes damage only while no unit is in the way', () => {
  expect(life(table({ A: { line: ['hill-ox'] } }).does('direct hill-ox'))).toEqual([15, 11]);
  const t = table({ A: { line: ['hill-ox'] }, B: { line: ['old-oak'] } });
  t.refuses('A', { do: 'direct', card: t.id('hill-ox') }, 'TG-4.3');
});
