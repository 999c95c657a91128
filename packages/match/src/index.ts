export * from './clock.ts';
export * from './entry.ts';
export { Feed } from './feed.ts';
export * from './host.ts';
export { mildest } from './mild.ts';
export { foresee, whyNot } from './questions.ts';
export { replayTable } from './replay.ts';
export * from './table.ts';
export { mayTakeBack } from './takeback.ts';
