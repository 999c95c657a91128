import { viewOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import type { MsCardFacts } from '../../src/types.ts';
import { battle, hp, life } from '../table.ts';

const marks = (count: number) => new Array<string>(count).fill('mark');
/** `odd` (attack 1111, 3333 HP) attacks the first of several marks (attack 1000, 5000 HP), alone. */
const alone = (count: number) => {
  const t = battle({ A: { monsters: ['odd'] }, B: { monsters: marks(count) } }).does('attack odd > mark');
  return [5000 - hp(t, 'mark'), 3333 - hp(t, 'odd')];
};
/** One of several marks attacks `odd`, which is alone. */
const outnumbered = (count: number, rulings = {}) => {
  const t = battle({ A: { monsters: marks(count) }, B: { monsters: ['odd'] }, rulings }).does('attack mark > odd');
  return [3333 - hp(t, 'odd'), 5000 - hp(t, 'mark')];
};

rule('MS-10.1', 'one monster fewer: attack +10%, damage taken −10%, rounded down at each step', () => {
  expect(alone(1)).toEqual([1111, 300]);
  // 1111 × 1.1 = 1222.1; the counter 300 × 0.9 = 270.
  expect(alone(2)).toEqual([1222, 270]);
  // Attacked: 1000 × 0.9; the counter 1222 × 0.3 = 366.6.
  expect(outnumbered(2)).toEqual([900, 366]);
});

rule('MS-10.2', 'two fewer: +25%, −20%', () => {
  // 1111 × 1.25 = 1388.75.
  expect(alone(3)).toEqual([1388, 240]);
  // 1388 × 0.3 = 416.4.
  expect(outnumbered(3)).toEqual([800, 416]);
});

rule('MS-10.3', 'three or more fewer: +40%, −30%', () => {
  // 1111 × 1.4 = 1555.4.
  expect(alone(4)).toEqual([1555, 210]);
  expect(alone(5)).toEqual([1555, 210]);
  // 1555 × 0.3 = 466.5.
  expect(outnumbered(4)).toEqual([700, 466]);
});

rule('MS-10.4', 'it is computed at the attack and helps the side with fewer monsters, attacking or attacked', () => {
  const t = battle({
    A: { monsters: ['odd', 'dummy'] },
    B: { monsters: ['cheap', 'mark', 'mark'] },
    hurt: { cheap: 700 },
  });
  t.does('attack dummy > cheap');
  // 1000 × 1.1 = 1100 against the 100 HP left: 500 pierce.
  expect(life(t)).toEqual([6000, 5500]);
  // Now two against two: no bonus for either side.
  t.does('attack odd > mark');
  expect([hp(t, 'mark'), hp(t, 'odd')]).toEqual([5000 - 1111, 3333 - 300]);
  // A direct attack of the side with fewer monsters has the bonus too: 1000 × 1.1 = 1100, halved by a monster.
  const direct = battle({ A: { monsters: ['soarer'] }, B: { monsters: ['mark', 'mark'] } }).does('direct soarer');
  expect(life(direct)).toEqual([6000, 5450]);
});

rule('MS-10.4', 'a ruling decides which side it helps', () => {
  expect(outnumbered(2, { underdogScope: 'attacker' })).toEqual([1000, 333]);
  expect(outnumbered(2, { underdogScope: 'none' })).toEqual([1000, 333]);
  const t = battle({ A: { monsters: ['odd'] }, B: { monsters: marks(2) }, rulings: { underdogScope: 'none' } });
  t.does('attack odd > mark');
  expect([hp(t, 'mark'), hp(t, 'odd')]).toEqual([3889, 3033]);
});

rule('MS-10.4', 'the view tells the bonus of each monster before it attacks', () => {
  const bonusOf = (rulings = {}) => {
    const t = battle({ A: { monsters: ['odd'] }, B: { monsters: marks(3) }, rulings });
    const { zones } = viewOf(t.match, 0);
    return ['monsters:0', 'monsters:1'].map((zone) => {
      const card = zones[zone]?.cards.find((each) => each?.now !== undefined);
      const { moreAttack, lessDamage }: MsCardFacts = card?.now ?? {};
      return [moreAttack, lessDamage];
    });
  };
  expect(bonusOf()).toEqual([
    [25, 20],
    [0, 0],
  ]);
  expect(bonusOf({ underdogScope: 'none' })).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
