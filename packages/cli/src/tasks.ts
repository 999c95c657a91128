/** The tasks that the long commands run in threads. */
import { gameNamed } from '@taisen/games';
import {
  botFrom,
  findPeeks,
  type Lesson,
  learnFrom,
  type NamedBot,
  type PeekReport,
  playPair,
  type Sample,
} from '@taisen/lab';
import { playBatchOf } from './studies.ts';
import type { Tasks } from './threads.ts';

export interface Pair {
  readonly game: string;
  readonly bots: readonly [NamedBot, NamedBot];
  readonly seed: number;
}
export interface Peeking {
  readonly game: string;
  readonly bot: NamedBot;
  readonly positions: number;
  readonly seed: number;
}

export const TASKS = {
  batch: playBatchOf,
  pair: ({ game, bots: [a, b], seed }: Pair): number => playPair(gameNamed(game), [botFrom(a), botFrom(b)], seed),
  lesson: (lesson: Lesson): Sample[] => learnFrom(gameNamed(lesson.game), lesson),
  peek: ({ game, bot: named, positions, seed }: Peeking): PeekReport =>
    findPeeks(gameNamed(game), botFrom(named), positions, seed),
} satisfies Tasks;
