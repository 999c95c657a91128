/**
 * Takes the option after which the table looks best, to the end of the step it starts.
 *
 * It never looks at what its seat cannot know: options are tried in worlds in which all hidden cards are dealt
 * anew and the dice of the rules are others than the real ones.
 */
import {
  createRng,
  type Dice,
  diceFrom,
  type Match,
  opponent,
  otherWorld,
  type Seat,
  type State,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';

/** Worlds to try every option in. */
const WORLDS = 2;
/** Options looked at inside one action, over all its follow-up questions. */
const BUDGET = 60;
const WON = 1e9;

export const greedy: BotMaker = (seed) => {
  const dice = diceFrom(seed);
  return {
    name: 'greedy',
    choose: (match, seat) => {
      const count = match.decisionOf(seat)?.options.length ?? 1;
      if (count === 1) return 0;
      const scores = new Array<number>(count).fill(0);
      for (let i = 0; i < WORLDS; i++) {
        const world = dealtAnew(match, seat, dice);
        if (world === null) return dice(count);
        const budget = { left: BUDGET };
        for (let option = 0; option < count; option++) {
          scores[option] = (scores[option] as number) + tryOption(world, seat, option, dice, budget);
        }
      }
      return scores.indexOf(Math.max(...scores));
    },
  };
};

/** A deal may not allow what was already chosen in this step: then another is tried. Null when none was found. */
function dealtAnew<S extends State>(match: Match<S>, seat: Seat, dice: Dice): Match<S> | null {
  for (let tries = 0; tries < 8; tries++) {
    const world = otherWorld(match, seat, dice);
    const same = world?.decisionOf(seat)?.options.length === match.decisionOf(seat)?.options.length;
    if (world !== null && same) return world;
  }
  return null;
}

function tryOption<S extends State>(
  world: Match<S>,
  seat: Seat,
  option: number,
  dice: Dice,
  budget: { left: number },
): number {
  const trial = world.fork();
  trial.state.rng = createRng(`greedy ${dice(2 ** 31)}`);
  trial.answer(seat, option);
  return valueAfter(trial, seat, dice, budget);
}

/** How the step ends: with the seat's best answers to what it is asked on the way, and any of the opponent's. */
function valueAfter<S extends State>(trial: Match<S>, seat: Seat, dice: Dice, budget: { left: number }): number {
  while (trial.result === null && trial.since > 0) {
    const mine = trial.decisionOf(seat);
    if (mine !== null && mine.options.length > 1 && budget.left > mine.options.length) {
      budget.left -= mine.options.length;
      let best = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < mine.options.length; i++) best = Math.max(best, tryOption(trial, seat, i, dice, budget));
      return best;
    }
    const asked = trial.decisionOf(opponent(seat)) === null ? seat : opponent(seat);
    trial.answer(asked, dice(trial.decisionOf(asked)?.options.length ?? 1));
  }
  const { result } = trial;
  if (result !== null) return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
  return trial.game.evaluate(trial.g, seat);
}
