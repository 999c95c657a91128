/** How strong the weaker levels are in each game, measured so that each is clearly stronger than the one below. */
import type { Budget } from './search/bot.ts';

/** How a level chooses among the options that it has evaluated; see `chooseAmong`. */
export interface Impulse {
  readonly sharpness: number;
  /** At this share of its decisions, to pass is an option like any other. */
  readonly passes?: number;
}

/** A short search of this many turns. */
export interface Plan extends Budget {
  readonly sharpness: number;
  readonly turns: number;
}

export interface Strengths {
  readonly level1: Impulse;
  readonly level2: Impulse;
  readonly level3: Plan;
  readonly level4: Plan;
}

/** For a game without a row of its own. */
const USUAL: Strengths = {
  level1: { sharpness: 0.3, passes: 0.85 },
  level2: { sharpness: 0.8 },
  level3: { sharpness: 1.5, iterations: 6, turns: 3 },
  level4: { sharpness: 5, iterations: 16, turns: 5 },
};

const OWN: Readonly<Record<string, Partial<Strengths>>> = {
  // Nearly every move helps here: one that never passes and else chooses at random wins a third of its games against
  // the lookahead. So the first two levels prefer what looks worse.
  linkavel: {
    level1: { sharpness: -3, passes: 0.2 },
    level2: { sharpness: -1.6 },
    level3: { sharpness: 0.2, iterations: 4, turns: 3 },
    level4: { sharpness: 2, iterations: 8, turns: 3 },
  },
  'magic-spirit': { level4: { sharpness: 3, iterations: 8, turns: 3 } },
  holodelive: {
    level1: { sharpness: -0.5, passes: 0.85 },
    level2: { sharpness: 0.7 },
    level3: { sharpness: 1.5, iterations: 6, turns: 3 },
    level4: { sharpness: 3, iterations: 8, turns: 3 },
  },
  'one-deck': {
    level1: { sharpness: -0.3, passes: 0.5 },
    level2: { sharpness: 0.1 },
    level3: { sharpness: 0.9, iterations: 6, turns: 3 },
    level4: { sharpness: 2, iterations: 8, turns: 3 },
  },
  shenhun: {
    level2: { sharpness: 0.5 },
    level3: { sharpness: 1.2, iterations: 6, turns: 3 },
    level4: { sharpness: 2.4, iterations: 8, turns: 3 },
  },
};

export const strengthsIn = (game: string): Strengths => ({ ...USUAL, ...OWN[game] });
