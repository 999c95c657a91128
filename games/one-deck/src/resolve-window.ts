/**
 * The result of a window if there are no more answers. Used to evaluate a match while cards or an attack are not
 * resolved.
 */
import type { Op } from '@taisen/kernel';
import { resolveLast } from './respond.ts';
import { clone, type G } from './state.ts';
import { strike } from './strike.ts';
import { afterAnswers } from './window.ts';

/** The same state, or a copy of it in which the chain and the attack are resolved. */
export function resolveWindow(g: G): G {
  if (g.s.step !== 'respond') return g;
  const after: G = { ...g, s: clone(g.s), recorder: null, onAbility: null };
  after.s.step = afterAnswers(after);
  while (after.s.result === null && after.s.step === 'resolve') {
    const op = resolveLast(after);
    if (op !== undefined) runWithFirstOptions(op);
  }
  if (after.s.result === null && after.s.step === 'strike') strike(after);
  return after;
}

/** Answers every decision with its first option. */
function runWithFirstOptions(op: Op): void {
  let turn = op.next();
  while (turn.done !== true) turn = op.next(turn.value.map(({ options }) => options[0] as (typeof options)[number]));
}
