import { expect } from 'vitest';
import { clause, hp, offers, table } from '../table.ts';
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
row('holo-fencer', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4500 } });
row('probe-swarm', 'summoned', { A: { charges: ['mark#2'] } });
row(
  'probe-swarm',
  'basic',
  { asks: [['top', 'odd', 'zero', 'guard']], A: { hand: ['odd'], deck: ['cheap', 'zero', 'guard'] } },
  { A: { deck: ['guard', 'zero', 'odd', 'cheap'] } },
);
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
row('rail-sniper', 'advanced', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3400 } });
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
row(
  'time-tailor',
  'basic',
  { asks: [['foe', 'dummy', 'kiln-smith']], B: { hand: ['dummy'] } },
  { B: { monsters: ['dummy', 'kiln-smith', 'blaze-hound'] } },
);
guardian('grid-guardian');
clause('grid-guardian', 'always', 'takes 30% less from effects', () => {
  const t = table({ A: { hand: ['tremor'] }, B: { monsters: ['grid-guardian'] } }).does('use tremor');
  expect(hp(t, 'grid-guardian')).toBe(2800 - 350);
});
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
row('orbital-engine', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4100 } });
flurry('chrono-sovereign');
row('chrono-sovereign', 'basic', { A: { hand: ['mark#2'] }, active: [9, 5] }, { A: { tokens: 10, rested: 3 } });
row('chrono-sovereign', 'advanced', {
  status: { dummy: ['frozen'], mark: ['frozen'], 'chrono-sovereign': ['strengthened 500'] },
});

clause('forge-matron', 'always', "fire monsters cost one less; others and the opponent's do not", () => {
  const spec = { monsters: ['forge-matron'], hand: ['torch-runner', 'giant'], tokens: 1 };
  expect(offers(table({ A: spec }), 'A', 'summon')).toEqual(['summon torch-runner']);
  const theirs = table({ A: { hand: ['torch-runner'], tokens: 1 }, B: { monsters: ['forge-matron'] } });
  theirs.refuses('A', { do: 'summon', card: theirs.id('torch-runner') }, 'MS-4.1');
});
