import { expect } from 'vitest';
import { battle, clause, hp, life, statuses, table } from '../table.ts';
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
row('plague-drake', 'attacks', {
  asks: [['foe', 'dummy', 'mark']],
  hp: { dummy: 3000, 'plague-drake': 2400 },
  status: { dummy: ['poisoned 300'] },
});
row('plague-drake', 'advanced', { status: { dummy: ['poisoned 400'], mark: ['poisoned 400'] } });
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
row('abyss-mother', 'destroyed', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3500 } });

clause('gloom-mite', 'basic', 'burns for each poisoned monster', () => {
  const t = table({
    A: { monsters: ['gloom-mite'], hand: ['creeping-plague'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'gloom-mite': 1 },
  });
  t.refuses('A', { do: 'skill', card: t.id('gloom-mite'), ability: 'basic' }, 'text');
  t.does('use creeping-plague', 'skill gloom-mite (basic)');
  expect(life(t)).toEqual([6000, 5600]);
});
row(
  'grave-lantern',
  'basic',
  { asks: [['grave', 'giant', 'odd']], life: [6300, 6000], B: { graveyard: ['odd'], removed: ['giant'] } },
  { B: { graveyard: ['giant', 'odd'] } },
);
clause('night-adder', 'basic', 'three times the poison at once, and the poison stays', () => {
  const t = table({
    A: { monsters: ['night-adder'], hand: ['poison-dart'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'night-adder': 1 },
  });
  t.does('use poison-dart', 'pick mark', 'skill night-adder (basic)');
  expect([hp(t, 'dummy'), hp(t, 'mark'), statuses(t, 'mark')]).toEqual([5000, 4100, ['poisoned 300']]);
});
row('pickpocket-shade', 'basic', { A: { charges: ['odd'] }, B: { deck: ['zero'] } }, { B: { deck: ['odd', 'zero'] } });
clause('pickpocket-shade', 'basic', 'the stolen card goes to its owner with the shade', () => {
  const t = table({
    A: { monsters: ['pickpocket-shade'], hand: ['give-away'] },
    B: { deck: ['odd'] },
    sp: { 'pickpocket-shade': 1 },
  });
  t.does('skill pickpocket-shade (basic)');
  expect(t.card('odd').on).toBe(t.id('pickpocket-shade'));
  t.does('use give-away');
  expect([t.zone('B', 'graveyard'), t.zone('A', 'charges')]).toEqual([['odd'], []]);
});
row(
  'midnight-wolf',
  'basic',
  { asks: [['discard', 'giant', 'odd']], B: { hand: ['odd'], graveyard: ['giant'] } },
  { A: { hand: ['zero'] }, B: { hand: ['giant', 'odd'] } },
);
row(
  'whisper-thief',
  'basic',
  { asks: [['theirs', 'fireball', 'prayer', 'none']], B: { hand: ['giant', 'prayer'], graveyard: ['fireball'] } },
  { B: { hand: ['giant', 'prayer', 'fireball'] } },
);
clause(
  'abyss-mother',
  'basic',
  "a monster of the opponent's graveyard fights for its player, and falls to its owner",
  () => {
    const t = table({
      A: { monsters: ['abyss-mother'], hand: ['give-away'] },
      B: { graveyard: ['giant', 'magma-drake', 'cheap'] },
      sp: { 'abyss-mother': 1 },
    });
    t.does('skill abyss-mother (basic)').asks('A', 'grave', ['pick cheap', 'pick giant']).does('pick giant');
    expect(t.zone('A', 'monsters')).toEqual(['abyss-mother', 'giant', null, null, null]);
    t.does('use give-away', 'pick giant');
    expect(t.zone('B', 'graveyard')).toContain('giant');
  },
);
clause('debt-collector', 'attacks', 'the opponent chooses: a card or 400 life', () => {
  const attackIt = () =>
    battle({ A: { monsters: ['debt-collector', 'giant'] }, B: { monsters: ['dummy'], hand: ['odd', 'zero'] } }).does(
      'attack debt-collector > dummy',
    );
  const card = attackIt().asks('B', 'discard', ['pick odd', 'pick zero', 'none']).does('pick odd');
  expect([card.zone('B', 'hand'), life(card)]).toEqual([['zero'], [6000, 6000]]);
  expect(life(attackIt().does('none'))).toEqual([6000, 5600]);
  const empty = battle({ A: { monsters: ['debt-collector', 'giant'] }, B: { monsters: ['dummy'] } }).does(
    'attack debt-collector > dummy',
  );
  expect(life(empty)).toEqual([6000, 5600]);
});
row('debt-collector', 'basic', { life: [6150, 6000] }, { B: { graveyard: ['odd', 'zero', 'cheap'] } });
clause('soul-broker', 'whenever', 'burns 100 for every monster that falls, on either side', () => {
  const t = table({
    A: { hand: ['tremor'], monsters: ['soul-broker', 'martyr'] },
    B: { monsters: ['martyr', 'dummy'] },
  }).does('use tremor');
  while (t.decision.kind === 'order') t.does(t.offered(t.decision.seat === 0 ? 'A' : 'B')[0] as string);
  // Two martyrs fall: 200 for the broker, 100 of A's martyr for B, 100 of B's for A.
  expect(life(t)).toEqual([5900, 5700]);
});
row(
  'soul-broker',
  'basic',
  {
    asks: [['ally', 'giant', 'soul-broker']],
    life: [6000, 5900],
    A: { hand: ['mark#3', 'mark#2'], graveyard: ['giant'] },
  },
  { A: { monsters: ['giant'] } },
);
// 2700 against 1 HP: 1349 pierce. It has lost 1000, loses 150 to the counter and regains 800.
row(
  'body-snatcher',
  'victory',
  { life: [6000, 4651], hp: { 'body-snatcher': 3150 } },
  { hurt: { 'body-snatcher': 1000 } },
);
clause('body-snatcher', 'advanced', 'an opposing monster changes sides with its charges, wounds and statuses', () => {
  const t = table({
    A: { monsters: ['body-snatcher'], hand: ['give-away'] },
    B: { monsters: ['adept', 'forge-matron', 'giant'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'adept' },
    sp: { 'body-snatcher': 2 },
    hurt: { adept: 300 },
  });
  t.does('skill body-snatcher (advanced)').asks('A', 'foe', ['pick adept', 'pick giant']).does('pick adept');
  expect([t.zone('A', 'monsters'), t.zone('A', 'charges'), hp(t, 'adept')]).toEqual([
    ['body-snatcher', 'adept', null, null, null],
    ['fire-spell'],
    1700,
  ]);
  // It uses its skill for its new player, and leaves to its owner.
  t.does('skill adept (basic)', 'use give-away', 'pick adept');
  expect([life(t), t.zone('B', 'graveyard').sort()]).toEqual([
    [6000, 5900],
    ['adept', 'fire-spell'],
  ]);
});

clause('eclipse-judge', 'basic', 'condemns a silenced monster', () => {
  const t = table({
    A: { monsters: ['eclipse-judge', 'hush-widow'] },
    B: { monsters: ['dummy', 'mark'] },
    sp: { 'eclipse-judge': 1, 'hush-widow': 1 },
  });
  t.refuses('A', { do: 'skill', card: t.id('eclipse-judge'), ability: 'basic' }, 'text');
  t.does('skill hush-widow (basic)', 'pick mark', 'skill eclipse-judge (basic)');
  expect([hp(t, 'dummy'), hp(t, 'mark')]).toEqual([5000, 3000]);
});

clause('hollow-queen', 'always', 'other dwellers of its side recover half of what they take', () => {
  const t = battle({
    A: { monsters: ['hollow-queen', 'hush-widow'] },
    B: { monsters: ['dummy', 'mark'] },
    hurt: { 'hush-widow': 900 },
  });
  t.does('attack hush-widow > dummy');
  // 600 HP left, 300 lost to the counter, half of 1200 regained.
  expect(hp(t, 'hush-widow')).toBe(900);
});
