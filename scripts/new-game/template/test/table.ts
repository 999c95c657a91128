import { clauseOf, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import { type DuelState, templateGame } from '../src/index.ts';

/** Enough cards that no draw of a test finds an empty deck by accident. */
const deck = ['hill-ox', 'hill-ox', 'hill-ox'];

export type Spec = Omit<TableSpec<DuelState>, 'step'> & { readonly step?: string };

/** The main step of player A's turn 3 with all energy, unless the test says otherwise. */
export const table = (spec: Spec): Scenario<DuelState> =>
  scenario(templateGame, {
    step: 'main',
    turn: 3,
    ...spec,
    A: { deck, energy: 6, ...spec.A },
    B: { deck, ...spec.B },
  });

export const clause = clauseOf(templateGame);

export const life = (t: Scenario<DuelState>): readonly number[] => t.match.state.life;
