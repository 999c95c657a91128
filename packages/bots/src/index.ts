import type { BotMaker } from './bot.ts';
import { greedy, greedyBy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

export type { Bot, BotMaker } from './bot.ts';
export { LEVELS, type Level, strongest } from './levels.ts';
export { type Budget, type Explained, explain, STRONG, searcher } from './search/bot.ts';
export { Search, type SearchOptions } from './search/search.ts';
export { type PublicFacts, thinkingTime } from './thinking.ts';
export { type Judge, judge, judgeBy, modelOf } from './value/judge.ts';
export * from './value/model.ts';
export { type Ask, answerTo, type Port, serve, type Told } from './worker.ts';
export { greedy, greedyBy, random };

/** All bots by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = {
  random,
  greedy,
  ...Object.fromEntries(LEVELS.map(({ id, make }) => [id, make])),
};
