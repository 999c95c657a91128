import { rule, type Side } from '@taisen/testkit';
import { expect } from 'vitest';
import type { MsCard, MsState } from '../../src/index.ts';
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

rule('MS-9.6', 'an attack in which the attacker would fall and the target would not is forbidden', () => {
  const spec = { A: { monsters: ['zero', 'martyr'] }, B: { monsters: ['giant', 'cheap'] }, hurt: { giant: 4600 } };
  // 30% of 2000 is 600: martyr (500 HP) would fall, but takes the 400 HP that giant has left. 30% of 500 is 150:
  // martyr survives. Zero (100 HP) takes nothing from either and would fall to both.
  const t = battle(spec).asks('A', 'battle', ['attack martyr > cheap', 'attack martyr > giant', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('zero'), target: t.id('giant') }, 'MS-9.6');
  // With 900 HP left, giant would stand: the attack is pointless.
  const stands = battle({ ...spec, hurt: { giant: 4100 } }).asks('A', 'battle', ['attack martyr > cheap', 'end']);
  stands.refuses('A', { do: 'attack', card: stands.id('martyr'), target: stands.id('giant') }, 'MS-9.6');
  // It survives: not pointless. A target that resists would not fall: pointless.
  battle({ A: { monsters: ['zero'] }, B: { monsters: ['zero'] } }).asks('A', 'battle', ['attack zero > zero#2', 'end']);
  const resisting = battle({
    A: { monsters: ['cheap'] },
    B: { monsters: ['stubborn'] },
    hurt: { cheap: 600, stubborn: 700 },
  });
  expect(resisting.decision.kind).toBe('more');
});

rule('MS-9.6', 'by the ruling pointlessAttack only attacks that take no HP, or none, are forbidden', () => {
  const spec = { A: { monsters: ['zero', 'martyr'] }, B: { monsters: ['giant'] } };
  battle({ ...spec, rulings: { pointlessAttack: 'noHp' } }).asks('A', 'battle', ['attack martyr > giant', 'end']);
  battle({ ...spec, rulings: { pointlessAttack: 'off' } }).asks('A', 'battle', [
    'attack martyr > giant',
    'attack zero > giant',
    'end',
  ]);
});

rule('MS-9.2', 'by the ruling counterWhenDestroyed a destroyed target does not counter', () => {
  const spec = { A: { monsters: ['dummy'] }, B: { monsters: ['odd'] }, rulings: { counterWhenDestroyed: false } };
  const dying = battle({ ...spec, hurt: { odd: 3000 } }).does('attack dummy > odd');
  expect([dying.zone('B', 'graveyard'), hp(dying, 'dummy')]).toEqual([['odd'], 5000]);
  expect(hp(battle(spec).does('attack dummy > odd'), 'dummy')).toBe(4667);
});

rule('MS-9.5', 'by the ruling reductions only the larger one counts', () => {
  const direct = (theirs: Side, reductions: string) =>
    6000 -
    (life(
      battle({ A: { monsters: ['soarer'] }, B: theirs, rulings: { reductions } }).does('direct soarer'),
    )[1] as number);
  expect(direct({ monsters: ['mark'], phase: ['star'] }, 'both')).toBe(375);
  expect(direct({ monsters: ['mark'], phase: ['star'] }, 'larger')).toBe(500);
  expect(direct({ phase: ['star'] }, 'larger')).toBe(750);
});

/** Gives `mark` a status that ends with this turn. */
const kept =
  (kind: string, amount = 0) =>
  (s: MsState, card: (label: string) => MsCard) => {
    const { id, def } = card('mark');
    s.effects.push({ kind, card: id, def, ability: 'use', seat: 0, target: id, amount, until: s.turn });
  };

rule('MS-9.1', 'HP never go below 0, and a monster at 0 falls as soon as nothing keeps it', () => {
  const spec = { A: { monsters: ['mark', 'giant'] }, hurt: { mark: 5000 } };
  // Invincible until the end of the turn.
  const t = table({ ...spec, set: kept('invincible') });
  expect([hp(t, 'mark'), t.zone('A', 'graveyard')]).toEqual([0, []]);
  t.does('end');
  expect(t.zone('A', 'graveyard')).toEqual(['mark']);
  // The status is removed by an effect.
  const gone = table({ A: { hand: ['snapped-thread'] }, B: spec.A, hurt: spec.hurt, set: kept('invincible') });
  gone.does('use snapped-thread');
  expect(gone.zone('B', 'graveyard')).toEqual(['mark']);
});

rule('MS-9.1', 'HP that a card gives go with it: a monster without HP left falls, also after a battle', () => {
  const spec = { A: { monsters: ['mark'], field: ['grove'] }, hurt: { mark: 5200 } };
  // Another field card replaces the one that gave 500 HP.
  const replaced = table({ ...spec, A: { ...spec.A, hand: ['camp'] } });
  expect(hp(replaced, 'mark')).toBe(300);
  replaced.does('field camp');
  expect(replaced.zone('A', 'graveyard').sort()).toEqual(['grove', 'mark']);
  // The monster that gives 500 HP is destroyed in battle: the other one falls with it.
  const t = battle({ A: { monsters: ['giant'] }, B: { monsters: ['nurse', 'mark'] }, hurt: { mark: 5200 } });
  t.does('attack giant > nurse');
  expect(t.zone('B', 'graveyard').sort()).toEqual(['mark', 'nurse']);
});

rule('MS-9.1', 'poison is damage: statuses and effects that change damage change it', () => {
  const poisoned = (kind: string) =>
    table({
      A: { monsters: ['mark'] },
      set: (s, card) => {
        kept('poisoned', 500)(s, card);
        kept(kind)(s, card);
      },
    }).does('end');
  expect(['soaked', 'guarded', 'invincible'].map((kind) => hp(poisoned(kind), 'mark'))).toEqual([4400, 4750, 5000]);
});
