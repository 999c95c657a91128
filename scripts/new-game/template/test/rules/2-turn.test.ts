import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { table } from '../table.ts';

rule('TG-2.1', 'a turn begins with a draw, but not the very first one', () => {
  expect(table({ step: 'begin', turn: 2, A: { deck: ['ember-pup'] } }).zone('A', 'hand')).toEqual(['ember-pup']);
  expect(table({ step: 'begin', turn: 1, A: { deck: ['ember-pup'] } }).zone('A', 'hand')).toEqual([]);
  expect(table({ step: 'begin', turn: 2, A: { deck: [] } }).zone('A', 'hand')).toEqual([]);
});

rule('TG-2.2', 'energy grows with a player’s turns up to 6, and is lost at the end', () => {
  const energy = (turn: number) => table({ step: 'begin', turn }).match.state.energy[0];
  expect([1, 2, 3, 4, 11, 12, 13].map(energy)).toEqual([1, 1, 2, 2, 6, 6, 6]);
  expect(table({ A: { energy: 5 } }).does('end').match.state.energy[0]).toBe(0);
});

rule('TG-2.3', 'cards and attacks in any order, then the opponent’s turn', () => {
  const t = table({ A: { hand: ['ember-pup', 'herb-tea'], line: ['hill-ox'] }, B: { line: ['river-guard'] } });
  t.asks('A', 'main', ['attack hill-ox > river-guard', 'end', 'play ember-pup', 'play herb-tea']);
  t.does('play herb-tea', 'attack hill-ox > river-guard', 'play ember-pup', 'end');
  expect(t.decision.seat).toBe(1);
});
