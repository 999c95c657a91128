import { row } from './case.ts';

const FOE = ['foe', 'dummy', 'mark'] as const;
const two = { A: { monsters: ['giant', 'odd'] } };

row('fireball', 'use', { asks: [FOE], hp: { dummy: 4000 }, active: [8, 5] });
row('blazing-rain', 'use', { hp: { dummy: 4100, mark: 4100 }, active: [6, 5] });
row('war-drums', 'use', { attack: { giant: 2500, odd: 1611, dummy: 1000 } }, two);
row('scorching-words', 'use', { life: [6000, 5500] });
row(
  'ashes-to-sparks',
  'use',
  { asks: [['grave', 'kiln-smith', 'ash-wolf']], A: { monsters: ['kiln-smith', null, null, null, null] } },
  { A: { graveyard: ['kiln-smith', 'giant', 'blaze-hound', 'ash-wolf'] } },
);
row('healing-spring', 'use', { hp: { giant: 4800, odd: 3333 } }, { ...two, hurt: { giant: 1000, odd: 300 } });
row(
  'undertow',
  'use',
  { asks: [['foe', 'magma-drake', 'dummy']], B: { hand: ['magma-drake'] } },
  { B: { monsters: ['dummy', 'magma-drake', 'forge-matron'] } },
);
row(
  'clear-water',
  'use',
  { status: { giant: [] }, life: [6300, 6000] },
  {
    ...two,
    set: (s, card) => {
      s.effects.push({
        kind: 'frozen',
        card: 0,
        def: 0,
        ability: 'use',
        seat: 1,
        target: card('giant').id,
        amount: 0,
        until: 99,
      });
    },
  },
);
row('ocean-memory', 'use', { A: { hand: ['mark#3', 'mark#2'] }, life: [6400, 6000] });
row('blessing-of-dawn', 'use', { hp: { giant: 5400, odd: 3733 } }, two);
row(
  'muster',
  'use',
  { asks: [['search', 'dawn-knight', 'none']], A: { hand: ['dawn-knight'] } },
  { A: { deck: ['giant', 'dawn-knight'] }, rolls: ['keep'] },
);
row(
  'second-dawn',
  'use',
  { asks: [['grave', 'magma-drake', 'giant']], A: { monsters: ['magma-drake', null, null, null, null] } },
  { A: { graveyard: ['giant', 'magma-drake', 'forge-matron'] } },
);
row('prayer', 'use', { life: [6700, 6000], active: [9, 5] });
row('dark-bargain', 'use', { life: [5500, 6000], A: { hand: ['mark#3', 'mark#2'] } });
row('creeping-plague', 'use', { status: { dummy: ['poisoned 300'], mark: ['poisoned 300'] } });
row('soul-siphon', 'use', { asks: [FOE], hp: { dummy: 4100 }, life: [6600, 6000] });
row('mind-theft', 'use', { B: { hand: ['giant'], graveyard: ['odd'] } }, { B: { hand: ['giant', 'odd'] }, rolls: [0] });
row(
  'grave-pact',
  'use',
  { asks: [['grave', 'giant', 'odd']], A: { hand: ['giant'], graveyard: ['grave-pact', 'fireball', 'odd'] } },
  { A: { graveyard: ['fireball', 'giant', 'odd'] } },
);
row(
  'dark-offering',
  'use',
  {
    asks: [
      ['ally', 'odd', 'giant'],
      ['foe', 'cheap', 'martyr'],
    ],
    A: { graveyard: ['dark-offering', 'odd'] },
    B: { graveyard: ['cheap'] },
  },
  { ...two, B: { monsters: ['cheap', 'dummy', 'martyr'] } },
);
row('overclock', 'use', { asks: [['ally', 'odd', 'giant']], A: { charges: ['mark#2'] } }, two);
row('power-grid', 'use', { active: [4, 5] }, { A: { tokens: 5 } });
row('blackout', 'use', { active: [8, 3] });
row(
  'data-mining',
  'use',
  { asks: [['top', 'odd', 'zero', 'guard', 'cheap']], A: { hand: ['odd'], deck: ['giant', 'cheap', 'zero', 'guard'] } },
  { A: { deck: ['guard', 'zero', 'odd', 'cheap', 'giant'] } },
);
row(
  'demolition',
  'use',
  { asks: [['foe', 'moon', 'camp']], B: { field: ['camp'], phase: [null], graveyard: ['moon'] } },
  { B: { field: ['camp'], phase: ['moon'] } },
);
row('earthquake', 'use', { hp: { dummy: 4200, mark: 4200, giant: 4200, odd: 2533 } }, two);
row(
  'call-of-the-wild',
  'use',
  { asks: [['search', 'moss-cub', 'none']], A: { hand: ['moss-cub'] } },
  { A: { deck: ['giant', 'moss-cub', 'earthquake'] }, rolls: ['keep'] },
);
row('primal-roar', 'use', { status: { dummy: ['frozen'], mark: ['frozen'] } });
row('stampede', 'use', { status: { giant: ['roused'], odd: ['roused'], dummy: [] } }, two);
row(
  'loose-threads',
  'use',
  { asks: [['foe', 'dummy', 'mark']], B: { charges: ['camp'], graveyard: ['fire-spell'] } },
  {
    B: { charges: ['fire-spell', 'camp'] },
    on: { 'fire-spell': 'dummy', camp: 'mark' },
  },
);
row(
  'travel-rations',
  'use',
  {
    asks: [['discard', 'giant', 'odd']],
    A: { hand: ['mark#3', 'mark#2', 'odd'], graveyard: ['travel-rations', 'giant'] },
  },
  { A: { hand: ['giant', 'odd'] } },
);
row(
  'ambush',
  'use',
  {
    asks: [['rally', 'kiln-smith', 'giant', 'none']],
    A: { monsters: ['kiln-smith', null, null, null, null], hand: ['giant', 'blaze-hound'] },
    active: [8, 5],
  },
  { A: { hand: ['giant', 'blaze-hound', 'kiln-smith'] } },
);
