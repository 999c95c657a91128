/** Finds the moves of a script. */
import type { Match, Option, Seat, State } from '@taisen/kernel';
import { labelOption, labelsOf } from './labels.ts';
import { type OptionPattern, SEATS, type SeatName } from './spec.ts';

/** Whether an option matches a pattern. Absent fields of the pattern match everything. */
export function fits(option: Option, pattern: OptionPattern, labels: readonly string[]): boolean {
  const label = (id: number | undefined) => (id === undefined ? undefined : labels[id]);
  return (
    option.do === pattern.do &&
    (pattern.label === undefined || withoutPlace(labelOption(option, labels)) === withoutPlace(pattern.label)) &&
    (pattern.card === undefined || label(option.card) === pattern.card) &&
    (pattern.target === undefined || label(option.target) === pattern.target) &&
    (pattern.cards === undefined || option.cards?.map(label).join() === pattern.cards.join()) &&
    (pattern.ability === undefined || option.ability === pattern.ability) &&
    (pattern.face === undefined || option.face === pattern.face) &&
    (pattern.at === undefined || option.at === pattern.at)
  );
}

const withoutPlace = (label: string): string => label.replace(/ @\d+$/, '');

/** A seat's choice, as the index of its option. */
export interface Move {
  readonly seat: Seat;
  readonly index: number;
}

/** The move of a pattern. Throws if not exactly one option matches. */
export function find<S extends State>(match: Match<S>, pattern: OptionPattern, labels: readonly string[]): Move {
  const seat = SEATS[pattern.by ?? 'B'];
  const options = match.decisionOf(seat)?.options ?? [];
  const matching = options.filter((option) => fits(option, pattern, labels));
  if (matching.length === 1) return { seat, index: options.indexOf(matching[0] as Option) };
  const offered = options.map((option) => labelOption(option, labels)).join(' | ') || 'nothing';
  throw new Error(`${matching.length} options fit ${JSON.stringify(pattern)}; offered: ${offered}`);
}

/** The pattern of a move of a line. */
export const patternOf = (move: string, by: SeatName): OptionPattern => ({
  do: move.split(' ')[0] as string,
  label: move,
  by,
  ...(by === 'B' ? placeIn(move) : {}),
});

const placeIn = (move: string): { at?: number } => {
  const at = / @(\d+)$/.exec(move)?.[1];
  return at === undefined ? {} : { at: Number(at) };
};

/** The moves of a line. The caller has to make each move before the next one. */
export function* movesOf<S extends State>(match: Match<S>, line: readonly string[]): Generator<Move, void> {
  const labels = labelsOf(match.g);
  for (const move of line) {
    const seat = match.waitingFor[0];
    if (seat === undefined) throw new Error(`there is no decision for the next move of the line, "${move}"`);
    const offered = (match.decisionOf(seat)?.options ?? []).map((option) => labelOption(option, labels));
    const index = offered.indexOf(move);
    if (index < 0) throw new Error(`"${move}" is not offered; offered: ${offered.join(' | ')}`);
    yield { seat, index };
  }
}
