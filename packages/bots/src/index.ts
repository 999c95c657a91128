import type { BotMaker } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, BotMaker } from './bot.ts';
export { greedy, random };

/** All bots by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = { random, greedy };
