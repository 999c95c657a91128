export * from './challenge.ts';
export * from './labels.ts';
export * from './lay.ts';
export * from './pattern.ts';
export * from './practice.ts';
export * from './spec.ts';
export * from './tutorial.ts';
export * from './write.ts';
