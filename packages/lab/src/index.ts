export * from './arena.ts';
export { clairvoyant } from './clairvoyant.ts';
export * from './evolve.ts';
export * from './habits.ts';
export type { Sample } from './learn/fit.ts';
export { type Lesson, learnFrom, type Play, type Round, type Training, train } from './learn/train.ts';
export * from './no-peek.ts';
export * from './statistics.ts';
export * from './study/index.ts';
