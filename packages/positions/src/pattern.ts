/** Finds and makes the moves that a script names. */
import type { Match, Option, State } from '@taisen/kernel';
import { labelOption } from './labels.ts';
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

/** Makes the moves of a script, one after the other. One that is not offered, or not clear, is a fault of the script. */
export function follow<S extends State>(
  match: Match<S>,
  moves: readonly OptionPattern[],
  labels: readonly string[],
): void {
  for (const move of moves) {
    const seat = SEATS[move.by ?? 'B'];
    const options = match.decisionOf(seat)?.options ?? [];
    const fitting = options.filter((option) => fits(option, move, labels));
    if (fitting.length !== 1) {
      const offered = options.map((option) => labelOption(option, labels)).join(' | ') || 'nothing';
      throw new Error(`${fitting.length} options fit ${JSON.stringify(move)}; offered: ${offered}`);
    }
    match.answer(seat, fitting[0] as Option);
  }
}
