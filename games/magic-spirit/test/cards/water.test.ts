import { expect } from 'vitest';
import { battle, clause, hp, life, table } from '../table.ts';
import { holds, row } from './case.ts';
import { guardian } from './keywords.ts';

row('drop-sprite', 'summoned', { life: [6300, 6000] });
row('brook-otter', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['soaked'] } });
guardian('reef-warden');
row('frost-imp', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['frozen'] } });
row(
  'tide-reader',
  'summoned',
  { asks: [['top', 'odd', 'zero', 'guard']], A: { hand: ['odd'], deck: ['cheap', 'zero', 'guard'] } },
  { A: { deck: ['guard', 'zero', 'odd', 'cheap'] } },
);
row(
  'pearl-healer',
  'end',
  { hp: { 'pearl-healer': 1500, giant: 5000 } },
  { A: { monsters: ['giant'] }, hurt: { 'pearl-healer': 300, giant: 100 } },
);
row(
  'pearl-healer',
  'basic',
  { asks: [['ally', 'giant', 'pearl-healer']], hp: { giant: 4700, 'pearl-healer': 1500 } },
  { A: { monsters: ['giant', 'odd'] }, hurt: { giant: 1000, 'pearl-healer': 100 } },
);
clause('shell-knight', 'always', 'takes 200 less in battle, but not from effects', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['shell-knight'] } }).does(
    'attack dummy > shell-knight',
  );
  expect(hp(t, 'shell-knight')).toBe(1600 - 800);
});
row('shell-knight', 'basic', { status: { 'shell-knight': ['guarded'] } });
row('mist-siren', 'summoned', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['asleep'] } });
row('mist-siren', 'advanced', { status: { dummy: ['asleep'], mark: ['asleep'] } });
row(
  'whirl-serpent',
  'basic',
  { asks: [['foe', 'dummy', 'giant']], B: { hand: ['dummy'], monsters: [null, 'giant', 'kiln-smith', null, null] } },
  { B: { monsters: ['dummy', 'giant', 'kiln-smith'] } },
);
row(
  'whirl-serpent',
  'advanced',
  { asks: [['foe', 'blaze-hound', 'dummy']], B: { hand: ['blaze-hound'] } },
  { B: { monsters: ['dummy', 'blaze-hound', 'magma-drake'] } },
);
guardian('harbor-giant');
row('harbor-giant', 'start', { hp: { 'harbor-giant': 1500 } }, { hurt: { 'harbor-giant': 1000 } });
row(
  'ice-scribe',
  'summoned',
  { asks: [['grave', 'fireball', 'prayer']], A: { hand: ['fireball'], graveyard: ['giant', 'prayer'] } },
  { A: { graveyard: ['fireball', 'giant', 'prayer'] } },
);
row('deep-angler', 'attacks', {
  asks: [['foe', 'dummy', 'mark']],
  status: { dummy: ['soaked'] },
  hp: { dummy: 3100, 'deep-angler': 2400 },
});
row('deep-angler', 'destroyed', { A: { hand: ['mark#2'] } });
holds(
  'glacier-queen',
  'always',
  { attack: { dummy: 800, giant: 2000, 'glacier-queen': 2300 } },
  { A: { monsters: ['glacier-queen', 'giant'] }, B: { monsters: ['dummy'] } },
);
row('glacier-queen', 'advanced', { status: { dummy: ['frozen'], mark: ['frozen'] } });
holds(
  'tidal-choir',
  'always',
  { attack: { 'tidal-choir': 2500, 'reef-warden': 1000, dummy: 1000 } },
  { A: { monsters: ['tidal-choir', 'reef-warden', 'dummy'] } },
);
row(
  'tidal-choir',
  'summoned',
  { hp: { 'tidal-choir': 3500, giant: 5200 }, status: { giant: ['guarded'] } },
  {
    A: { monsters: ['giant'] },
    set: (s, card) => {
      const on = { card: 0, def: 0, ability: 'use', seat: 1 as const, target: card('giant').id, amount: 0, until: 99 };
      s.effects.push({ ...on, kind: 'frozen' }, { ...on, kind: 'guarded' });
    },
  },
);
row('tidal-choir', 'basic', { active: [8, 5] }, { A: { tokens: 10, rested: 3 } });
row('leviathan-elder', 'end', { hp: { 'leviathan-elder': 5300 } });
row(
  'leviathan-elder',
  'basic',
  { hp: { 'leviathan-elder': 4800, giant: 5000 } },
  { A: { monsters: ['giant'] }, hurt: { 'leviathan-elder': 1000, giant: 500 } },
);
row('leviathan-elder', 'advanced', {
  hp: { dummy: 3800, mark: 3800 },
  status: { dummy: ['soaked'], mark: ['soaked'] },
});

