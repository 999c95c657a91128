import { expect } from 'vitest';
import { battle, clause, hp } from '../table.ts';
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
holds(
  'gray-wolf',
  'always',
  { attack: { 'gray-wolf': 1000, wolfling: 500 } },
  { A: { monsters: ['gray-wolf', 'wolfling', 'dummy'] } },
);
row('vine-shaman', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['frozen'] } });
row('vine-shaman', 'advanced', { hp: { 'vine-shaman': 1900, giant: 5400 } }, { A: { monsters: ['giant'] } });
row('horn-charger', 'attacks', {
  hp: { dummy: 3400, 'horn-charger': 1200 },
  status: { 'horn-charger': ['strengthened 200'] },
});
row('horn-charger', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500 } });
flurry('twin-fang-wolf');
row(
  'twin-fang-wolf',
  'summoned',
  { asks: [['search', 'wolfling', 'ash-wolf', 'none']], A: { hand: ['wolfling'], deck: ['ash-wolf', 'giant'] } },
  { A: { deck: ['ash-wolf', 'giant', 'wolfling'] }, rolls: [['ash-wolf', 'giant']] },
);
row('boulder-thrower', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4300 } });
row(
  'boulder-thrower',
  'advanced',
  { hp: { dummy: 4000, mark: 4000, giant: 4000, 'boulder-thrower': 2000 } },
  { A: { monsters: ['giant'] } },
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
row('elder-treant', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500 }, life: [6400, 6000] });
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
row(
  'world-serpent',
  'basic',
  { asks: [['foe', 'cheap', 'martyr']], B: { graveyard: ['cheap'] } },
  { B: { monsters: ['cheap', 'dummy', 'martyr'] } },
);
row('world-serpent', 'advanced', { hp: { dummy: 3000, mark: 3000 }, life: [6000, 5500] });
steadfast('first-titan', 4200);
// 3700 × 1.25 = 4625.
lone('first-titan', 4625);
holds('first-titan', 'always', { attack: { 'first-titan': 4200 } }, { A: { monsters: ['first-titan'] } });
row('first-titan', 'basic', { hp: { dummy: 4300, mark: 4300 } });
row('first-titan', 'advanced', { status: { dummy: ['asleep'], mark: ['asleep'] } });

row('blank-wisp', 'destroyed', { active: [5, 5] }, { A: { tokens: 5 } });
row('road-peddler', 'basic', { A: { hand: ['mark#2'] } });
row('stray-swordsman', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4600 } });
holds(
  'thread-golem',
  'always',
  { attack: { 'thread-golem': 1600 } },
  { A: { monsters: ['thread-golem'] }, sp: { 'thread-golem': 2 } },
);
row('thread-golem', 'advanced', { hp: { dummy: 4400, mark: 4400 } });
row('masked-bard', 'end', { life: [6100, 6000] });
row(
  'masked-bard',
  'basic',
  { attack: { 'masked-bard': 1500, giant: 2300, dummy: 1000 } },
  { A: { monsters: ['giant'] } },
);
row(
  'charge-keeper',
  'summoned',
  { asks: [['ally', 'giant', 'charge-keeper']], A: { charges: ['mark#2'] } },
  { A: { monsters: ['giant'] } },
);
row('charge-keeper', 'basic', { hp: { giant: 4800 } }, { A: { monsters: ['giant'] }, hurt: { giant: 1000 } });
row(
  'gray-inquisitor',
  'summoned',
  { asks: [['discard', 'giant', 'odd']], B: { hand: ['odd'], graveyard: ['giant'] } },
  { B: { hand: ['giant', 'odd'] } },
);
row('gray-inquisitor', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['silenced'] } });
guardian('wandering-fort');
riposte('wandering-fort', 1500);
row('nameless-dragon', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4100 } });
row('nameless-dragon', 'advanced', { hp: { dummy: 4000, mark: 4000 }, A: { hand: ['mark#2'] } });
