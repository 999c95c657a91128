import { clauseOf, rule, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import { type OdState, oneDeck } from '../src/index.ts';
import { TRAPS } from '../src/state.ts';
import { strikeOf } from '../src/values.ts';

/** Enough plain cards that no draw of a test runs dry by accident. */
const deck = ['gigobyte', 'gigobyte', 'gigobyte', 'gigobyte'];

export type Spec = Omit<TableSpec<OdState>, 'step'> & {
  readonly step?: string;
  /** Monsters in defence position; the others stand in attack position. */
  readonly defending?: readonly string[];
};
export type T = Scenario<OdState>;

/** The main phase of player A's second turn, unless it says otherwise. Traps are set and known to their side only. */
export const table = ({ defending = [], ...spec }: Spec): T =>
  scenario(oneDeck, {
    step: 'main',
    ...spec,
    shared: { deck, ...spec.shared },
    set: (s, card) => {
      if (spec.step === 'battle') s.phase = 'battle';
      for (const label of defending) card(label).defending = true;
      for (const set of s.cards) if (set.zone >> 1 === TRAPS) set.known = 1 << (set.zone & 1);
      spec.set?.(s, card);
    },
  });

/** The battle phase with these monsters and traps on each side. */
export const battle = (A: Spec['A'], B: Spec['B'], more: Spec = {}): T =>
  table({ step: 'battle', A: A ?? {}, B: B ?? {}, ...more });

export const clause = clauseOf(oneDeck);

/** A card's rule in the book and the clause on the card are the same sentence: one test proves both. */
export const ruleAndClause = (id: string, card: string, ability: string, title: string, body: () => void): void => {
  rule(id, title, body);
  clause(card, ability, title, body);
};

/** The attack of the first that `attacker` has on its way to the other, and what comes back. */
export const blows = (t: T, attacker: string, target: string): [number, number] => {
  const { g } = t.match;
  return [strikeOf(g, t.card(attacker), t.card(target), true), strikeOf(g, t.card(target), t.card(attacker), false)];
};

export const damageOn = (t: T, ...labels: string[]): number[] => labels.map((label) => t.card(label).damage);
export const points = (t: T): readonly number[] => t.match.state.points;
export const cost = (t: T): readonly number[] => t.match.state.cost;

/** What a viewer was told, by the type of event. */
export const told = (t: T, viewer: 0 | 1 | 2): string[] =>
  (t.match.recorder?.events[viewer] ?? []).map(({ type }) => type);
