export * from './arena.ts';
export { type Round, type Training, train } from './learn/train.ts';
export * from './no-peek.ts';
export * from './simulate.ts';
export * from './statistics.ts';
