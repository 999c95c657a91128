/** The tables of the positions: small, but with enough cards in the decks. */
import type { Side, TableSpec } from '@taisen/positions';

const deck = [
  ...['river-lancer', 'clay-guard', 'paper-archer', 'ember-rain', 'ink-blade', 'bronze-bull', 'fox-fire'],
  ...['bamboo-sea', 'crane-dancer', 'mending-stroke', 'gate-lion', 'war-cry', 'prayer-flags', 'dawn-herald'],
];

/** The main phase of the learner's second turn, unless `more` changes it. */
export const main = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec => ({
  step: 'main',
  ...more,
  A: { deck, ...A },
  B: { deck, ...B },
});

export const battle = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec =>
  main(A, B, { step: 'battle', ...more });
