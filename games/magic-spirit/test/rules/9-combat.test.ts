import { rule, type Side } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, hp, life, table } from '../table.ts';

rule('MS-9.1', 'the attacker deals its attack as damage; at 0 HP a monster is destroyed, and damage stays', () => {
  const t = battle({ A: { monsters: ['giant', 'cheap'] }, B: { monsters: ['dummy', 'cheap'] } });
  t.does('attack giant > dummy');
  expect(hp(t, 'dummy')).toBe(3000);
  t.does('attack cheap > cheap#2', 'pass', 'end', 'pass', 'battle');
  expect([hp(t, 'dummy'), hp(t, 'cheap#2')]).toEqual([3000, 300]);
  t.does('attack giant > cheap#2');
  expect(t.zone('B', 'graveyard')).toEqual(['cheap#2']);
  t.refuses('A', { do: 'attack', card: t.id('cheap'), target: t.id('giant') }, 'MS-9.1');
});

rule('MS-9.2', 'the target counters with 30% of its attack, rounded down, even if it is destroyed', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['odd'] } }).does('attack dummy > odd');
  expect([hp(t, 'odd'), hp(t, 'dummy')]).toEqual([2333, 5000 - 333]);
  const dying = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['odd'] }, hurt: { odd: 3000 } }).does(
    'attack dummy > odd',
  );
  expect([dying.zone('B', 'graveyard'), hp(dying, 'dummy')]).toEqual([['odd'], 4667]);
  // At the same time: both can be destroyed.
  const both = battle({ A: { monsters: ['martyr'] }, B: { monsters: ['giant'] }, hurt: { giant: 4600 } });
  both.does('attack martyr > giant');
  expect([both.zone('A', 'graveyard'), both.zone('B', 'graveyard')]).toEqual([['martyr'], ['giant']]);
});

rule('MS-9.3', 'direct attacks only without opposing monsters, unless a card allows otherwise', () => {
  const t = battle({ A: { monsters: ['dummy', 'soarer'] }, B: { monsters: ['mark', 'mark'] } });
  t.asks('A', 'battle', [
    'attack dummy > mark',
    'attack dummy > mark#2',
    'attack soarer > mark',
    'attack soarer > mark#2',
    'direct soarer',
    'end',
  ]);
  t.refuses('A', { do: 'direct', card: t.id('dummy') }, 'MS-9.3');
  const open = battle({ A: { monsters: ['dummy'] } })
    .asks('A', 'battle', ['direct dummy', 'end'])
    .does('direct dummy');
  expect(life(open)).toEqual([6000, 5000]);
});

rule('MS-9.4', 'damage of a direct attack is halved if the player has a monster', () => {
  const t = battle({ A: { monsters: ['soarer'] }, B: { monsters: ['mark'] } }).does('direct soarer');
  expect(life(t)).toEqual([6000, 5500]);
});

rule('MS-9.5', 'it is 75% if the player has a field or phase card; halved first, each rounded down', () => {
  const direct = (theirs: Side, mine = 'dummy') => {
    const t = battle({ A: { monsters: [mine] }, B: theirs }).does(`direct ${mine}`);
    return 6000 - (life(t)[1] as number);
  };
  // 1111 + 100 from the field card; 1211 × 0.75 = 908.25.
  expect(direct({ field: ['ruin'] }, 'odd')).toBe(908);
  expect(direct({ phase: ['star'] })).toBe(750);
  expect(direct({ phase: ['star'], field: ['camp'] })).toBe(750);
  // 1000 → 500 → 375.
  expect(direct({ monsters: ['mark'], phase: ['star'] }, 'soarer')).toBe(375);
  // An effect that names damage to life deals it as printed.
  const effect = table({ A: { hand: ['fire-spell'] }, B: { monsters: ['mark'], field: ['camp'] } }).does(
    'use fire-spell',
  );
  expect(life(effect)).toEqual([6000, 5900]);
});

rule('MS-9.6', 'an attack that would only destroy the attacker is forbidden', () => {
  const t = battle({ A: { monsters: ['zero', 'dummy'] }, B: { monsters: ['mark', 'cheap'] } });
  // 30% of 1000 and of 500 are more than the 100 HP of zero, which would take no HP from either.
  t.asks('A', 'battle', ['attack dummy > mark', 'attack dummy > cheap', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('zero'), target: t.id('mark') }, 'MS-9.6');
  // If it takes one HP, or if it survives, the attack is not pointless.
  battle({ A: { monsters: ['zero'] }, B: { monsters: ['zero'] } }).asks('A', 'battle', ['attack zero > zero#2', 'end']);
  const soft = table({ A: { monsters: ['zero'], hand: ['soften'] }, B: { monsters: ['mark'], tokens: 0 } });
  soft.does('use soften', 'battle').asks('A', 'battle', ['attack zero > mark', 'end']);
});
