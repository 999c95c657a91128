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
  defaultAnswer,
  diceFrom,
  type Game,
  type Match,
  opponent,
  type Seat,
  type State,
} from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { sampleFor } from './search/determinization.ts';
import { type Evaluator, isLearned, learnedEvaluator, writtenEvaluator } from './value/evaluator.ts';

/** Worlds to try every option in. */
const SAMPLES = 2;
/** Options looked at inside one action, over all its follow-up questions. */
const BUDGET = 60;

/** Whether a turn still runs: tables are judged as if nobody did anything more until the next one begins. */
export const isSameTurn = <S extends State>(sample: Match<S>, turn: number): boolean =>
  sample.result === null && sample.state.turn === turn;

/** How a bot judges a game. */
export type EvaluatorFor = <S extends State>(game: Game<S>) => Evaluator;

/** Takes the option after which the table looks best. */
export const greedyBot =
  (name: string, eyes: EvaluatorFor): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => {
        const looks = lookahead(match, seat, dice, eyes(match.game));
        return looks.indexOf(Math.max(...looks));
      },
    };
  };

/** What the levels are measured by. */
export const greedy = greedyBot('greedy', () => writtenEvaluator);

/** By what was learned where that plays better, else by what is written. */
export const bestEvaluator: EvaluatorFor = (game) => (isLearned(game) ? learnedEvaluator : writtenEvaluator);
export const learned = greedyBot('learned', bestEvaluator);

/** How each option of a seat's decision looks. */
export function lookahead<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  evaluate: Evaluator,
  samples = SAMPLES,
): number[] {
  const count = match.decisionOf(seat)?.options.length ?? 1;
  const looks = new Array<number>(count).fill(0);
  if (count === 1) return looks;
  const unknown = new Determinizer(match, seat);
  for (let i = 0; i < samples; i++) {
    const sample = sampleFor(unknown, match, seat, dice);
    if (sample === null) break;
    const look = new Lookahead(sample, seat, dice, evaluate);
    for (let option = 0; option < count; option++)
      looks[option] = (looks[option] as number) + look.at(sample, option) / samples;
  }
  return looks;
}

/** What options lead to in one world. */
class Lookahead<S extends State> {
  private readonly turn: number;
  private left = BUDGET;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly evaluate: Evaluator;

  constructor(sample: Match<S>, seat: Seat, dice: Dice, evaluate: Evaluator) {
    this.turn = sample.state.turn;
    this.seat = seat;
    this.dice = dice;
    this.evaluate = evaluate;
  }

  at(sample: Match<S>, option: number): number {
    const trial = sample.fork();
    trial.answer(this.seat, option);
    return this.after(trial);
  }

  /** Passes wherever that is possible, and tries all answers to what must be decided. */
  private after(trial: Match<S>): number {
    const { seat, dice } = this;
    while (isSameTurn(trial, this.turn)) {
      const mine = trial.decisionOf(seat);
      const decision = mine ?? (trial.decisionOf(opponent(seat)) as Decision);
      const { options, pass } = decision;
      const must = trial.answersSince > 0 || pass === undefined;
      if (mine === null) trial.answer(opponent(seat), must ? dice(options.length) : pass);
      else if (must && options.length > 1 && this.left > options.length) return this.best(trial, options.length);
      else trial.answer(seat, defaultAnswer(decision));
    }
    return this.evaluate(trial, seat);
  }

  private best(trial: Match<S>, count: number): number {
    this.left -= count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, this.at(trial, i));
    return best;
  }
}
