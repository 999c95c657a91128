/** Learns the worth of counts and cards from self-play, in rounds: each round plays by what the last one learned. */
import { emptyModel, greedyBot, judgeBy, type Model, random, type Weights, weightsFrom } from '@taisen/bots';
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

/** One game to learn from. Without a model it is played at random: nothing is known yet. */
export interface Lesson {
  readonly game: string;
  readonly model: Model | null;
  readonly seed: number;
}

export function learnFrom<S extends State>(game: Game<S>, { model, seed }: Lesson): Sample[] {
  const maker = model === null ? random : greedyBot('learner', () => judgeBy(model));
  return selfPlay(game, seed, [maker(seed), maker(seed + 1e6)], model === null ? 0 : STRAYED);
}

/** Plays lessons and gives their samples in the same order: here, or on several cores. */
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
    // What random play teaches about good play is little.
    if (round === 1) all = [];
    const aside: Sample[] = [];
    const lessons = Array.from(
      { length: games },
      (_, i): Lesson => ({ game: game.id, model, seed: seed + round * games + i }),
    );
    let taken = 0;
    await play(lessons, (samples) => {
      const kept = taken++ % ASIDE === 0 ? aside : all;
      for (const sample of samples) kept.push(sample);
    });
    model = emptyModel(game, UNITS);
    fit(model, all, FIT, dice);
    onRound({ round, positions: all.length, loss: lossOf(model, aside), learned: lossOf(model, all) });
  }
  return weightsFrom(game, model as Model, made);
}
