/**
 * Evaluators: the estimated chance to win. The result if the match is over, else from learned weights or from the game's
 * own evaluation.
 */
import type { Game, Match, Seat, State } from '@taisen/kernel';
import { chance, emptyModel, type Model, modelFrom, oddsOf } from './model.ts';
import { WEIGHTS } from './weights/index.ts';

export type Evaluator = <S extends State>(match: Match<S>, seat: Seat) => number;

const ended = <S extends State>({ result }: Match<S>, seat: Seat): number | null =>
  result === null ? null : result.winner === null ? 0.5 : result.winner === seat ? 1 : 0;

/** Evaluates the beginning of a turn with a model, which must be of the match's game. */
export const modelEvaluator =
  (model: Model): Evaluator =>
  (match, seat) =>
    ended(match, seat) ?? chance(oddsOf(model, match.g, seat));

const models = new WeakMap<object, Model>();

/** The committed model of a game. Without one, an empty model. */
export function modelOf<S extends State>(game: Game<S>): Model {
  let model = models.get(game);
  if (model === undefined) {
    const weights = WEIGHTS[game.id];
    model = weights === undefined ? emptyModel(game, 0) : modelFrom(game, weights);
    models.set(game, model);
  }
  return model;
}

/** Whether the game has learned weights. They are committed only if they play better than the game's own evaluation. */
export const isLearned = <S extends State>(game: Game<S>): boolean => WEIGHTS[game.id] !== undefined;

/** Uses the committed model. */
export const learnedEvaluator: Evaluator = (match, seat) =>
  ended(match, seat) ?? chance(oddsOf(modelOf(match.game), match.g, seat));

/** Uses the game's own evaluation. */
export const writtenEvaluator: Evaluator = (match, seat) =>
  ended(match, seat) ?? chance(match.game.evaluate?.(match.g, seat) ?? 0);
