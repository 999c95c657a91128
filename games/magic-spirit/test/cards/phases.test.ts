import { expect } from 'vitest';
import type { MsCard, MsState } from '../../src/index.ts';
import { active, battle, clause, hp, life, type Table } from '../table.ts';
import { row } from './case.ts';

const ally = { A: { monsters: ['giant'] } };
const atStage = (phase: string, stage: number) => (_s: MsState, card: (label: string) => MsCard) => {
  card(phase).stage = stage;
};

/** The end of A's turn with a phase card at each of its first three stages: every stage is stronger than the last. */
function atEnd(card: string, facts: (t: Table) => unknown, expected: readonly unknown[]): void {
  for (const [stage, fact] of expected.entries())
    clause(card, `s${stage}`, `at the end of the turn: ${JSON.stringify(fact)}`, () => {
      const t = battle({
        A: { phase: [card], monsters: ['giant'], tokens: 8, rested: 4 },
        B: { tokens: 0 },
        hurt: { giant: 1000 },
        set: atStage(card, stage),
      }).does('end');
      expect(facts(t)).toEqual(fact);
    });
}

row('rite-of-flame', 's0', { attack: { giant: 2100, dummy: 1000 }, active: [8, 5] }, ally);
row('rite-of-flame', 's1', { attack: { giant: 2200, dummy: 1000 } }, ally);
row('rite-of-flame', 's2', { attack: { giant: 2400, dummy: 1000 } }, ally);
row(
  'rite-of-flame',
  's3',
  {
    hp: { dummy: 4200, mark: 4200 },
    attack: { giant: 2800 },
    A: { phase: [null], graveyard: ['rite-of-flame'], removed: ['blank-spell'] },
  },
  ally,
);

atEnd('rising-tide', (t) => hp(t, 'giant'), [4100, 4300, 4600]);
row('rising-tide', 's3', { hp: { giant: 5600 }, status: { dummy: ['frozen'], mark: ['frozen'] } }, ally);

atEnd('ladder-of-light', life, [
  [6100, 6000],
  [6200, 6000],
  [6400, 6000],
]);
row(
  'ladder-of-light',
  's3',
  {
    asks: [['grave', 'forge-matron', 'giant']],
    life: [6800, 6000],
    A: { monsters: ['forge-matron', null, null, null, null] },
  },
  { A: { graveyard: ['giant', 'forge-matron', 'wildfire-wyrm'] } },
);

row('waning-moon', 's0', { attack: { dummy: 900, mark: 900, giant: 2000 } }, ally);
row('waning-moon', 's1', { attack: { dummy: 800, mark: 800, giant: 2000 } }, ally);
row('waning-moon', 's2', { attack: { dummy: 600, giant: 2000 } }, ally);
row('waning-moon', 's3', {
  status: { dummy: ['weakened 800'], mark: ['weakened 800'] },
  attack: { dummy: 200 },
  active: [10, 2],
});

atEnd('boot-sequence', (t) => [active(t)[0], t.zone('A', 'hand')], [
  [5, []],
  [6, []],
  [6, ['mark']],
]);
row(
  'boot-sequence',
  's3',
  {
    asks: [['rally', 'magma-drake', 'none']],
    A: { monsters: ['magma-drake', null, null, null, null], hand: ['forge-matron'] },
    active: [7, 5],
  },
  { A: { hand: ['forge-matron', 'magma-drake'], tokens: 5 } },
);

atEnd('great-migration', (t) => hp(t, 'giant'), [4100, 4200, 4300]);
row('great-migration', 's3', { hp: { giant: 5500 }, status: { giant: ['roused'] } }, ally);

atEnd('smouldering-grudge', life, [
  [6000, 5900],
  [6000, 5800],
  [6000, 5600],
]);
row('smouldering-grudge', 's3', { life: [6000, 4800] });

for (const [stage, left] of [4100, 4200, 4350].entries())
  clause('tapestry-of-fate', `s${stage}`, `giant keeps ${left} of its HP`, () => {
    const t = battle({
      A: { monsters: ['dummy'] },
      B: { monsters: ['giant'], phase: ['tapestry-of-fate'] },
      set: atStage('tapestry-of-fate', stage),
    });
    expect(hp(t.does('attack dummy > giant'), 'giant')).toBe(left);
  });
row('tapestry-of-fate', 's3', { status: { giant: ['undying'] } }, ally);

const pack = { A: { monsters: ['moss-cub', 'wolfling', 'giant'] } };
row('gathering-pack', 's0', { attack: { 'moss-cub': 500, wolfling: 600, giant: 2000 } }, pack);
row('gathering-pack', 's1', { attack: { 'moss-cub': 650, wolfling: 750, giant: 2000 } }, pack);
row('gathering-pack', 's2', { attack: { 'moss-cub': 850, wolfling: 950, giant: 2000 } }, pack);
row(
  'gathering-pack',
  's3',
  {
    asks: [
      ['rally', 'moss-cub', 'wolfling', 'none'],
      ['rally', 'wolfling', 'none'],
    ],
    A: { monsters: ['moss-cub', 'wolfling', null, null, null], hand: ['saber-matriarch'] },
  },
  { A: { hand: ['saber-matriarch', 'wolfling', 'moss-cub'] } },
);

atEnd('countdown', (t) => t.zone('B', 'graveyard').length, [1, 2, 3]);
// 30% of 5001 is 1500.3.
row('countdown', 's3', { life: [6000, 3501] }, { B: { life: 5001 } });