row('drop-sprite', 'basic', {
  life: [6300, 6000],
  A: { hand: ['drop-sprite'], monsters: [null, null, null, null, null] },
});
clause('reef-warden', 'basic', 'strikes back with all of its attack', () => {
  const t = table({ A: { monsters: ['reef-warden'] }, B: { monsters: ['dummy'] }, sp: { 'reef-warden': 1 } });
  t.does('skill reef-warden (basic)', 'end', 'pass', 'battle', 'attack dummy > reef-warden');
  expect(hp(t, 'dummy')).toBe(5000 - 700);
});
row(
  'tide-reader',
  'basic',
  { asks: [['sink', 'odd', 'none']], B: { deck: ['zero', 'cheap', 'odd'] } },
  { B: { deck: ['odd', 'zero', 'cheap'] } },
);
row(
  'harbor-giant',
  'basic',
  {
    asks: [
      ['grave', 'fire-spell', 'odd'],
      ['ally', 'giant', 'harbor-giant'],
    ],
    A: { charges: ['fire-spell'], graveyard: ['moon', 'odd'] },
  },
  { A: { monsters: ['giant'], graveyard: ['moon', 'fire-spell', 'odd'] } },
);
clause('ice-scribe', 'basic', 'only a frozen monster shatters', () => {
  const t = table({
    A: { monsters: ['ice-scribe', 'frost-imp'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'ice-scribe': 1, 'frost-imp': 1 },
  });
  t.refuses('A', { do: 'skill', card: t.id('ice-scribe'), ability: 'basic' }, 'text');
  t.does('skill frost-imp (basic)', 'pick mark', 'skill ice-scribe (basic)');
  expect([hp(t, 'dummy'), hp(t, 'mark')]).toEqual([5000, 3500]);
});
row(
  'deep-angler',
  'basic',
  { asks: [['foe', 'giant', 'cheap']], hp: { 'deep-angler': 2700 + 4400 }, B: { graveyard: ['giant'] } },
  { B: { monsters: ['giant', 'cheap', 'blaze-hound'] }, hurt: { giant: 600 } },
);
row(
  'tide-twin',
  'summoned',
  {
    asks: [['search', 'tide-twin#2', 'none']],
    A: { monsters: ['tide-twin', 'tide-twin#2', null, null, null], deck: ['giant'] },
  },
  { A: { deck: ['giant', 'tide-twin'] }, rolls: [['giant']] },
);
row('tide-twin', 'basic', { A: { hand: ['mark#2'] } }, { A: { monsters: ['tide-twin'] } });
clause('tide-twin', 'basic', 'not without the other one', () => {
  const t = table({ A: { monsters: ['tide-twin'] }, sp: { 'tide-twin': 1 } });
  t.refuses('A', { do: 'skill', card: t.id('tide-twin'), ability: 'basic' }, 'text');
  const two = table({ A: { monsters: ['tide-twin', 'tide-twin'] }, sp: { 'tide-twin': 1 } }).does(
    'skill tide-twin (basic)',
  );
  expect(two.zone('A', 'hand')).toEqual(['mark']);
});
clause('mirror-koi', 'whenever', 'gains 200 life when the opponent summons', () => {
  const t = table({ A: { hand: ['cheap'] }, B: { monsters: ['mirror-koi'] } }).does('summon cheap');
  expect(life(t)).toEqual([6000, 6200]);
  const own = table({ A: { hand: ['cheap'], monsters: ['mirror-koi'] } }).does('summon cheap');
  expect(life(own)).toEqual([6000, 6000]);
});
row('mirror-koi', 'basic', { status: { 'mirror-koi': ['hidden'] } });
row('wound-ferrier', 'start', { hp: { 'wound-ferrier': 1600 } }, { hurt: { 'wound-ferrier': 500 } });
row(
  'wound-ferrier',
  'basic',
  {
    asks: [
      ['ally', 'giant', 'wound-ferrier'],
      ['foe', 'dummy', 'mark'],
    ],
    hp: { giant: 4900, dummy: 1500 },
  },
  { A: { monsters: ['giant'] }, hurt: { giant: 3500, dummy: 100 } },
);
clause('wound-ferrier', 'basic', 'a wound larger than its HP destroys the other', () => {
  const t = table({
    A: { monsters: ['wound-ferrier', 'giant'] },
    B: { monsters: ['cheap'] },
    sp: { 'wound-ferrier': 1 },
    hurt: { giant: 900 },
  });
  t.does('skill wound-ferrier (basic)', 'pick giant');
  expect([hp(t, 'giant'), t.zone('B', 'graveyard')]).toEqual([5000, ['cheap']]);
});
