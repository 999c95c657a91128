/**
 * One look at every option: the action to its end, with the seat's best answers and any of the opponent's.
 *
 * It never sees what its seat cannot know: options are tried in worlds in which all hidden cards are dealt anew and
 * the dice of the rules are others than the real ones.
 */
import {
  type Decision,
  Determinizer,
  type Dice,
  diceFrom,
  type Game,
  type Match,
  opponent,
  type Seat,
  type State,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { dealt } from './search/worlds.ts';
import { isLearned, type Judge, judge, written } from './value/judge.ts';

/** Worlds to try every option in. */
const WORLDS = 2;
/** Options looked at inside one action, over all its follow-up questions. */
const BUDGET = 60;

/** Whether a turn still runs: tables are judged as if nobody did anything more until the next one begins. */
export const goesOn = <S extends State>(world: Match<S>, turn: number): boolean =>
  world.result === null && world.state.turn === turn;

/** How a bot judges a game. */
export type Eyes = <S extends State>(game: Game<S>) => Judge;

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

/** What the levels are measured by. */
export const greedy = looking('greedy', () => written);

/** By what was learned where that plays better, else by what is written. */
export const bestEyes: Eyes = (game) => (isLearned(game) ? judge : written);
export const learned = looking('learned', bestEyes);

/** How each option of a seat's decision looks. */
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
  const unknown = new Determinizer(match, seat);
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

  /** Where nobody has to answer, doing nothing is always the last option. */
  private after(trial: Match<S>): number {
    const { seat, dice } = this;
    while (goesOn(trial, this.turn)) {
      const mine = trial.decisionOf(seat);
      const { options } = mine ?? (trial.decisionOf(opponent(seat)) as Decision);
      const must = trial.answersSince > 0 || options.at(-1)?.card !== undefined;
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
