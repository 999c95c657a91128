import { expect, test } from 'vitest';
import { attackUnderWay } from '../../src/table/attack.ts';

const attack = { type: 'attacks', seat: 0, card: { id: 1 }, target: { id: 2 } } as const;

test('an attack is under way until it is resolved or ended', () => {
  expect(attackUnderWay([])).toBeNull();
  expect(attackUnderWay([attack, { type: 'used', seat: 1 }, { type: 'moved' }])).toBe(attack);
  expect(attackUnderWay([attack, { type: 'hurt', card: { id: 2 }, amount: 3 }])).toBeNull();
  expect(attackUnderWay([attack, { type: 'attack-ended' }])).toBeNull();
  expect(attackUnderWay([attack, { type: 'hurt' }, attack])).toBe(attack);
});
