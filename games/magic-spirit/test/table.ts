import { clauseOf, type Scenario, scenario, type TableSpec } from '@taisen/testkit';
import type { MsState } from '../src/index.ts';
import { attackOf as attackIn, hpOf as hpIn } from '../src/values.ts';
import { ruleGame } from './rule-cards.ts';

/** Enough cards that no deck runs out by accident. */
const deck = ['mark', 'mark', 'mark', 'mark', 'mark', 'mark'];

export interface Spec extends Omit<TableSpec<MsState>, 'step'> {
  readonly step?: string;
  /** Charges and their carriers, e.g. `{ 'fire-spell': 'adept' }`. The charged cards are in the zone `charges`. */
  readonly on?: Readonly<Record<string, string>>;
  /** SP tokens on monsters. */
  readonly sp?: Readonly<Record<string, number>>;
  /** HP that monsters have lost. */
  readonly hurt?: Readonly<Record<string, number>>;
}
export type Table = Scenario<MsState>;

/** The main phase of player A's turn 3 with five active tokens each, unless the spec changes it. */
export function table({ on = {}, sp = {}, hurt = {}, set, ...spec }: Spec): Table {
  return scenario(ruleGame, {
    step: 'main',
    ...spec,
    A: { deck, tokens: 5, ...spec.A },
    B: { deck, tokens: 5, ...spec.B },
    set: (s, card) => {
      for (const [charge, carrier] of Object.entries(on)) card(charge).on = card(carrier).id;
      for (const [label, count] of Object.entries(sp)) card(label).sp = count;
      for (const [label, lost] of Object.entries(hurt)) card(label).damage = lost;
      set?.(s, card);
    },
  });
}

/** The same in A's battle phase. B has no tokens for a setsuna. */
export const battle = (spec: Spec): Table => table({ ...spec, step: 'battle', B: { tokens: 0, ...spec.B } });

export const clause = clauseOf(ruleGame);
export const hp = (t: Table, label: string): number => hpIn(t.match.g, t.card(label));
export const attack = (t: Table, label: string): number => attackIn(t.match.g, t.card(label));
export const life = (t: Table): number[] => t.match.state.life;
/** Active tokens of both players. */
export const active = (t: Table): number[] =>
  t.match.state.tokens.map((count, seat) => count - (t.match.state.rested[seat] as number));
/** The statuses of a card, with their amounts if they have one. */
export const statuses = (t: Table, label: string): string[] =>
  t.match.state.effects
    .filter(({ target }) => target === t.id(label))
    .map(({ kind, amount }) => (amount === 0 ? kind : `${kind} ${amount}`))
    .sort();
/** The options with this verb. */
export const offers = (t: Table, seat: 'A' | 'B', verb: string): string[] =>
  t.offered(seat).filter((option) => option === verb || option.startsWith(`${verb} `));
