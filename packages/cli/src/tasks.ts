/** The tasks that the long commands run in threads. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotMaker, strongest } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import {
  botFrom,
  findPeeks,
  type Habits,
  habitsIn,
  type Lesson,
  learnFrom,
  type NamedBot,
  type PeekReport,
  playPair,
  type Sample,
} from '@taisen/lab';
import { playBatchOf, tryBatchOf } from './studies.ts';
import type { Tasks } from './threads.ts';

/**
 * A bot by name, or `level5@FILE`: level 5 of another version, whose `packages/bots/src/index.ts` was bundled by
 * `scripts/bundle.mjs`.
 */
export async function botOf(named: NamedBot): Promise<BotMaker> {
  const [level, file] = named.name.split('@');
  if (level !== 'level5' || file === undefined) return botFrom(named);
  const other: { strongest: typeof strongest } = await import(pathToFileURL(resolve(file)).href);
  return other.strongest({ iterations: named.iterations });
}

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

export interface OneGame {
  readonly game: string;
  readonly bot: NamedBot;
  readonly seed: number;
}

export const TASKS = {
  batch: playBatchOf,
  tried: tryBatchOf,
  pair: async ({ game, bots: [a, b], seed }: Pair): Promise<number> =>
    playPair(gameNamed(game), [await botOf(a), await botOf(b)], seed),
  habits: async ({ game, bot, seed }: OneGame): Promise<Habits> => habitsIn(gameNamed(game), await botOf(bot), seed),
  lesson: (lesson: Lesson): Sample[] => learnFrom(gameNamed(lesson.game), lesson),
  peek: ({ game, bot: named, positions, seed }: Peeking): PeekReport =>
    findPeeks(gameNamed(game), botFrom(named), positions, seed),
} satisfies Tasks;
