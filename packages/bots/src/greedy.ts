/**
 * Takes the option after which the table looks best, to the end of the step it starts.
 *
 * It never looks at what its seat cannot know: options are tried in worlds in which all hidden cards are dealt
 * anew and the dice of the rules are others than the real ones.
 */
import {
  type Decision,
  type Dice,
  diceFrom,
  type Match,
  opponent,
  type Seat,
  type State,
  Worlds,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { dealt } from './search/worlds.ts';
import { type Judge, judge } from './value/judge.ts';

/** Worlds to try every option in. */
const WORLDS = 2;
/** Options looked at inside one action, over all its follow-up questions. */
const BUDGET = 60;

export const greedyBy =
  (judged: Judge): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name: 'greedy',
      choose: (match, seat) => {
        const looks = firstLook(match, seat, dice, judged);
        return looks.indexOf(Math.max(...looks));
      },
    };
  };
export const greedy = greedyBy(judge);

/** How each option of a seat's decision looks: the chance to win if everyone stopped after it. */
export function firstLook<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  judged: Judge,
  worlds = WORLDS,
): number[] {
  const count = match.decisionOf(seat)?.options.length ?? 1;
  const looks = new Array<number>(count).fill(0);
  if (count === 1) return looks;
  const unknown = new Worlds(match, seat);
  for (let i = 0; i < worlds; i++) {
    const world = dealt(unknown, match, seat, dice);
    if (world === null) break;
    const look = new Look(world, seat, dice, judged);
    for (let option = 0; option < count; option++)
      looks[option] = (looks[option] as number) + look.at(world, option) / worlds;
  }
  return looks;
}

/** What options lead to in one world. */
class Look<S extends State> {
  private readonly turn: number;
  private left = BUDGET;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly judged: Judge;

  constructor(world: Match<S>, seat: Seat, dice: Dice, judged: Judge) {
    this.turn = world.state.turn;
    this.seat = seat;
    this.dice = dice;
    this.judged = judged;
  }

  at(world: Match<S>, option: number): number {
    const trial = world.fork();
    trial.answer(this.seat, option);
    return this.after(trial);
  }

  /**
   * The table if the player stopped after this: the action to its end with the seat's best answers and any of the
   * opponent's, then nothing more until the next turn begins. Doing nothing is always the last option.
   */
  private after(trial: Match<S>): number {
    const { seat, dice } = this;
    while (trial.result === null && trial.state.turn === this.turn) {
      const mine = trial.decisionOf(seat);
      const { options } = mine ?? (trial.decisionOf(opponent(seat)) as Decision);
      const must = trial.since > 0 || options.at(-1)?.card !== undefined;
      if (mine === null) trial.answer(opponent(seat), must ? dice(options.length) : options.length - 1);
      else if (must && options.length > 1 && this.left > options.length) return this.best(trial, options.length);
      else trial.answer(seat, options.length - 1);
    }
    return this.judged(trial, seat);
  }

  private best(trial: Match<S>, count: number): number {
    this.left -= count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, this.at(trial, i));
    return best;
  }
}
