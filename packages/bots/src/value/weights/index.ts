/** What `npm run taisen -- train GAME` has learned, by game. */
import type { Weights } from '../model.ts';

export const WEIGHTS: Readonly<Record<string, Weights>> = {};
