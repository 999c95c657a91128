import type { BotMaker } from './bot.ts';
import { greedy, greedyBy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

export type { Bot, BotMaker } from './bot.ts';
export { type SearchOptions, search } from './search/search.ts';
export { type Judge, judge, judgeBy, modelOf } from './value/judge.ts';
export * from './value/model.ts';
export { greedy, greedyBy, random };

/** All bots by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = {
  random,
  greedy,
  search: search({ name: 'search', iterations: 400, turns: 1, decisions: 40, exploration: 0.7 }),
};
