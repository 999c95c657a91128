/**
 * One look at every option: the action to its end, with the seat's best answers and any of the opponent's.
 *
 * It never sees what its seat cannot know: options are tried in worlds in which all hidden cards are dealt anew and
 * the dice of the rules are others than the real ones.
 */
import {
  type Decision,
  type Dice,
  diceFrom,
  type Game,
  type Match,
  opponent,
  type Seat,
  type State,
  Worlds,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { dealt } from './search/worlds.ts';
import { isLearned, type Judge, judge, written } from './value/judge.ts';

/** Worlds to try every option in. */
const WORLDS = 2;
/** Options looked at inside one action, over all its follow-up questions. */
const BUDGET = 60;

export interface Looking {
  readonly judged: Judge;
  /** The table is judged when the action is over, or as if nobody did anything more until the next turn begins. */
  readonly until: 'action' | 'turn';
}

/** Whether the table is not to be judged yet: the turn still runs, and what was begun in it if that is all. */
export const goesOn = <S extends State>(world: Match<S>, turn: number, until: Looking['until']): boolean =>
  world.result === null && world.state.turn === turn && (until === 'turn' || world.underWay);

/** How a bot looks at a game. */
export type Eyes = <S extends State>(game: Game<S>) => Looking;

/** Takes the option after which the table looks best. */
export const looking =
  (name: string, eyes: Eyes): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => {
        const looks = firstLook(match, seat, dice, eyes(match.game));
        return looks.indexOf(Math.max(...looks));
      },
    };
  };

/** By the judgement that a game brings along. */
const WRITTEN: Looking = { judged: written, until: 'turn' };
/** By what was learned, which judges the beginnings of turns alone. */
const LEARNED: Looking = { judged: judge, until: 'turn' };

/** What the levels are measured by. */
export const greedy = looking('greedy', () => WRITTEN);

/** By what was learned where that plays better, else by what is written. */
export const bestEyes: Eyes = (game) => (isLearned(game) ? LEARNED : WRITTEN);
export const learned = looking('learned', bestEyes);

/** The same for those who look very often: what is written can be judged as soon as an action is over. */
export const quickEyes: Eyes = (game) => (isLearned(game) ? LEARNED : { ...WRITTEN, until: 'action' });

/** How each option of a seat's decision looks. */
export function firstLook<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  how: Looking,
  worlds = WORLDS,
): number[] {
  const count = match.decisionOf(seat)?.options.length ?? 1;
  const looks = new Array<number>(count).fill(0);
  if (count === 1) return looks;
  const unknown = new Worlds(match, seat);
  for (let i = 0; i < worlds; i++) {
    const world = dealt(unknown, match, seat, dice);
    if (world === null) break;
    const look = new Look(world, seat, dice, how);
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
  private readonly how: Looking;

  constructor(world: Match<S>, seat: Seat, dice: Dice, how: Looking) {
    this.turn = world.state.turn;
    this.seat = seat;
    this.dice = dice;
    this.how = how;
  }

  at(world: Match<S>, option: number): number {
    const trial = world.fork();
    trial.answer(this.seat, option);
    return this.after(trial);
  }

  /** Where nobody has to answer, doing nothing is always the last option. */
  private after(trial: Match<S>): number {
    const { seat, dice } = this;
    while (goesOn(trial, this.turn, this.how.until)) {
      const mine = trial.decisionOf(seat);
      const { options } = mine ?? (trial.decisionOf(opponent(seat)) as Decision);
      const must = trial.since > 0 || options.at(-1)?.card !== undefined;
      if (mine === null) trial.answer(opponent(seat), must ? dice(options.length) : options.length - 1);
      else if (must && options.length > 1 && this.left > options.length) return this.best(trial, options.length);
      else trial.answer(seat, options.length - 1);
    }
    return this.how.judged(trial, seat);
  }

  private best(trial: Match<S>, count: number): number {
    this.left -= count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, this.at(trial, i));
    return best;
  }
}
