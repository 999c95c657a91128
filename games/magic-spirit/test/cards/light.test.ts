import { expect } from 'vitest';
import { battle, clause, hp, offers, table } from '../table.ts';
import { holds, row } from './case.ts';
import { guardian, riposte, soaring, steadfast } from './keywords.ts';

row('lamp-fairy', 'basic', { hp: { giant: 4400 } }, { A: { monsters: ['giant'] }, hurt: { giant: 1000 } });
row(
  'squire-of-dawn',
  'destroyed',
  {
    asks: [['search', 'dawn-knight', 'shield-bearer', 'none']],
    A: { hand: ['dawn-knight'], deck: ['giant', 'shield-bearer'] },
  },
  {
    A: { deck: ['giant', 'dawn-knight', 'shield-bearer'] },
    rolls: [['giant', 'shield-bearer']],
  },
);
row('thread-novice', 'summoned', { A: { hand: ['mark#2'] } });
guardian('shield-bearer');
row(
  'shield-bearer',
  'basic',
  { asks: [['ally', 'giant', 'shield-bearer']], status: { giant: ['guarded'], 'shield-bearer': [] } },
  { A: { monsters: ['giant'] } },
);
soaring('dove-herald', 350);
row('dawn-knight', 'attacks', { hp: { dummy: 3800, 'dawn-knight': 1000 } }, { hurt: { 'dawn-knight': 500 } });
row('dawn-knight', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500 } });
row('bell-priest', 'end', { life: [6200, 6000] });
row(
  'bell-priest',
  'basic',
  { status: { giant: ['strengthened 100'], 'bell-priest': [] } },
  {
    A: { monsters: ['giant'] },
    set: (s, card) => {
      const on = { card: 0, def: 0, ability: 'use', seat: 1 as const, amount: 0, until: 99 };
      s.effects.push(
        { ...on, kind: 'poisoned', target: card('giant').id, amount: 100 },
        { ...on, kind: 'strengthened', target: card('giant').id, amount: 100 },
        { ...on, kind: 'weakened', target: card('bell-priest').id, amount: 100 },
      );
    },
  },
);
riposte('mirror-maiden', 660);
clause('mirror-maiden', 'always', 'takes half damage from effects, but full damage in battle', () => {
  const t = table({ A: { hand: ['tremor'] }, B: { monsters: ['mirror-maiden'] } }).does('use tremor');
  expect(hp(t, 'mirror-maiden')).toBe(1500 - 250);
  const fight = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['mirror-maiden'] } }).does(
    'attack dummy > mirror-maiden',
  );
  expect(hp(fight, 'mirror-maiden')).toBe(500);
});
soaring('gryphon-rider', 750);
row('gryphon-rider', 'basic', { attack: { 'gryphon-rider': 1900 } });
holds(
  'star-cantor',
  'always',
  { attack: { 'star-cantor': 1500, giant: 2200, dummy: 1000 } },
  { A: { monsters: ['star-cantor', 'giant'] }, B: { monsters: ['dummy'] } },
);
row(
  'star-cantor',
  'advanced',
  { hp: { giant: 4600, 'star-cantor': 2000 }, A: { hand: ['mark#2'] } },
  { A: { monsters: ['giant'] }, hurt: { giant: 1000, 'star-cantor': 200 } },
);
clause('unicorn-sage', 'always', 'the other monsters cannot be chosen, but itself can', () => {
  const t = table({ A: { hand: ['quick-hit'] }, B: { monsters: ['unicorn-sage', 'dummy'] } }).does('use quick-hit');
  expect([hp(t, 'unicorn-sage'), hp(t, 'dummy')]).toEqual([2100, 5000]);
  const alone = table({ A: { hand: ['quick-hit'] }, B: { monsters: ['dummy'] } });
  expect(offers(alone, 'A', 'use')).toEqual(['use quick-hit']);
});
row(
  'unicorn-sage',
  'basic',
  { asks: [['ally', 'giant', 'unicorn-sage']], hp: { giant: 4500, 'unicorn-sage': 2600 } },
  { A: { monsters: ['giant'] }, hurt: { giant: 1500, 'unicorn-sage': 100 } },
);
steadfast('oath-captain', 2700);
holds(
  'oath-captain',
  'always',
  { attack: { 'oath-captain': 2200, 'dawn-knight': 1400, dummy: 1000 } },
  { A: { monsters: ['oath-captain', 'dawn-knight', 'dummy'] } },
);
row('oath-captain', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4300 } });
soaring('seraph-weaver', 1400);
row(
  'seraph-weaver',
  'summoned',
  {
    asks: [['grave', 'giant', 'kiln-smith']],
    A: { monsters: ['seraph-weaver', 'giant', null, null, null], graveyard: ['fireball', 'kiln-smith', 'blaze-hound'] },
  },
  { A: { graveyard: ['fireball', 'giant', 'kiln-smith', 'blaze-hound'] } },
);
row(
  'seraph-weaver',
  'basic',
  { status: { dummy: ['weakened 100'] } },
  {
    set: (s, card) => {
      const on = {
        card: 0,
        def: 0,
        ability: 'use',
        seat: 1 as const,
        target: card('dummy').id,
        amount: 100,
        until: 99,
      };
      s.effects.push(
        { ...on, kind: 'strengthened' },
        { ...on, kind: 'weakened' },
        { ...on, kind: 'guarded', amount: 0 },
      );
    },
  },
);
row(
  'seraph-weaver',
  'advanced',
  { status: { 'seraph-weaver': ['guarded'], giant: ['guarded'] } },
  { A: { monsters: ['giant'] } },
);
guardian('radiant-colossus');
clause('radiant-colossus', 'always', 'its own side takes 20% less in battle, the other side full damage', () => {
  const t = battle({ A: { monsters: ['odd', 'giant'] }, B: { monsters: ['radiant-colossus', 'dummy'] } });
  // 1111 × 0.8 = 888.8; the counter is 3400 × 0.3 = 1020.
  t.does('attack odd > radiant-colossus');
  expect([hp(t, 'radiant-colossus'), hp(t, 'odd')]).toEqual([4600 - 888, 3333 - 1020]);
});
// 3400 against 1 HP: 1699 pierce.
row('radiant-colossus', 'victory', { life: [6600, 4301] });
row(
  'radiant-colossus',
  'advanced',
  { asks: [['ally', 'giant', 'radiant-colossus']], status: { giant: ['invincible'] } },
  { A: { monsters: ['giant'] } },
);
