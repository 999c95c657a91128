/**
 * The chance to win as a bot sees it: by the rules where the game is over, else by the learned weights, unless the
 * game brings a judgement of its own.
 */
import type { Game, Match, Seat, State } from '@taisen/kernel';
import { chance, emptyModel, type Model, modelFrom, oddsOf } from './model.ts';
import { WEIGHTS } from './weights/index.ts';

/** Of a table at the beginning of a turn, or of a game that is over. */
export type Judge = <S extends State>(match: Match<S>, seat: Seat) => number;

/** Judges by one model, which must be of the match's game. */
export const judgeBy =
  (model: Model): Judge =>
  (match, seat) => {
    const { result } = match;
    if (result !== null) return result.winner === null ? 0.5 : result.winner === seat ? 1 : 0;
    return chance(oddsOf(model, match.g, seat));
  };

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

export const judge: Judge = (match, seat) => {
  const { result } = match;
  if (result !== null) return result.winner === null ? 0.5 : result.winner === seat ? 1 : 0;
  const { game, g } = match;
  return chance(game.evaluate === undefined ? oddsOf(modelOf(game), g, seat) : game.evaluate(g, seat));
};
