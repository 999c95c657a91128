import type { BotMaker } from './bot.ts';
import { LEVELS } from './levels.ts';
import { greedy, learned } from './lookahead.ts';
import { random } from './random.ts';

export const BOTS: Readonly<Record<string, BotMaker>> = {
  random,
  greedy,
  learned,
  ...Object.fromEntries(LEVELS.map(({ id, make }) => [id, make])),
};
