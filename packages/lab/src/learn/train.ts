/** Learns the worth of counts and cards from self-play, in rounds: each round plays by what the last one learned. */
import { emptyModel, greedyBy, judgeBy, type Model, random, type Weights, weightsFrom } from '@taisen/bots';
import { diceFrom, type Game, type State } from '@taisen/kernel';
import { fit, lossOf, type Sample } from './fit.ts';
import { selfPlay } from './self-play.ts';

export interface Training {
  readonly games: number;
  readonly rounds: number;
  readonly seed: number;
}

/** What a round came to: how much of the ends of unseen games the model still does not know (a coin: 0.693). */
export interface Round {
  readonly round: number;
  readonly positions: number;
  readonly loss: number;
  /** The same on the games it learned from. */
  readonly learned: number;
}

const UNITS = 8;
const STRAYED = 0.1;
const FIT = { epochs: 3, rate: 0.003, decay: 0.5 };
/** Every so many games one is kept aside to measure on. */
const ASIDE = 10;

export function train<S extends State>(
  game: Game<S>,
  { games, rounds, seed }: Training,
  made: string,
  onGame: (played: number) => void,
  onRound: (round: Round) => void,
): Weights {
  const dice = diceFrom(seed);
  let model: Model = emptyModel(game, UNITS);
  let all: Sample[] = [];
  for (let round = 0; round <= rounds; round++) {
    // The first round plays at random: nothing is known yet. What it teaches about good play is little.
    const maker = round === 0 ? random : greedyBy(judgeBy(model));
    if (round === 1) all = [];
    const aside: Sample[] = [];
    for (let i = 0; i < games; i++) {
      const at = seed + round * games + i;
      const played = selfPlay(game, at, [maker(at), maker(at + 1e6)], round === 0 ? 0 : STRAYED);
      for (const sample of played) (i % ASIDE === 0 ? aside : all).push(sample);
      onGame(round * games + i + 1);
    }
    model = emptyModel(game, UNITS);
    fit(model, all, FIT, dice);
    onRound({ round, positions: all.length, loss: lossOf(model, aside), learned: lossOf(model, all) });
  }
  return weightsFrom(game, model, made);
}
