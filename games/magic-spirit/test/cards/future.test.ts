import { expect } from 'vitest';
import { attack, clause, hp, offers, statuses, table } from '../table.ts';
import { holds, row } from './case.ts';
import { flurry, guardian, swift, ward } from './keywords.ts';

row('bolt-drone', 'basic', { asks: [['foe', 'dummy', 'mark']], status: { dummy: ['shocked'] } });
row(
  'spare-parts',
  'destroyed',
  { asks: [['ally', 'giant', 'odd']], A: { charges: ['mark#2'] } },
  { A: { monsters: ['giant', 'odd'] } },
);
swift('clock-courier', 700);
row('relay-tower', 'end', { active: [6, 6] }, { A: { tokens: 8, rested: 3 } });
row('relay-tower', 'basic', { active: [6, 5] }, { A: { tokens: 5 } });
holds(
  'holo-fencer',
  'always',
  { attack: { 'holo-fencer': 1800 } },
  {
    A: { monsters: ['holo-fencer', 'giant'], charges: ['fire-spell', 'camp'] },
    on: { 'fire-spell': 'holo-fencer', camp: 'giant' },
    sp: { 'holo-fencer': 1 },
  },
);
row('probe-swarm', 'summoned', { A: { charges: ['mark#2'] } });
holds(
  'patch-engineer',
  'always',
  { attack: { 'patch-engineer': 1100, 'bolt-drone': 600, dummy: 1000 } },
  { A: { monsters: ['patch-engineer', 'bolt-drone', 'dummy'] } },
);
row(
  'patch-engineer',
  'basic',
  { asks: [['ally', 'giant', 'patch-engineer']], A: { charges: ['mark#2'] } },
  { A: { monsters: ['giant'] } },
);
swift('rail-sniper', 1600);
ward('phase-fox');
row('phase-fox', 'attacks', { hp: { dummy: 3500, 'phase-fox': 1700 }, status: { 'phase-fox': ['hidden'] } });
row('phase-fox', 'basic', { status: { 'phase-fox': ['winged'] } });
row(
  'time-tailor',
  'summoned',
  {
    asks: [['rally', 'giant', 'none']],
    A: { hand: ['kiln-smith'], monsters: ['time-tailor', 'giant', null, null, null] },
    active: [6, 5],
  },
  { A: { hand: ['giant', 'kiln-smith'] } },
);
guardian('grid-guardian');
clause('grid-guardian', 'always', 'takes 30% less from effects', () => {
  const t = table({ A: { hand: ['tremor'] }, B: { monsters: ['grid-guardian'] } }).does('use tremor');
  expect(hp(t, 'grid-guardian')).toBe(2800 - 350);
});
// B has six tokens in its turn, and one of them stays resting.
row('grid-guardian', 'end', { active: [10, 5] });
row('storm-frame', 'basic', { status: { dummy: ['shocked'], mark: ['shocked'] } });
row('storm-frame', 'advanced', { hp: { dummy: 4200, mark: 4200 }, active: [6, 5] }, { A: { tokens: 5 } });
clause('orbital-engine', 'always', 'future monsters cost one less, but at least one', () => {
  const t = table({ A: { monsters: ['orbital-engine'], hand: ['relay-tower', 'bolt-drone', 'giant'], tokens: 1 } });
  expect(offers(t, 'A', 'summon')).toEqual(['summon bolt-drone', 'summon relay-tower']);
  t.does('summon relay-tower');
  expect(t.match.state.rested[0]).toBe(1);
});
row(
  'orbital-engine',
  'summoned',
  { asks: [['foe', 'camp', 'moon']], B: { field: [null], phase: ['moon'], graveyard: ['camp'] } },
  { B: { field: ['camp'], phase: ['moon'] } },
);
flurry('chrono-sovereign');
row('chrono-sovereign', 'advanced', {
  status: { dummy: ['frozen'], mark: ['frozen'], 'chrono-sovereign': ['strengthened 500'] },
});

clause('forge-matron', 'always', "fire monsters cost one less; others and the opponent's do not", () => {
  const spec = { monsters: ['forge-matron'], hand: ['torch-runner', 'giant'], tokens: 1 };
  expect(offers(table({ A: spec }), 'A', 'summon')).toEqual(['summon torch-runner']);
  const theirs = table({ A: { hand: ['torch-runner'], tokens: 1 }, B: { monsters: ['forge-matron'] } });
  theirs.refuses('A', { do: 'summon', card: theirs.id('torch-runner') }, 'MS-4.1');
});

