/** The tasks that the long commands run in threads. */
import { type BotMaker, strongest } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { clairvoyant, findPeeks, type Lesson, learnFrom, type PeekReport, playPair, type Sample } from '@taisen/lab';
import { bot } from './options.ts';
import type { Tasks } from './threads.ts';

/**
 * A bot by name. Level 5 gets a number of iterations instead of a time limit, so that the same seed gives the same games
 * everywhere. The clairvoyant is available only here, to measure other bots and luck.
 */
export interface Named {
  readonly name: string;
  readonly iterations: number;
}
export const botFrom = ({ name, iterations }: Named): BotMaker =>
  name === 'level5' ? strongest({ iterations }) : name === 'clairvoyant' ? clairvoyant : bot(name);

export interface Pair {
  readonly game: string;
  readonly bots: readonly [Named, Named];
  readonly seed: number;
}
export interface Peeking {
  readonly game: string;
  readonly bot: Named;
  readonly positions: number;
  readonly seed: number;
}

export const TASKS = {
  pair: ({ game, bots: [a, b], seed }: Pair): number => playPair(gameNamed(game), [botFrom(a), botFrom(b)], seed),
  lesson: (lesson: Lesson): Sample[] => learnFrom(gameNamed(lesson.game), lesson),
  peek: ({ game, bot: named, positions, seed }: Peeking): PeekReport =>
    findPeeks(gameNamed(game), botFrom(named), positions, seed),
} satisfies Tasks;
