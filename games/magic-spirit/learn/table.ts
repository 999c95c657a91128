/** The tables of the positions: small, but with enough cards in the decks. */
import type { OptionPattern, Side, TableSpec } from '@taisen/positions';

const deck = [
  'ember-mote',
  'drop-sprite',
  'thread-novice',
  'gray-wolf',
  'blank-wisp',
  'torch-runner',
  'prayer',
  'stray-swordsman',
];

/** The main phase of the learner's second turn with five tokens each, unless `more` changes it. */
export const main = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec => ({
  step: 'main',
  ...more,
  A: { deck, tokens: 5, ...A },
  B: { deck, tokens: 5, ...B },
});

/** The learner's battle phase. The opponent has no cards, so there are no chain points. */
export const battle = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec =>
  main(A, B, { step: 'battle', ...more });

/** The opponent's turn at a chain point, after these moves. */
export const chain = (A: Side, B: Side, ...first: OptionPattern[]): TableSpec =>
  main(A, B, { active: 'B', turn: 4, first });
