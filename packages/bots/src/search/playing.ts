/** Quick ways to go on from a position of the search. */
import type { Decision, Dice, Match, Seat, State } from '@taisen/kernel';
import { goesOn } from '../look.ts';
import type { Judge } from '../value/judge.ts';

/** The decision that waits; of several at once, the first. */
export const asked = <S extends State>(world: Match<S>): Decision =>
  world.pending.length === 1
    ? (world.pending[0] as Decision)
    : (world.decisionOf(world.waitingFor[0] as Seat) as Decision);

/**
 * Nothing more is done until that turn is over: doing nothing is always the last option. Where something has to be
 * chosen any of it is; what one may do for nothing is done.
 */
function stop<S extends State>(world: Match<S>, turn: number, dice: Dice): void {
  while (goesOn(world, turn)) {
    const { seat, options } = asked(world);
    const last = options.length - 1;
    if (options[0]?.do === 'yes') world.answer(seat, 0);
    else world.answer(seat, options[last]?.card === undefined ? last : dice(options.length));
  }
}

/** A turn at a glance: at each decision a few options are tried, and the one that looks best is taken. */
export function playTurn<S extends State>(world: Match<S>, tries: number, judged: Judge, dice: Dice): void {
  const { turn } = world.state;
  while (goesOn(world, turn)) {
    const { seat, options } = asked(world);
    world.answer(seat, options.length === 1 ? 0 : glance(world, { seat, count: options.length }, tries, judged, dice));
  }
}

function glance<S extends State>(
  world: Match<S>,
  { seat, count }: { seat: Seat; count: number },
  tries: number,
  judged: Judge,
  dice: Dice,
): number {
  let best = count - 1;
  let most = Number.NEGATIVE_INFINITY;
  const few = Math.min(tries, count);
  for (let i = 0; i < few; i++) {
    // Doing nothing is always among those tried, and the last of them: it must look better than the rest.
    const at = count <= tries ? i : i === few - 1 ? count - 1 : dice(count - 1);
    const trial = world.fork({ keep: false, choicesOnly: true });
    trial.answer(seat, at);
    stop(trial, world.state.turn, dice);
    const value = judged(trial, seat);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}
