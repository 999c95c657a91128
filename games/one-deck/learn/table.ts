/** The tables of the positions: small, with a deck of monsters that are not on the table (OD-1.1). */
import type { OptionPattern, Side, TableSpec } from '@taisen/positions';

const MONSTERS = [
  ...['gigobyte', 'dancing-elf', 'thunder-kid', 'flame-dancer', 'baby-dragon', 'enchanting-mermaid'],
  ...['ray-and-temperature', 'candle-of-fate', 'flame-manipulator', 'harpie-lady'],
];

/** The main phase of the learner's second turn, unless `more` changes it. */
export function main(A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec {
  const spec = { step: 'main', ...more, A, B };
  const used = JSON.stringify(spec);
  const deck = MONSTERS.filter((monster) => !used.includes(`"${monster}"`));
  return { ...spec, shared: { deck, ...more.shared } };
}

export const battle = (A: Side, B: Side = {}, more: Partial<TableSpec> = {}): TableSpec =>
  main(A, B, { step: 'battle', state: { phase: 'battle' }, ...more });

/** The opponent's battle phase, just after this attack was declared. */
export const attacked = (A: Side, B: Side, attack: OptionPattern, more: Partial<TableSpec> = {}): TableSpec =>
  battle(A, B, { active: 'B', turn: 4, first: [attack], ...more });

/** The learner has declared an attack, and the opponent has answered it. */
export const answered = (A: Side, B: Side, attack: OptionPattern, answer: OptionPattern): TableSpec =>
  battle(A, B, { first: [{ by: 'A', ...attack }, answer] });

/** Monsters in defence position. */
export const defending = (...labels: string[]): NonNullable<TableSpec['cards']> =>
  Object.fromEntries(labels.map((label) => [label, { defending: true }]));
