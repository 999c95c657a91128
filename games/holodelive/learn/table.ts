/** The tables of the positions: small, with no performer twice (HL-2.3). */
import type { Side, TableSpec } from '@taisen/positions';

const PERFORMERS = [
  ...['umbrella-tamaki', 'lantern-rumi', 'drumroll-goro', 'vinyl-kaede', 'metronome-kachi', 'fleamarket-bon'],
  ...['prism-nanairo', 'costume-mako', 'ledger-fumi', 'static-noa', 'last-train-tsumugi', 'echotape-koda'],
];

/** The Play phase of the learner's second turn, unless `more` changes it. */
export function play(A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec {
  const spec = { step: 'play', ...more, A, B };
  const used = JSON.stringify(spec);
  const deck = PERFORMERS.filter((performer) => !used.includes(`"${performer}"`));
  return { ...spec, shared: { deck, ...more.shared } };
}

export const action = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec =>
  play(A, B, { step: 'action', ...more });

/** Face-down cards. */
export const guests = (...labels: string[]): NonNullable<TableSpec['cards']> =>
  Object.fromEntries(labels.map((label) => [label, { faceDown: true }]));
