import { expect } from 'vitest';
import { clause, life, table } from '../table.ts';
import { holds, row } from './case.ts';
import { leech, veiled, venom } from './keywords.ts';

row('gloom-mite', 'destroyed', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['poisoned 200'] } });
row('grave-lantern', 'summoned', { life: [5800, 6000], A: { hand: ['mark#2'] } });
venom('night-adder', 700);
veiled('pickpocket-shade');
row(
  'pickpocket-shade',
  'attacks',
  { hp: { dummy: 4300 }, active: [10, 2] },
  { B: { monsters: ['dummy', 'mark'], tokens: 3 } },
);
row('hush-widow', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['silenced'] } });
// It deals 1200 and regains half of it.
leech('blood-duelist', 1500, 1000, 600);
row('blood-duelist', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4700 }, life: [6300, 6000] });
row(
  'bone-caller',
  'summoned',
  { asks: [['grave', 'giant', 'odd']], A: { hand: ['giant'], graveyard: ['fireball', 'odd'] } },
  { A: { graveyard: ['fireball', 'giant', 'odd'] } },
);
row(
  'bone-caller',
  'advanced',
  { A: { monsters: ['bone-caller', 'kiln-smith', null, null, null], graveyard: ['blaze-hound'] } },
  { A: { graveyard: ['kiln-smith', 'blaze-hound'] } },
);
row('curse-puppeteer', 'basic', {
  asks: [['foe', 'dummy', 'mark']],
  status: { dummy: ['weakened 600'] },
  attack: { dummy: 400 },
});
row(
  'curse-puppeteer',
  'advanced',
  { asks: [['foe', 'dummy', 'giant']], B: { charges: [], graveyard: ['fire-spell'] } },
  {
    B: { monsters: ['dummy', 'giant', 'mark'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'dummy' },
    sp: { dummy: 1, giant: 1 },
  },
);
holds(
  'midnight-wolf',
  'always',
  { attack: { 'midnight-wolf': 2000, 'gloom-mite': 400 } },
  { A: { monsters: ['midnight-wolf', 'gloom-mite', 'hush-widow', 'dummy'] } },
);
// 1600 against 1 HP: 799 pierce.
row('midnight-wolf', 'victory', { life: [6000, 5201], A: { hand: ['mark'] } });
row(
  'whisper-thief',
  'summoned',
  { B: { hand: ['giant', 'cheap'], graveyard: ['odd'] } },
  { B: { hand: ['giant', 'odd', 'cheap'] }, rolls: [1] },
);
row('whisper-thief', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['shocked'] } });
row('plague-drake', 'attacks', {
  asks: [['foe', 'dummy', 'mark']],
  hp: { dummy: 3000, 'plague-drake': 2400 },
  status: { dummy: ['poisoned 300'] },
});
row('plague-drake', 'advanced', { status: { dummy: ['poisoned 400'], mark: ['poisoned 400'] } });
holds(
  'hollow-queen',
  'always',
  { attack: { 'hollow-queen': 2700, 'gloom-mite': 700, dummy: 1000 } },
  { A: { monsters: ['hollow-queen', 'gloom-mite', 'dummy'] } },
);
row('hollow-queen', 'end', { life: [6000, 5800] });
row(
  'hollow-queen',
  'basic',
  { asks: [['discard', 'giant', 'odd']], B: { hand: ['odd'], graveyard: ['giant'] } },
  { B: { hand: ['giant', 'odd'] } },
);
clause('eclipse-judge', 'always', "the opponent's setsuna cost two tokens more, its player's one", () => {
  const t = table({ A: { monsters: ['eclipse-judge'] }, B: { hand: ['quick-cure'], tokens: 4 } });
  t.does('battle').asks('B', 'chain', ['setsuna quick-cure', 'pass']).does('setsuna quick-cure');
  expect([t.match.state.rested[1], life(t)]).toEqual([3, [6000, 6100]]);
  const own = table({
    active: 'B',
    A: { monsters: ['eclipse-judge'], hand: ['quick-cure'], tokens: 2 },
    B: { monsters: ['dummy'] },
  });
  own.does('battle').asks('A', 'chain', ['setsuna quick-cure', 'pass']);
});
row(
  'eclipse-judge',
  'basic',
  { asks: [['foe', 'cheap', 'martyr']], B: { graveyard: ['cheap'] } },
  { B: { monsters: ['cheap', 'dummy', 'martyr'] } },
);
row('eclipse-judge', 'advanced', { status: { dummy: ['silenced'], mark: ['silenced'] } });
row(
  'abyss-mother',
  'summoned',
  {
    asks: [['grave', 'giant', 'blaze-hound']],
    A: { monsters: ['abyss-mother', 'giant', null, null, null], graveyard: ['blaze-hound', 'magma-drake'] },
  },
  { A: { graveyard: ['giant', 'blaze-hound', 'magma-drake'] } },
);
row('abyss-mother', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4100 }, life: [6500, 6000] });
row('abyss-mother', 'destroyed', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3500 } });
