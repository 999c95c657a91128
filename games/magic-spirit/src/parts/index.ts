export { sequence } from '../clauses.ts';
export * from './auras.ts';
export * from './cards.ts';
export * from './damage.ts';
export { part, price } from './part.ts';
export * from './status.ts';
export * from './table.ts';
