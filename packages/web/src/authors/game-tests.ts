/** The tests of every game, listed when the app is built; loaded when somebody opens the page for authors. */
import loaders from 'virtual:games/tests';
import type { GameTests } from '../../build/tests/index.ts';
import { cached } from '../cached.ts';

const NONE: GameTests = { clauses: {}, rules: {}, failed: [] };

export const testsOf = cached(async (game): Promise<GameTests> => (await loaders[game]?.())?.default ?? NONE);