row(
  'spare-parts',
  'basic',
  {
    asks: [['grave', 'bolt-drone', 'relay-tower']],
    A: { hand: ['bolt-drone'], graveyard: ['spare-parts', 'giant', 'relay-tower'] },
  },
  { A: { graveyard: ['giant', 'bolt-drone', 'relay-tower'] } },
);
row(
  'clock-courier',
  'basic',
  {
    asks: [
      ['charge', 'giant', 'odd', 'none'],
      ['ally', 'clock-courier', 'zero'],
    ],
    A: { hand: ['moon', 'odd'], charges: ['giant'] },
  },
  { A: { hand: ['giant', 'moon', 'odd'], monsters: ['zero'] } },
);
clause('holo-fencer', 'basic', '300, and 400 for each charge that is left', () => {
  const t = table({
    A: { monsters: ['holo-fencer'], charges: ['blank-spell', 'camp'] },
    B: { monsters: ['dummy'] },
    on: { 'blank-spell': 'holo-fencer', camp: 'holo-fencer' },
  });
  expect(hp(t.does('skill holo-fencer (basic)'), 'dummy')).toBe(5000 - 1100);
  const token = table({ A: { monsters: ['holo-fencer'] }, B: { monsters: ['dummy'] }, sp: { 'holo-fencer': 1 } });
  expect(hp(token.does('skill holo-fencer (basic)'), 'dummy')).toBe(4700);
});
row(
  'probe-swarm',
  'basic',
  { asks: [['charge', 'odd', 'zero', 'guard']], A: { charges: ['odd'], deck: ['cheap', 'zero', 'guard'] } },
  { A: { deck: ['guard', 'zero', 'odd', 'cheap'] } },
);
clause('grid-guardian', 'basic', 'its side cannot be chosen until the end of the next turn', () => {
  const t = table({
    A: { monsters: ['grid-guardian', 'giant'] },
    B: { hand: ['fireball'] },
    sp: { 'grid-guardian': 1 },
  });
  t.does('skill grid-guardian (basic)');
  expect([statuses(t, 'giant'), statuses(t, 'grid-guardian')]).toEqual([['warded'], ['warded']]);
  t.does('end', 'pass');
  expect(offers(t, 'B', 'use')).toEqual([]);
});
row(
  'orbital-engine',
  'basic',
  { asks: [['foe', 'forge-matron', 'magma-drake']], hp: { 'forge-matron': 1000 } },
  { B: { monsters: ['forge-matron', 'dummy', 'magma-drake'] } },
);
row('chrono-sovereign', 'basic', { A: { hand: ['mark#2'] }, active: [8, 5] }, { A: { tokens: 10, rested: 3 } });
clause('copy-automaton', 'summoned', 'takes on a higher attack and more HP, from either side', () => {
  const t = table({ A: { hand: ['copy-automaton'], monsters: ['cheap'] }, B: { monsters: ['giant', 'odd'] } }).does(
    'summon copy-automaton',
  );
  t.asks('A', 'monster', ['pick cheap', 'pick giant', 'pick odd']).does('pick giant');
  expect([attack(t, 'copy-automaton'), hp(t, 'copy-automaton')]).toEqual([2000, 5000]);
});
row(
  'copy-automaton',
  'basic',
  { asks: [['monster', 'odd', 'dummy', 'mark']], attack: { 'copy-automaton': 1300 }, hp: { 'copy-automaton': 3333 } },
  { A: { monsters: ['odd'] } },
);
row('overload-core', 'start', { active: [7, 5], hp: { 'overload-core': 2100 } }, { A: { tokens: 5 } });
row('overload-core', 'basic', { hp: { dummy: 4000, mark: 4000 }, A: { graveyard: ['overload-core'] } });

row('rail-sniper', 'advanced', {
  asks: [['foe', 'dummy', 'mark']],
  hp: { dummy: 3400 },
  status: { 'rail-sniper': ['hidden'] },
});
row(
  'time-tailor',
  'basic',
  { asks: [['ally', 'giant', 'time-tailor']], A: { hand: ['giant'] }, active: [9, 5] },
  { A: { monsters: ['giant'], tokens: 10, rested: 3 } },
);
