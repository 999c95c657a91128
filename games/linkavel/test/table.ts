import { clauseOf, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import { type LvState, linkavel } from '../src/index.ts';

/** Enough cards that no deck runs out by accident. */
const deck = ['cairn-imp', 'cairn-imp', 'cairn-imp', 'cairn-imp'];

export type Spec = Omit<TableSpec<LvState>, 'step'> & { readonly step?: string };

/** MAIN 1 of player A's turn 3, unless the spec changes it. */
export const withDecks = (spec: Spec): TableSpec<LvState> => ({
  step: 'main1',
  ...spec,
  A: { deck, ...spec.A },
  B: { deck, ...spec.B },
});

export const table = (spec: Spec): Scenario<LvState> => scenario(linkavel, withDecks(spec));

export const clause = clauseOf(linkavel);

export const powerOf = (t: Scenario<LvState>, label: string): number =>
  (linkavel.cardFacts(t.match.g, t.card(label)) as { power: number }).power;
