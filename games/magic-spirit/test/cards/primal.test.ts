import { expect } from 'vitest';
import { attack, battle, clause, hp, statuses, table } from '../table.ts';
import { holds, row } from './case.ts';
import { flurry, guardian, lance, lone, riposte, steadfast } from './keywords.ts';

row('moss-cub', 'basic', { hp: { 'moss-cub': 800 } });
row(
  'pebble-imp',
  'destroyed',
  { asks: [['search', 'moss-cub', 'none']], A: { hand: ['moss-cub'], deck: ['earthquake', 'giant'] } },
  { A: { deck: ['giant', 'moss-cub', 'earthquake'] }, rolls: [['earthquake', 'giant']] },
);
row('fang-hunter', 'attacks', {
  asks: [['foe', 'dummy', 'mark']],
  hp: { dummy: 4100, 'fang-hunter': 760 },
  status: { dummy: ['weakened 200'] },
});
row('vine-shaman', 'advanced', { hp: { 'vine-shaman': 1900, giant: 5400 } }, { A: { monsters: ['giant'] } });
row('horn-charger', 'attacks', {
  hp: { dummy: 3400, 'horn-charger': 1200 },
  status: { 'horn-charger': ['strengthened 200'] },
});
flurry('twin-fang-wolf');
row(
  'twin-fang-wolf',
  'summoned',
  { asks: [['search', 'wolfling', 'ash-wolf', 'none']], A: { hand: ['wolfling'], deck: ['ash-wolf', 'giant'] } },
  { A: { deck: ['ash-wolf', 'giant', 'wolfling'] }, rolls: [['ash-wolf', 'giant']] },
);
holds(
  'saber-matriarch',
  'always',
  { attack: { 'saber-matriarch': 2500, 'moss-cub': 700, dummy: 1000 } },
  { A: { monsters: ['saber-matriarch', 'moss-cub', 'dummy'] } },
);
// 2200 + 300 against 1 HP: 1249 pierce. It has lost 1000, loses 150 to the counter and regains 600.
row(
  'saber-matriarch',
  'victory',
  { life: [6000, 4751], hp: { 'saber-matriarch': 2050 } },
  { hurt: { 'saber-matriarch': 1000 } },
);
steadfast('ironhide-boar', 2800);
holds(
  'ironhide-boar',
  'always',
  { attack: { 'ironhide-boar': 2500 } },
  { A: { monsters: ['ironhide-boar'] }, hurt: { 'ironhide-boar': 1 } },
);
guardian('elder-treant');
clause('elder-treant', 'always', 'takes 300 less in battle', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['elder-treant'] } }).does(
    'attack dummy > elder-treant',
  );
  expect(hp(t, 'elder-treant')).toBe(3300 - 700);
});
row('elder-treant', 'end', { hp: { 'elder-treant': 3400, giant: 5100 } }, { A: { monsters: ['giant'] } });
lance('thunder-lizard', 2699);
row('thunder-lizard', 'summoned', { status: { dummy: ['shocked'], mark: ['shocked'] } });
row(
  'world-serpent',
  'destroyed',
  {
    asks: [['grave', 'giant', 'magma-drake']],
    A: {
      monsters: ['giant', null, null, null, null],
      graveyard: ['give-away', 'world-serpent', 'magma-drake', 'forge-matron'],
    },
  },
  { A: { graveyard: ['giant', 'magma-drake', 'forge-matron'] } },
);
row('world-serpent', 'advanced', { hp: { dummy: 3000, mark: 3000 }, life: [6000, 5500] });
steadfast('first-titan', 4200);
// 3700 × 1.25 = 4625.
lone('first-titan', 4625);
holds('first-titan', 'always', { attack: { 'first-titan': 4200 } }, { A: { monsters: ['first-titan'] } });
row('first-titan', 'basic', { hp: { dummy: 4300, mark: 4300 } });
row('blank-wisp', 'destroyed', { active: [5, 5] }, { A: { tokens: 5 } });
row('road-peddler', 'basic', { A: { hand: ['mark#2'] } });
holds(
  'thread-golem',
  'always',
  { attack: { 'thread-golem': 1600 } },
  { A: { monsters: ['thread-golem'] }, sp: { 'thread-golem': 2 } },
);
row('masked-bard', 'end', { life: [6100, 6000] });
row(
  'charge-keeper',
  'summoned',
  { asks: [['ally', 'giant', 'charge-keeper']], A: { charges: ['mark#2'] } },
  { A: { monsters: ['giant'] } },
);
row(
  'gray-inquisitor',
  'summoned',
  { asks: [['discard', 'giant', 'odd']], B: { hand: ['odd'], graveyard: ['giant'] } },
  { B: { hand: ['giant', 'odd'] } },
);
guardian('wandering-fort');
riposte('wandering-fort', 1500);
row('nameless-dragon', 'advanced', { hp: { dummy: 4000, mark: 4000 }, A: { hand: ['mark#2'] } });

