import { expect } from 'vitest';
import type { MsCard, MsState } from '../../src/index.ts';
import { battle, clause, hp } from '../table.ts';
import { row } from './case.ts';

const ally = { A: { monsters: ['giant'] } };
const atStage = (phase: string, stage: number) => (_s: MsState, card: (label: string) => MsCard) => {
  card(phase).stage = stage;
};

row('rite-of-flame', 's0', { attack: { giant: 2100, dummy: 1000 }, active: [8, 5] }, ally);
row('rite-of-flame', 's1', { attack: { giant: 2200, dummy: 1000 } }, ally);
row('rite-of-flame', 's2', { attack: { giant: 2400, dummy: 1000 } }, ally);
row(
  'rite-of-flame',
  's3',
  {
    hp: { dummy: 4000, mark: 4000 },
    life: [6000, 5500],
    attack: { giant: 2000 },
    A: { phase: [null], graveyard: ['rite-of-flame'], removed: ['blank-spell'] },
  },
  ally,
);

/** A stage with an effect at the end of the turn. It must not work at other stages. */
const atEnd = (
  card: string,
  key: string,
  stage: number,
  title: string,
  before: () => ReturnType<typeof battle>,
  after: (t: ReturnType<typeof battle>) => void,
) =>
  clause(card, key, title, () => {
    const t = before().does('end');
    expect(t.card(card).stage).toBe(stage);
    after(t);
  });
const healing = (stage: number) => () =>
  battle({
    A: { phase: ['rising-tide'], monsters: ['giant'] },
    hurt: { giant: 1000 },
    set: atStage('rising-tide', stage),
  });
atEnd('rising-tide', 's0', 0, 'regains 100 HP', healing(0), (t) => expect(hp(t, 'giant')).toBe(4100));
atEnd('rising-tide', 's1', 1, 'regains 300 HP', healing(1), (t) => expect(hp(t, 'giant')).toBe(4300));
clause('rising-tide', 's2', 'its side takes 30% less in battle', () => {
  const t = battle({
    A: { monsters: ['dummy'] },
    B: { monsters: ['giant'], phase: ['rising-tide'] },
    set: atStage('rising-tide', 2),
  });
  t.does('attack dummy > giant');
  expect(hp(t, 'giant')).toBe(4300);
});
row('rising-tide', 's3', { hp: { giant: 5600 }, status: { dummy: ['frozen'], mark: ['frozen'] } }, ally);

row('ladder-of-light', 's0', { life: [6200, 6000] });
const lifted = (stage: number) => () =>
  battle({ A: { phase: ['ladder-of-light'], monsters: ['giant'] }, set: atStage('ladder-of-light', stage) });
atEnd('ladder-of-light', 's1', 1, 'gains 300 life', lifted(1), (t) => expect(t.match.state.life).toEqual([6300, 6000]));
row('ladder-of-light', 's2', { A: { hand: ['mark#3', 'mark#2'] } });
row(
  'ladder-of-light',
  's3',
  {
    asks: [['grave', 'forge-matron', 'giant']],
    A: { monsters: ['forge-matron', null, null, null, null] },
    status: { 'forge-matron': ['guarded'] },
  },
  { A: { graveyard: ['giant', 'forge-matron', 'wildfire-wyrm'] } },
);

row('waning-moon', 's0', { attack: { dummy: 900, mark: 900, giant: 2000 } }, ally);
row('waning-moon', 's1', {
  asks: [['foe', 'dummy', 'mark']],
  status: { dummy: ['poisoned 200'] },
  attack: { dummy: 1000 },
});
row('waning-moon', 's2', { attack: { dummy: 700, giant: 2000 } }, ally);
row('waning-moon', 's3', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 2500 }, active: [10, 2] });

row('boot-sequence', 's0', { active: [6, 5] }, { A: { tokens: 7 } });
row('boot-sequence', 's1', { active: [6, 5] }, { A: { tokens: 5 } });
const booted = () => battle({ A: { phase: ['boot-sequence'], monsters: ['giant'] }, set: atStage('boot-sequence', 2) });
atEnd('boot-sequence', 's2', 2, 'draws a card', booted, (t) => expect(t.zone('A', 'hand')).toEqual(['mark']));
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

row('great-migration', 's0', { attack: { giant: 2300, dummy: 1000 } }, ally);
row('great-migration', 's1', { hp: { giant: 5200 } }, ally);
row('great-migration', 's2', { attack: { giant: 2300, dummy: 1000 } }, ally);
row('great-migration', 's3', { attack: { giant: 2500 }, status: { giant: ['roused', 'strengthened 500'] } }, ally);

const grudge = (stage: number) => () =>
  battle({ A: { phase: ['smouldering-grudge'], monsters: ['giant'] }, set: atStage('smouldering-grudge', stage) });
atEnd('smouldering-grudge', 's0', 0, 'burns 100', grudge(0), (t) => expect(t.match.state.life).toEqual([6000, 5900]));
atEnd('smouldering-grudge', 's1', 1, 'burns 200', grudge(1), (t) => expect(t.match.state.life).toEqual([6000, 5800]));
atEnd('smouldering-grudge', 's2', 2, 'burns 400', grudge(2), (t) => expect(t.match.state.life).toEqual([6000, 5600]));
row('smouldering-grudge', 's3', { life: [6000, 4800] });

row('tapestry-of-fate', 's0', { A: { hand: ['mark#2'] } });
row('tapestry-of-fate', 's1', { status: { giant: ['guarded'] } }, ally);
row('tapestry-of-fate', 's2', { attack: { giant: 2300, dummy: 1000 } }, ally);
row('tapestry-of-fate', 's3', { status: { giant: ['undying'] } }, ally);
