import { clauseOf, rule, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import { type OdCardDef, type OdState, oneDeck } from '../src/index.ts';
import { TRAPS } from '../src/state.ts';
import { strikeDamage } from '../src/values.ts';

/** Enough cards that the deck does not run out by accident. */
const deck = ['gigobyte', 'gigobyte', 'gigobyte', 'gigobyte'];

export type Spec = Omit<TableSpec<OdState>, 'step'> & {
  readonly step?: string;
  /** Monsters in defence position; the others are in attack position. */
  readonly defending?: readonly string[];
};
export type T = Scenario<OdState>;

/**
 * The main phase of player A's second turn, unless the spec changes it. Traps are set, and only their side can see
 * them.
 */
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

export const clause = clauseOf(oneDeck, (def) => {
  const { uses, abilities } = def as OdCardDef;
  const [beats = null] = Object.values(abilities).flatMap((ability) => ability.beats ?? []);
  return { uses: uses.map(({ key }) => ({ key, ability: abilities[key] })), beats };
});

/** A card's rule in the rule book and the clause on the card have the same text, so one test covers both. */
export const ruleAndClause = (id: string, card: string, ability: string, title: string, body: () => void): void => {
  rule(id, title, body);
  clause(card, ability, title, body);
};

/** The damage of `attacker` to `target`, and of `target` to `attacker`. */
export const strikeDamages = (t: T, attacker: string, target: string): [number, number] => {
  const { g } = t.match;
  return [
    strikeDamage(g, t.card(attacker), t.card(target), true),
    strikeDamage(g, t.card(target), t.card(attacker), false),
  ];
};

export const damageOn = (t: T, ...labels: string[]): number[] => labels.map((label) => t.card(label).damage);
export const points = (t: T): readonly number[] => t.match.state.points;
export const cost = (t: T): readonly number[] => t.match.state.cost;

/** The types of the events that a viewer received. */
export const eventTypes = (t: T, viewer: 0 | 1 | 2): string[] =>
  (t.match.recorder?.events[viewer] ?? []).map(({ type }) => type);
