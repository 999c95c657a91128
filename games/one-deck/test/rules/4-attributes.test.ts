import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { relation, underRelation } from '../../src/index.ts';
import { battle, damageOn, strikeDamages } from '../table.ts';

const fight = (mine: string, theirs: string) =>
  battle({ monsters: [mine] }, { monsters: [theirs] }).does(`attack ${mine} > ${theirs}`);

rule('OD-4.1', '炎 beats 風, 風 beats 水, 水 beats 炎; neither for the same attribute', () => {
  for (const [winner, loser] of [
    ['fire', 'wind'],
    ['wind', 'water'],
    ['water', 'fire'],
  ] as const) {
    for (const attacking of [true, false]) {
      expect(relation(winner, loser, attacking)).toBe(1);
      expect(relation(loser, winner, attacking)).toBe(-1);
      expect(relation(winner, winner, attacking)).toBe(0);
    }
  }
});

rule(['OD-4.1', 'OD-4.4'], '例1-1: サンダー・キッズ（風） strikes 海竜神（水） for 1200', () => {
  const t = fight('thunder-kid', 'kairyu-shin');
  expect(damageOn(t, 'kairyu-shin')).toEqual([1200]);
});

rule(['OD-4.1', 'OD-4.5'], '例1-2: 海竜神 (1800) strikes back for 500', () => {
  const t = fight('thunder-kid', 'kairyu-shin');
  expect(damageOn(t, 'thunder-kid')).toEqual([500]);
});

rule(['OD-4.2', 'OD-4.4'], '例2-1: 運命のろうそく（闇） strikes 青眼の白龍（光） for 1100', () => {
  expect(damageOn(fight('candle-of-fate', 'blue-eyes-white-dragon'), 'blue-eyes-white-dragon')).toEqual([1100]);
});

rule(['OD-4.2', 'OD-4.5'], '例2-1: 青眼の白龍 (3000) strikes back for 500 only', () => {
  expect(damageOn(fight('candle-of-fate', 'blue-eyes-white-dragon'), 'candle-of-fate')).toEqual([500]);
});

rule('OD-4.2', 'the attacker has the advantage, 光 or 闇', () => {
  expect([relation('light', 'dark', true), relation('dark', 'light', false)]).toEqual([1, -1]);
  expect([relation('dark', 'light', true), relation('light', 'dark', false)]).toEqual([1, -1]);
});

rule(['OD-4.3', 'OD-4.5'], '例3-1: ホーリー・エルフ（光） strikes 北風と太陽（光） for 300', () => {
  expect(damageOn(fight('mystical-elf', 'ray-and-temperature'), 'ray-and-temperature')).toEqual([300]);
});

rule(['OD-4.3', 'OD-4.5'], '例3-2: 北風と太陽 (1000) strikes back for 500', () => {
  expect(damageOn(fight('mystical-elf', 'ray-and-temperature'), 'mystical-elf')).toEqual([500]);
});

rule('OD-4.3', 'also 闇 against 闇', () => {
  expect([relation('dark', 'dark', true), relation('dark', 'dark', false)]).toEqual([-1, -1]);
});

rule('OD-4.4', 'an advantage adds 500', () => {
  expect([underRelation(0, 1), underRelation(2400, 1), underRelation(2400, 0)]).toEqual([500, 2900, 2400]);
});

rule('OD-4.5', 'a disadvantage reduces the attack to 500; up to 900 it subtracts 500, but not below 0', () => {
  expect([3000, 950, 900, 800, 500, 300, 0].map((attack) => underRelation(attack, -1))).toEqual([
    500, 500, 400, 300, 0, 0, 0,
  ]);
});

rule('OD-4.5', 'it applies after 援軍; ruling: before 援軍', () => {
  const boosted = (rulings = {}) => {
    const t = battle({ monsters: ['thunder-kid'], traps: ['reinforcements'] }, { monsters: ['garoozis'] }, { rulings });
    return strikeDamages(t.does('use reinforcements > thunder-kid'), 'thunder-kid', 'garoozis')[0];
  };
  // 700 + 500 is above 900: it becomes 500. Printed, 700 − 500 and then + 500.
  expect([boosted(), boosted({ boostFirst: false })]).toEqual([500, 700]);
});

rule('OD-4.6', 'neither between the two groups', () => {
  for (const a of ['fire', 'wind', 'water'] as const)
    for (const b of ['light', 'dark'] as const)
      expect([relation(a, b, true), relation(b, a, true), relation(a, b, false)]).toEqual([0, 0, 0]);
  expect(damageOn(fight('ryu-kishin', 'garoozis'), 'garoozis')).toEqual([1000]);
});
