/** The tables of the positions: small, but with enough cards in the decks. */
import type { Side, TableSpec } from '@taisen/positions';

const deck = [
  'cairn-imp',
  'moss-pup',
  'lamp-moth',
  'ripple-fry',
  'gloom-rat',
  'clay-walker',
  'ember-whelp',
  'moss-pup',
];

/** Main Phase 1 of the learner's second turn, unless `more` changes it. */
export const main = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec => ({
  step: 'main1',
  ...more,
  A: { deck, ...A },
  B: { deck, ...B },
});

export const battle = (A: Side, B: Side = {}): TableSpec => main(A, B, { step: 'battle' });
