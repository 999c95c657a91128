/** Quick play from a state of the search. */
import type { Decision, Dice, Match, Seat, State } from '@taisen/kernel';
import { isSameTurn } from '../lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';

/** The pending decision; the first one of several. */
export const asked = <S extends State>(sample: Match<S>): Decision =>
  sample.pending.length === 1
    ? (sample.pending[0] as Decision)
    : (sample.decisionOf(sample.waitingFor[0] as Seat) as Decision);

/** Ends the turn without further actions. Forced choices are random, and free effects are used. */
function passTurn<S extends State>(sample: Match<S>, turn: number, dice: Dice): void {
  while (isSameTurn(sample, turn)) {
    const { seat, options, pass } = asked(sample);
    if (options[0]?.do === 'yes') sample.answer(seat, 0);
    else sample.answer(seat, pass ?? dice(options.length));
  }
}

/** Plays one turn: tries a few options at each decision and takes the one with the best value. */
export function rolloutTurn<S extends State>(sample: Match<S>, tries: number, evaluate: Evaluator, dice: Dice): void {
  const { turn } = sample.state;
  while (isSameTurn(sample, turn)) {
    const { seat, options } = asked(sample);
    sample.answer(
      seat,
      options.length === 1 ? 0 : bestOfFew(sample, { seat, count: options.length }, tries, evaluate, dice),
    );
  }
}

function bestOfFew<S extends State>(
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
    // Doing nothing is always tried, and last: it must have a better value than the others.
    const at = count <= tries ? i : i === few - 1 ? count - 1 : dice(count - 1);
    const trial = sample.fork({ keep: false, choicesOnly: true });
    trial.answer(seat, at);
    passTurn(trial, sample.state.turn, dice);
    const value = evaluate(trial, seat);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}