clause('pebble-imp', 'basic', 'becomes a charge of another monster', () => {
  const t = table({
    A: { monsters: ['pebble-imp', 'adept', 'giant'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'pebble-imp' },
    sp: { 'pebble-imp': 1 },
  });
  t.does('skill pebble-imp (basic)').asks('A', 'ally', ['pick adept', 'pick giant']).does('pick adept');
  expect([t.zone('A', 'charges'), t.card('pebble-imp').on, t.zone('A', 'graveyard')]).toEqual([
    ['pebble-imp'],
    t.id('adept'),
    ['fire-spell'],
  ]);
});
row('fang-hunter', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['marked'] } });
clause('fang-hunter', 'basic', 'a marked monster takes 30% more in battle', () => {
  const t = table({
    A: { monsters: ['fang-hunter', 'giant'] },
    B: { monsters: ['dummy'], tokens: 0 },
    sp: { 'fang-hunter': 1 },
  });
  t.does('skill fang-hunter (basic)', 'battle', 'attack giant > dummy');
  // One against two: 2000 × 0.9 × 1.3.
  expect(hp(t, 'dummy')).toBe(5000 - 2340);
});
clause('gray-wolf', 'avenges', 'grows when another wolf of its side falls', () => {
  const t = table({ A: { monsters: ['gray-wolf', 'wolfling', 'cheap'], hand: ['give-away', 'give-away'] } }).does(
    'use give-away',
    'pick wolfling',
  );
  expect([attack(t, 'gray-wolf'), statuses(t, 'gray-wolf')]).toEqual([1100, ['strengthened 300']]);
  t.does('use give-away#2', 'pick cheap');
  expect(attack(t, 'gray-wolf')).toBe(1100);
});
row(
  'gray-wolf',
  'basic',
  { asks: [['search', 'gray-wolf#2', 'none']], A: { hand: ['gray-wolf#2'], deck: ['giant', 'wolfling'] } },
  { A: { deck: ['giant', 'gray-wolf', 'wolfling'] }, rolls: [['giant', 'wolfling']] },
);
row('horn-charger', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4000, 'horn-charger': 1100 } });
row(
  'twin-fang-wolf',
  'basic',
  {
    asks: [
      ['foe', 'giant', 'dummy', 'mark'],
      ['foe', 'dummy', 'mark'],
    ],
    hp: { giant: 4600, dummy: 4600 },
  },
  { B: { monsters: ['giant', 'dummy', 'mark'] } },
);
row(
  'boulder-thrower',
  'basic',
  {
    asks: [
      ['ally', 'giant', 'cheap'],
      ['foe', 'dummy', 'mark'],
    ],
    hp: { dummy: 3000 },
    A: { graveyard: ['giant'] },
  },
  { A: { monsters: ['giant', 'cheap'] } },
);
row(
  'saber-matriarch',
  'basic',
  { status: { dummy: ['weakened 500'], 'first-titan': [] }, attack: { dummy: 500 } },
  { B: { monsters: ['dummy', 'first-titan'] } },
);
row('ironhide-boar', 'basic', { hp: { 'ironhide-boar': 2600 } }, { hurt: { 'ironhide-boar': 1000 } });
clause('thunder-lizard', 'basic', 'damages every shocked monster', () => {
  const t = table({ A: { hand: ['thunder-lizard'], tokens: 9 }, B: { monsters: ['dummy'], hand: ['cheap'] } });
  t.does('summon thunder-lizard', 'end', 'pass', 'summon cheap', 'end', 'pass', 'charge-sp > thunder-lizard');
  t.refuses('A', { do: 'skill', card: t.id('thunder-lizard'), ability: 'basic' }, 'text');
  const shocked = table({
    A: { monsters: ['thunder-lizard', 'storm-frame'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'thunder-lizard': 1, 'storm-frame': 1 },
  });
  shocked.does('skill storm-frame (basic)', 'skill thunder-lizard (basic)');
  expect([hp(shocked, 'dummy'), hp(shocked, 'mark')]).toEqual([4300, 4300]);
});
row('elder-treant', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500, 'elder-treant': 3800 } });
row(
  'world-serpent',
  'basic',
  { asks: [['foe', 'odd', 'dummy']], hp: { odd: 1667 } },
  { B: { monsters: ['odd', 'dummy'] } },
);
clause('egg-of-ages', 'start', 'hatches a dragon from the deck at the second start phase after it came', () => {
  const t = table({
    A: { hand: ['egg-of-ages'], deck: ['mark', 'mark', 'mark', 'mark', 'magma-drake', 'sun-eater'] },
    rolls: ['keep'],
  });
  t.does('summon egg-of-ages', 'end', 'pass', 'end', 'pass', 'end', 'pass', 'end');
  t.asks('A', 'search', ['pick magma-drake', 'none']).does('pick magma-drake');
  expect([t.zone('A', 'monsters'), t.zone('A', 'graveyard')]).toEqual([
    ['magma-drake', null, null, null, null],
    ['egg-of-ages'],
  ]);
});
holds(
  'army-ant',
  'always',
  { attack: { 'army-ant': 600, 'army-ant#2': 600 } },
  { A: { monsters: ['army-ant', 'army-ant', 'giant'] } },
);
row(
  'army-ant',
  'basic',
  {
    asks: [['search', 'army-ant#2', 'none']],
    A: { monsters: ['army-ant', 'army-ant#2', null, null, null], deck: ['giant'] },
  },
  { A: { deck: ['army-ant', 'giant'] }, rolls: [['giant']] },
);

