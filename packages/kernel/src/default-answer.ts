/** The answer that does the least: for who runs out of time, and for others in a forecast. */
import { NO, NONE, PASS } from './ask.ts';
import type { Decision } from './types.ts';

const PASSES = [PASS.do, NO.do, NONE.do];

/** Passing or declining, where the question allows it: −1 where it does not. */
export const passOf = ({ options }: Decision): number => options.findIndex((option) => PASSES.includes(option.do));

/** Passing, declining, or ending: by custom the last option of a list. */
export function defaultAnswer(decision: Decision): number {
  const pass = passOf(decision);
  return pass >= 0 ? pass : decision.options.length - 1;
}
