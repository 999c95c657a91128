/** How a window ends if nobody answers any more: what evaluation looks at while cards or an attack wait. */
import type { Op } from '@taisen/kernel';
import { resolveLast } from './respond.ts';
import { clone, type G } from './state.ts';
import { strike } from './strike.ts';
import { afterAnswers } from './window.ts';

/** The same table, or a copy of it in which all that waits has happened. */
export function resolveWindow(g: G): G {
  if (g.s.step !== 'respond') return g;
  const after: G = { ...g, s: clone(g.s), recorder: null, onAbility: null };
  after.s.step = afterAnswers(after);
  while (after.s.result === null && after.s.step === 'resolve') {
    const op = resolveLast(after);
    if (op !== undefined) finish(op);
  }
  if (after.s.result === null && after.s.step === 'strike') strike(after);
  return after;
}

/** Whatever is asked on the way is answered with the first option. */
function finish(op: Op): void {
  let turn = op.next();
  while (turn.done !== true) turn = op.next(turn.value.map(({ options }) => options[0] as (typeof options)[number]));
}