// なし
row('blank-wisp', 'basic', { A: { graveyard: ['blank-wisp'] }, active: [9, 5] }, { A: { tokens: 8 } });
clause('blank-wisp', 'basic', 'allows another charge', () => {
  const t = table({ A: { monsters: ['blank-wisp', 'giant'], tokens: 8 }, sp: { 'blank-wisp': 1 } });
  t.does('charge-sp > giant', 'skill blank-wisp (basic)', 'charge-sp > giant');
  expect(t.card('giant').sp).toBe(2);
});
row('stray-swordsman', 'basic', { hp: { dummy: 4000 } }, { B: { monsters: ['dummy'] } });
clause('stray-swordsman', 'basic', 'not against two', () => {
  const t = table({
    A: { monsters: ['stray-swordsman'], hand: ['quick-slay'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'stray-swordsman': 1 },
  });
  t.refuses('A', { do: 'skill', card: t.id('stray-swordsman'), ability: 'basic' }, 'text');
  t.does('use quick-slay', 'pick mark', 'skill stray-swordsman (basic)');
  expect(hp(t, 'dummy')).toBe(4000);
});
row(
  'masked-bard',
  'basic',
  { status: { 'masked-bard': ['inspired'], giant: ['inspired'] } },
  { A: { monsters: ['giant'] } },
);
clause('charge-keeper', 'basic', 'all recover 500 for each charge that is left', () => {
  const t = table({
    A: { monsters: ['charge-keeper', 'giant'], charges: ['fire-spell', 'camp'] },
    on: { 'fire-spell': 'charge-keeper', camp: 'charge-keeper' },
    hurt: { giant: 3000, 'charge-keeper': 1800 },
  });
  t.does('skill charge-keeper (basic)');
  expect([hp(t, 'giant'), hp(t, 'charge-keeper')]).toEqual([3000, 1100]);
});
clause('gray-inquisitor', 'basic', 'a charged card changes sides', () => {
  const t = table({
    A: { monsters: ['gray-inquisitor'] },
    B: { monsters: ['adept', 'giant', 'mark'], charges: ['fire-spell', 'camp', 'water-spell'] },
    on: { 'fire-spell': 'adept', camp: 'adept', 'water-spell': 'giant' },
    sp: { 'gray-inquisitor': 1 },
  });
  t.does('skill gray-inquisitor (basic)').asks('A', 'foe', ['pick adept', 'pick giant']).does('pick adept');
  t.asks('A', 'charge', ['pick camp', 'pick fire-spell']).does('pick camp');
  expect([t.zone('A', 'charges'), t.card('camp').on, t.zone('B', 'charges').sort()]).toEqual([
    ['camp'],
    t.id('gray-inquisitor'),
    ['fire-spell', 'water-spell'],
  ]);
});
row('wandering-fort', 'basic', { hp: { dummy: 4600, mark: 4600 } }, { A: { monsters: ['giant'] } });
clause('nameless-dragon', 'basic', '500, and 200 for each attribute charged on its side', () => {
  const t = table({
    A: { monsters: ['nameless-dragon', 'giant'], charges: ['fire-spell', 'water-spell', 'ruin'] },
    B: { monsters: ['dummy'] },
    on: { 'fire-spell': 'nameless-dragon', 'water-spell': 'giant', ruin: 'giant' },
  });
  expect(hp(t.does('skill nameless-dragon (basic)'), 'dummy')).toBe(5000 - 900);
});
clause('two-faced-jester', 'start', 'a coin decides: stronger or weaker by 500', () => {
  const flip = (side: number) => table({ step: 'turn', A: { monsters: ['two-faced-jester'] }, rolls: [side] });
  expect([attack(flip(0), 'two-faced-jester'), attack(flip(1), 'two-faced-jester')]).toEqual([1700, 700]);
});
row(
  'two-faced-jester',
  'basic',
  { A: { hand: ['zero', 'cheap'], deck: ['giant', 'odd'] } },
  { A: { hand: ['giant', 'odd'], deck: ['zero', 'cheap'] }, rolls: [['cheap', 'zero', 'giant', 'odd']] },
);
clause('go-between', 'always', 'cannot be attacked while both sides have as many monsters', () => {
  battle({ A: { monsters: ['dummy', 'giant'] }, B: { monsters: ['go-between', 'mark'] } }).asks('A', 'battle', [
    'attack dummy > mark',
    'attack giant > mark',
    'end',
  ]);
  battle({ A: { monsters: ['dummy'] }, B: { monsters: ['go-between', 'mark'] } }).asks('A', 'battle', [
    'attack dummy > go-between',
    'attack dummy > mark',
    'end',
  ]);
});
row('go-between', 'basic', { A: { hand: ['mark#2'] }, B: { hand: ['mark#8'] } });

row('egg-of-ages', 'basic', { status: { 'egg-of-ages': ['undying'] } });
row('vine-shaman', 'basic', { status: { dummy: ['weakened 400'], mark: ['weakened 400'] }, attack: { dummy: 600 } });
row(
  'boulder-thrower',
  'advanced',
  { asks: [['foe', 'camp', 'moon']], hp: { dummy: 4200, mark: 4200 }, B: { field: [null], graveyard: ['camp'] } },
  { B: { field: ['camp'], phase: ['moon'] } },
);
row('first-titan', 'advanced', {
  status: { dummy: ['weakened 1000'], mark: ['weakened 1000'], 'first-titan': ['strengthened 500'] },
  attack: { dummy: 0 },
});
row('thread-golem', 'advanced', { hp: { dummy: 4400, mark: 4400 }, A: { charges: ['mark#2'] } });
