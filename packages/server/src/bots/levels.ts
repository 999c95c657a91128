import { BOTS } from '@taisen/bots';

/** The bots that people can play against. */
export const LEVELS: readonly string[] = Object.keys(BOTS);
