export * from './clock.ts';
export * from './entry.ts';
export type * from './environment.ts';
export * from './host.ts';
export { replayFrom, replayTable } from './replay.ts';
export * from './series.ts';
export * from './table.ts';
export { ViewerStream } from './viewer-stream.ts';
