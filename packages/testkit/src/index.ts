export { labelOption, labelsOf } from '@taisen/positions';
export * from './checks.ts';
export * from './learning.ts';
export * from './random.ts';
export * from './rulebooks.ts';
export * from './rules.ts';
export * from './scenario.ts';
export { owesSourceTable } from './source-table.ts';
export * from './words.ts';
