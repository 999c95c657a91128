import { type Decision, NO, NONE, PASS } from '@taisen/kernel';

const MILD = [PASS.do, NO.do, NONE.do];

/** Passing or declining, where the question allows it: −1 where it does not. */
export const passOf = ({ options }: Decision): number => options.findIndex((option) => MILD.includes(option.do));

/** Passing, declining, or ending: by custom the last option of a list. */
export function mildest(decision: Decision): number {
  const pass = passOf(decision);
  return pass >= 0 ? pass : decision.options.length - 1;
}
