/** Quick ways to go on from a position of the search. */
import type { Decision, Dice, Match, Seat, State } from '@taisen/kernel';
import { isSameTurn } from '../lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';

/** The decision that waits; of several at once, the first. */
export const asked = <S extends State>(sample: Match<S>): Decision =>
  sample.pending.length === 1
    ? (sample.pending[0] as Decision)
    : (sample.decisionOf(sample.waitingFor[0] as Seat) as Decision);

/** Ends the turn without further actions. Forced choices are random, and free effects are used. */
function stop<S extends State>(sample: Match<S>, turn: number, dice: Dice): void {
  while (isSameTurn(sample, turn)) {
    const { seat, options, pass } = asked(sample);
    if (options[0]?.do === 'yes') sample.answer(seat, 0);
    else sample.answer(seat, pass ?? dice(options.length));
  }
}

/** A turn at a glance: at each decision a few options are tried, and the one that looks best is taken. */
export function rolloutTurn<S extends State>(sample: Match<S>, tries: number, evaluate: Evaluator, dice: Dice): void {
  const { turn } = sample.state;
  while (isSameTurn(sample, turn)) {
    const { seat, options } = asked(sample);
    sample.answer(
      seat,
      options.length === 1 ? 0 : glance(sample, { seat, count: options.length }, tries, evaluate, dice),
    );
  }
}

function glance<S extends State>(
  sample: Match<S>,
  { seat, count }: { seat: Seat; count: number },
  tries: number,
  evaluate: Evaluator,
  dice: Dice,
): number {
  let best = count - 1;
  let most = Number.NEGATIVE_INFINITY;
  const few = Math.min(tries, count);
  for (let i = 0; i < few; i++) {
    // Doing nothing is always among those tried, and the last of them: it must look better than the rest.
    const at = count <= tries ? i : i === few - 1 ? count - 1 : dice(count - 1);
    const trial = sample.fork({ keep: false, choicesOnly: true });
    trial.answer(seat, at);
    stop(trial, sample.state.turn, dice);
    const value = evaluate(trial, seat);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}
