/** The answer that does the least: for a player whose time has run out, and for the other decisions of a forecast. */
import type { Decision } from './types.ts';

/** The option that does nothing. Where one must act, the last one. */
export const defaultAnswer = ({ pass, options }: Decision): number => pass ?? options.length - 1;
