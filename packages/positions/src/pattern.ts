/** Finds the moves that a script names. */
import type { Match, Option, Seat, State } from '@taisen/kernel';
import { labelOption, labelsOf } from './labels.ts';
import { type OptionPattern, SEATS } from './spec.ts';

/** Whether an option is the one that a pattern names: what the pattern leaves open does not matter. */
export function fits(option: Option, pattern: OptionPattern, labels: readonly string[]): boolean {
  const label = (id: number | undefined) => (id === undefined ? undefined : labels[id]);
  return (
    option.do === pattern.do &&
    (pattern.card === undefined || label(option.card) === pattern.card) &&
    (pattern.target === undefined || label(option.target) === pattern.target) &&
    (pattern.cards === undefined || option.cards?.map(label).join() === pattern.cards.join()) &&
    (pattern.ability === undefined || option.ability === pattern.ability) &&
    (pattern.face === undefined || option.face === pattern.face) &&
    (pattern.at === undefined || option.at === pattern.at)
  );
}

/** A seat's choice, as the position in the list of its options. */
export interface Move {
  readonly seat: Seat;
  readonly index: number;
}

/** The move that a script names here. One that is not offered, or not clear, is a fault of the script. */
export function find<S extends State>(match: Match<S>, pattern: OptionPattern, labels: readonly string[]): Move {
  const seat = SEATS[pattern.by ?? 'B'];
  const options = match.decisionOf(seat)?.options ?? [];
  const fitting = options.filter((option) => fits(option, pattern, labels));
  if (fitting.length === 1) return { seat, index: options.indexOf(fitting[0] as Option) };
  const offered = options.map((option) => labelOption(option, labels)).join(' | ') || 'nothing';
  throw new Error(`${fitting.length} options fit ${JSON.stringify(pattern)}; offered: ${offered}`);
}

/** The moves of a line, for whoever makes them: each has to be made before the next is asked for. */
export function* movesOf<S extends State>(match: Match<S>, line: readonly string[]): Generator<Move, void> {
  const labels = labelsOf(match.g);
  for (const move of line) {
    const seat = match.waitingFor[0];
    if (seat === undefined) throw new Error(`nobody is asked any more, and the line goes on with "${move}"`);
    const offered = (match.decisionOf(seat)?.options ?? []).map((option) => labelOption(option, labels));
    const index = offered.indexOf(move);
    if (index < 0) throw new Error(`"${move}" is not offered; offered: ${offered.join(' | ')}`);
    yield { seat, index };
  }
}
