import { expect } from 'vitest';
import { active, attack, clause, hp, life, statuses, table } from '../table.ts';
import { row } from './case.ts';

const two = { A: { monsters: ['giant', 'odd'] } };

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
row('blackout', 'use', { active: [8, 3] });
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

row(
  'soul-siphon',
  'use',
  { asks: [['foe', 'cheap', 'dummy']], life: [6500, 6000], B: { graveyard: ['cheap'] } },
  { B: { monsters: ['cheap', 'dummy'] } },
);
clause('soul-siphon', 'use', 'no life without a kill', () => {
  const t = table({ A: { hand: ['soul-siphon'] }, B: { monsters: ['dummy'] } }).does('use soul-siphon');
  expect([hp(t, 'dummy'), life(t)]).toEqual([4100, [6000, 6000]]);
});
row('power-grid', 'use', { active: [3, 5] }, { A: { tokens: 5 } });
clause('power-grid', 'use', 'one more with a machine', () => {
  const t = table({ A: { hand: ['power-grid'], monsters: ['bolt-drone'] } }).does('use power-grid');
  expect(active(t)).toEqual([4, 5]);
});
row(
  'data-mining',
  'use',
  {
    asks: [['top', 'odd', 'zero', 'guard', 'cheap']],
    A: { hand: ['odd'], graveyard: ['data-mining', 'cheap', 'guard', 'zero'], deck: ['giant'] },
  },
  { A: { deck: ['cheap', 'guard', 'zero', 'odd', 'giant'] } },
);
row(
  'overclock',
  'use',
  { asks: [['ally', 'giant', 'odd']], A: { charges: ['mark#2'] }, status: { giant: ['inspired'] } },
  { A: { monsters: ['giant', 'odd'] } },
);
row('blackout', 'use', { active: [8, 3] });
row(
  'rethreading',
  'use',
  {
    asks: [
      ['grave', 'giant', 'odd', 'zero', 'cheap', 'guard'],
      ['grave', 'odd', 'zero', 'cheap', 'guard'],
      ['grave', 'zero', 'cheap', 'guard'],
      ['grave', 'cheap', 'guard'],
    ],
    A: { hand: ['odd', 'giant'], deck: ['zero', 'cheap'], graveyard: ['rethreading', 'guard'] },
  },
  {
    A: { deck: [], graveyard: ['giant', 'odd', 'zero', 'cheap', 'guard'] },
    rolls: [['giant', 'odd', 'zero', 'cheap']],
  },
);
clause('rewind', 'use', 'every monster is as it came', () => {
  const t = table({
    A: { hand: ['war-drums', 'rewind'], monsters: ['giant'], tokens: 9 },
    B: { monsters: ['dummy'] },
    hurt: { giant: 500, dummy: 900 },
  }).does('use war-drums', 'use rewind');
  expect([hp(t, 'giant'), hp(t, 'dummy'), statuses(t, 'giant')]).toEqual([5000, 5000, []]);
});
row('last-stand', 'use', { status: { giant: ['roused', 'strengthened 800'] } }, { A: { monsters: ['giant'] } });
clause('last-stand', 'use', 'not with two monsters', () => {
  const t = table({ A: { hand: ['last-stand', 'give-away'], monsters: ['giant', 'odd'] } });
  t.refuses('A', { do: 'use', card: t.id('last-stand') }, 'text');
  t.does('use give-away', 'pick odd', 'use last-stand');
  expect(attack(t, 'giant')).toBe(2800);
});
clause('borrowed-time', 'use', 'two tokens more now, two fewer next turn', () => {
  const t = table({ A: { hand: ['borrowed-time'], tokens: 6, rested: 4 } }).does('use borrowed-time');
  expect(active(t)).toEqual([3, 5]);
  t.does('end', 'pass', 'end');
  // Seven tokens, of which two stay resting.
  expect(active(t)).toEqual([5, 6]);
  t.does('pass', 'end', 'pass', 'end');
  expect(active(t)).toEqual([8, 7]);
});
row(
  'dwellers-feast',
  'use',
  {
    asks: [
      ['grave', 'gloom-mite', 'hush-widow', 'hollow-queen', 'blood-duelist'],
      ['grave', 'hush-widow', 'hollow-queen', 'blood-duelist'],
      ['grave', 'hollow-queen', 'blood-duelist'],
      ['foe', 'dummy', 'mark'],
    ],
    A: { graveyard: ['dwellers-feast', 'giant', 'blood-duelist'] },
    B: { graveyard: ['dummy'] },
  },
  {
    A: { deck: [], graveyard: ['giant', 'gloom-mite', 'hush-widow', 'hollow-queen', 'blood-duelist'] },
    rolls: ['keep'],
  },
);
row(
  'wings-of-dawn',
  'use',
  { asks: [['ally', 'giant', 'odd']], status: { giant: ['winged'] } },
  { A: { monsters: ['giant', 'odd'] } },
);

row('fireball', 'use', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4000, mark: 4700 } });
