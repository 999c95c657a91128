/** Learns the weights of features and cards from self-play, in rounds: each round plays with the last round's model. */
import { emptyModel, greedyBot, type Model, modelEvaluator, random, type Weights, weightsFrom } from '@taisen/bots';
import { diceFrom, type Game, type State } from '@taisen/kernel';
import { fit, lossOf, type Sample } from './fit.ts';
import { selfPlay } from './self-play.ts';

export interface Training {
  readonly games: number;
  readonly rounds: number;
  readonly seed: number;
}

/** The result of a round. `loss` is the log loss on held-out games (0.693 for guessing). */
export interface Round {
  readonly round: number;
  readonly positions: number;
  readonly loss: number;
  /** The log loss on the training games. */
  readonly learned: number;
}

const UNITS = 8;
const RANDOM_SHARE = 0.1;
const FIT = { epochs: 3, rate: 0.003, decay: 0.5 };
/** One of this many games is held out. */
const HELD_OUT = 10;

/** One game to learn from. Without a model it is played at random. */
export interface Lesson {
  readonly game: string;
  readonly model: Model | null;
  readonly seed: number;
}

export function learnFrom<S extends State>(game: Game<S>, { model, seed }: Lesson): Sample[] {
  const maker = model === null ? random : greedyBot('learner', () => modelEvaluator(model));
  return selfPlay(game, seed, [maker(seed), maker(seed + 1e6)], model === null ? 0 : RANDOM_SHARE);
}

/** Plays lessons, possibly in parallel, and passes on their samples in order. */
export type Play = (lessons: readonly Lesson[], take: (samples: Sample[]) => void) => Promise<void>;

export async function train<S extends State>(
  game: Game<S>,
  { games, rounds, seed }: Training,
  made: string,
  play: Play,
  onRound: (round: Round) => void,
): Promise<Weights> {
  const dice = diceFrom(seed);
  let model: Model | null = null;
  let all: Sample[] = [];
  for (let round = 0; round <= rounds; round++) {
    // Random play teaches little about good play.
    if (round === 1) all = [];
    const heldOut: Sample[] = [];
    const lessons = Array.from(
      { length: games },
      (_, i): Lesson => ({ game: game.id, model, seed: seed + round * games + i }),
    );
    let taken = 0;
    await play(lessons, (samples) => {
      const target = taken++ % HELD_OUT === 0 ? heldOut : all;
      for (const sample of samples) target.push(sample);
    });
    model = emptyModel(game, UNITS);
    fit(model, all, FIT, dice);
    onRound({ round, positions: all.length, loss: lossOf(model, heldOut), learned: lossOf(model, all) });
  }
  return weightsFrom(game, model as Model, made);
}
