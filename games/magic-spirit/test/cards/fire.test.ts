import { expect } from 'vitest';
import { clause, hp, life, statuses, table } from '../table.ts';
import { holds, row } from './case.ts';
import { flurry, lance, lone } from './keywords.ts';

row('ember-mote', 'destroyed', { life: [6000, 5800] });
row('cinder-pup', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4700 } });
row('torch-runner', 'summoned', { life: [6000, 5700] });
holds(
  'ash-wolf',
  'always',
  { attack: { 'ash-wolf': 1200, wolfling: 500 } },
  { A: { monsters: ['ash-wolf', 'wolfling', 'cinder-pup', 'dummy'] }, B: { monsters: ['gray-wolf'] } },
);
row(
  'kiln-smith',
  'basic',
  { asks: [['ally', 'giant', 'kiln-smith']], attack: { giant: 2500, 'kiln-smith': 1200 } },
  { A: { monsters: ['giant'] } },
);
row('kiln-smith', 'advanced', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3700 } });
lance('flare-lancer', 1299);
row('flare-lancer', 'basic', { attack: { 'flare-lancer': 1700 } });
flurry('salamander-twin');
row('salamander-twin', 'attacks', {
  hp: { dummy: 4000, 'salamander-twin': 800 },
  status: { 'salamander-twin': ['strengthened 100'] },
});
row('bonfire-dancer', 'summoned', { attack: { 'bonfire-dancer': 1800, giant: 2300 } }, { A: { monsters: ['giant'] } });
row('bonfire-dancer', 'advanced', { hp: { dummy: 4300, mark: 4300 } });
// 1700 against 1 HP: 849 pierce, then 400 damage by the effect.
row('blaze-hound', 'victory', { life: [6000, 4751] });
row(
  'pyre-witch',
  'summoned',
  { asks: [['discard', 'giant', 'odd']], A: { hand: ['mark#3', 'mark#2', 'odd'], graveyard: ['giant'] } },
  { A: { hand: ['giant', 'odd'] } },
);
holds(
  'magma-drake',
  'always',
  { attack: { 'magma-drake': 2600 } },
  { A: { monsters: ['magma-drake'] }, hurt: { 'magma-drake': 100 } },
);
holds(
  'crimson-general',
  'always',
  { attack: { 'crimson-general': 2400, 'flare-lancer': 1600, dummy: 1000, 'dawn-knight': 1200 } },
  { A: { monsters: ['crimson-general', 'flare-lancer', 'dummy'] }, B: { monsters: ['dawn-knight'] } },
);
row(
  'crimson-general',
  'advanced',
  { status: { 'crimson-general': ['roused'], giant: ['roused'] } },
  { A: { monsters: ['giant'] } },
);
row('forge-matron', 'end', { hp: { 'forge-matron': 3200 } });
row('wildfire-wyrm', 'summoned', { hp: { dummy: 4400, mark: 4400 } });
row('wildfire-wyrm', 'basic', { life: [6000, 5400] });
row(
  'wildfire-wyrm',
  'advanced',
  { hp: { dummy: 3500, mark: 3500, giant: 3500, 'wildfire-wyrm': 3700 } },
  { A: { monsters: ['giant'] } },
);
// 3600 × 1.25 = 4500.
lone('sun-eater', 4500);
holds('sun-eater', 'always', { attack: { 'sun-eater': 4200 } }, { A: { monsters: ['sun-eater'] } });
row(
  'sun-eater',
  'basic',
  { asks: [['foe', 'cheap', 'martyr']], B: { graveyard: ['cheap'] } },
  { B: { monsters: ['cheap', 'dummy', 'martyr'] } },
);
row('sun-eater', 'advanced', { hp: { dummy: 3500, mark: 3500 }, life: [5500, 6000] });

