export * from './clock.ts';
export * from './entry.ts';
export * from './table.ts';
export { mayTakeBack } from './takeback.ts';
