export * from './clock.ts';
export * from './entry.ts';
export { Feed } from './feed.ts';
export * from './host.ts';
export { replayFrom, replayTable } from './replay.ts';
export type * from './surroundings.ts';
export * from './table.ts';
export { mayTakeBack } from './takeback.ts';