row('ember-mote', 'basic', { life: [6000, 5500], A: { graveyard: ['ember-mote'] } });
row(
  'ash-wolf',
  'basic',
  {
    asks: [['rally', 'wolfling', 'none']],
    A: { hand: ['odd', 'blaze-hound'], monsters: ['ash-wolf', 'wolfling', null, null, null] },
  },
  { A: { hand: ['odd', 'blaze-hound', 'wolfling'] } },
);
clause('torch-runner', 'basic', 'a charged card goes on to another monster, which may use one more skill', () => {
  const t = table({
    A: { monsters: ['torch-runner', 'adept', 'giant'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'torch-runner' },
  });
  t.does('skill torch-runner (basic)').asks('A', 'ally', ['pick adept', 'pick giant']).does('pick adept');
  expect([t.card('fire-spell').on, statuses(t, 'adept')]).toEqual([t.id('adept'), ['inspired']]);
  t.does('skill adept (basic)', 'skill adept (basic)');
  expect(life(t)).toEqual([6000, 5800]);
  // An SP charge is consumed by the skill: there would be no card to move.
  const token = table({ A: { monsters: ['torch-runner', 'adept'] }, sp: { 'torch-runner': 1 } });
  token.refuses('A', { do: 'skill', card: token.id('torch-runner'), ability: 'basic' }, 'text');
});
row('salamander-twin', 'basic', { hp: { 'salamander-twin': 800 }, status: { 'salamander-twin': ['roused'] } });
row(
  'blaze-hound',
  'basic',
  { asks: [['foe', 'giant', 'mark']], hp: { giant: 3900, mark: 4990 } },
  { B: { monsters: ['giant', 'dummy', 'mark'] }, hurt: { giant: 100, mark: 10 } },
);
// Giant costs 2: 2 × 300.
row(
  'pyre-witch',
  'basic',
  {
    asks: [
      ['discard', 'giant', 'odd'],
      ['foe', 'dummy', 'mark'],
    ],
    hp: { dummy: 4400 },
    A: { hand: ['odd'], graveyard: ['giant'] },
  },
  { A: { hand: ['giant', 'odd'] } },
);
row(
  'magma-drake',
  'basic',
  { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4300 } },
  { hurt: { 'magma-drake': 700 } },
);
clause('magma-drake', 'basic', 'an unhurt one has nothing to give back', () => {
  const t = table({ A: { monsters: ['magma-drake'] }, B: { monsters: ['dummy'] }, sp: { 'magma-drake': 1 } });
  t.refuses('A', { do: 'skill', card: t.id('magma-drake'), ability: 'basic' }, 'text');
  const hurt = table({
    A: { monsters: ['magma-drake'] },
    B: { monsters: ['dummy'] },
    sp: { 'magma-drake': 1 },
    hurt: { 'magma-drake': 1 },
  });
  expect(hp(hurt.does('skill magma-drake (basic)'), 'dummy')).toBe(4999);
});
row(
  'forge-matron',
  'basic',
  {
    asks: [['ally', 'forge-matron', 'giant']],
    status: { 'forge-matron': ['strengthened 400'] },
    attack: { 'forge-matron': 2800 },
  },
  { A: { monsters: ['giant'] } },
);
row('phoenix-chick', 'destroyed', { A: { hand: ['phoenix-chick'], graveyard: ['give-away'] } });
row(
  'phoenix-chick',
  'basic',
  {
    asks: [['rally', 'blaze-hound', 'none']],
    A: { hand: ['phoenix-chick', 'giant', 'magma-drake'], monsters: [null, 'blaze-hound', null, null, null] },
  },
  { A: { hand: ['giant', 'magma-drake', 'blaze-hound'] } },
);
row('fuse-imp', 'end', { hp: { 'fuse-imp': 900 } });
row('fuse-imp', 'destroyed', { hp: { dummy: 4200, mark: 4200, giant: 4200 } }, { A: { monsters: ['giant'] } });

row('magma-drake', 'advanced', { hp: { dummy: 3800, mark: 3800, 'magma-drake': 2100 } });
row('fuse-imp', 'basic', { hp: { dummy: 4200, mark: 4200 }, A: { hand: ['mark#2'], graveyard: ['fuse-imp'] } });
