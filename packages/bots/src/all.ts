import type { BotMaker } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

/** All bots by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = {
  random,
  greedy,
  ...Object.fromEntries(LEVELS.map(({ id, make }) => [id, make])),
};
