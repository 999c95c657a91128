/**
 * Tries every option once: plays the action to its end, with the seat's best answers and random ones of the opponent.
 *
 * It never uses what its seat cannot know: options are tried in determinizations, with another random generator than the
 * real one.
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

/** The number of determinizations in which every option is tried. */
const SAMPLES = 2;
const TRIAL = { keep: false };
/** The most options to try inside one action, over all its follow-up decisions. */
const BUDGET = 60;

/**
 * Whether the turn still runs. States are evaluated at the beginning of the next turn, as if nothing more were done.
 */
export const isSameTurn = <S extends State>(sample: Match<S>, turn: number): boolean =>
  sample.result === null && sample.state.turn === turn;

/** The evaluator of a bot for a game. */
export type EvaluatorFor = <S extends State>(game: Game<S>) => Evaluator;

/** Chooses the option with the best value after it. */
export const greedyBot =
  (name: string, evaluatorFor: EvaluatorFor): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => {
        const values = lookahead(match, seat, dice, evaluatorFor(match.game));
        return values.indexOf(Math.max(...values));
      },
    };
  };

/** The reference against which the levels are measured. */
export const greedy = greedyBot('greedy', () => writtenEvaluator);

/** The learned evaluator if it plays better, else the written one. */
export const bestEvaluator: EvaluatorFor = (game) => (isLearned(game) ? learnedEvaluator : writtenEvaluator);
export const learned = greedyBot('learned', bestEvaluator);

/** The value of each option of a seat's decision. */
export function lookahead<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  evaluate: Evaluator,
  samples = SAMPLES,
): number[] {
  const count = match.decisionOf(seat)?.options.length ?? 1;
  const values = new Array<number>(count).fill(0);
  if (count === 1) return values;
  const determinizer = new Determinizer(match, seat);
  for (let i = 0; i < samples; i++) {
    const sample = sampleFor(determinizer, match, seat, dice);
    if (sample === null) break;
    const there = optionValues(sample, seat, dice, evaluate);
    for (let option = 0; option < count; option++)
      values[option] = (values[option] as number) + (there[option] as number) / samples;
  }
  return values;
}

/** The value of each option of a seat's decision in one determinization. */
export function optionValues<S extends State>(sample: Match<S>, seat: Seat, dice: Dice, evaluate: Evaluator): number[] {
  const trials = new Lookahead(sample, seat, dice, evaluate);
  return (sample.decisionOf(seat)?.options ?? []).map((_, option) => trials.at(sample, option));
}

/** What a trial answers, and for whom. */
type Answered = readonly [Seat, number];
const NOTHING: readonly Answered[] = [];

/** Tries options in one determinization. */
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

  /** The value of an option after these answers. Trials keep no checkpoints: they are played again from `sample`. */
  at(sample: Match<S>, option: number, answers: readonly Answered[] = NOTHING): number {
    const trial = sample.fork(TRIAL);
    for (const [seat, answer] of answers) trial.answer(seat, answer);
    trial.answer(this.seat, option);
    return this.after(trial, sample, [...answers, [this.seat, option]]);
  }

  /** Passes wherever that is possible, and tries all answers to what must be decided. */
  private after(trial: Match<S>, sample: Match<S>, answers: Answered[]): number {
    const { seat, dice } = this;
    while (isSameTurn(trial, this.turn)) {
      const mine = trial.decisionOf(seat);
      const decision = mine ?? (trial.decisionOf(opponent(seat)) as Decision);
      const { options, pass } = decision;
      const must = trial.answersSince > 0 || pass === undefined;
      if (mine !== null && must && options.length > 1 && this.left > options.length)
        return trial.isAtAction
          ? this.best(trial, options.length, NOTHING)
          : this.best(sample, options.length, answers);
      const answer = mine === null && must ? dice(options.length) : defaultAnswer(decision);
      answers.push([decision.seat, answer]);
      trial.answer(decision.seat, answer);
    }
    return this.evaluate(trial, seat);
  }

  private best(sample: Match<S>, count: number, answers: readonly Answered[]): number {
    this.left -= count;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, this.at(sample, i, answers));
    return best;
  }
}
