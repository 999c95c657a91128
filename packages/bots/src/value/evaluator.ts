/**
 * The chance to win as a bot sees it: by the rules where the game is over, else by the learned weights, or by the
 * judgement that a game brings along.
 */
import type { Game, Match, Seat, State } from '@taisen/kernel';
import { chance, emptyModel, type Model, modelFrom, oddsOf } from './model.ts';
import { WEIGHTS } from './weights/index.ts';

export type Evaluator = <S extends State>(match: Match<S>, seat: Seat) => number;

const ended = <S extends State>({ result }: Match<S>, seat: Seat): number | null =>
  result === null ? null : result.winner === null ? 0.5 : result.winner === seat ? 1 : 0;

/** Judges the beginning of a turn by one model, which must be of the match's game. */
export const judgeBy =
  (model: Model): Evaluator =>
  (match, seat) =>
    ended(match, seat) ?? chance(oddsOf(model, match.g, seat));

const models = new WeakMap<object, Model>();

/** The committed model of a game. A game without one is judged by its end alone. */
export function modelOf<S extends State>(game: Game<S>): Model {
  let model = models.get(game);
  if (model === undefined) {
    const weights = WEIGHTS[game.id];
    model = weights === undefined ? emptyModel(game, 0) : modelFrom(game, weights);
    models.set(game, model);
  }
  return model;
}

/** Whether what was learned plays better than what the game brings along; else it is not kept. */
export const isLearned = <S extends State>(game: Game<S>): boolean => WEIGHTS[game.id] !== undefined;

/** By what was learned. */
export const learnedEvaluator: Evaluator = (match, seat) =>
  ended(match, seat) ?? chance(oddsOf(modelOf(match.game), match.g, seat));

/** By what the game's author would look at, at any moment. */
export const writtenEvaluator: Evaluator = (match, seat) =>
  ended(match, seat) ?? chance(match.game.evaluate?.(match.g, seat) ?? 0);
