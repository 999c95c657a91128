/**
 * The five levels. They differ in how far they plan and in how sharply they choose; all of them see every option.
 */
import { diceFrom } from '@taisen/kernel';
import type { BotMaker } from './bot.ts';
import { APPRENTICE, CHICK, type Character, EXPERT, MASTER, REGULAR } from './characters.ts';
import { chooseAmong } from './choice.ts';
import { bestEvaluator, lookahead } from './lookahead.ts';
import { type Budget, STRONG, searcher } from './search/bot.ts';

export interface Level extends Character {
  readonly id: string;
  readonly make: BotMaker;
}

/** How a level chooses among the options that it has evaluated; see `chooseAmong`. */
interface Choice {
  readonly temperature: number;
  /** At this share of its decisions, to pass is an option like any other. */
  readonly passes?: number;
}

/** Looks at one move at a time, as if nothing more were done in the turn. */
const impulsive =
  (name: string, { temperature, passes = 0 }: Choice): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => {
        const { options, pass } = match.decisionOf(seat) ?? { options: [] };
        if (options.length < 2) return 0;
        const values = lookahead(match, seat, dice, bestEvaluator(match.game), 1);
        return chooseAmong(values, dice(100) < passes * 100 ? undefined : pass, temperature, dice);
      },
    };
  };

/** Searches a few moves, up to this turn. */
const planning = (name: string, turns: number, iterations: number, temperature: number): BotMaker =>
  searcher(name, { ...STRONG, turns, infers: false }, { iterations }, temperature);

/**
 * The longest search, in milliseconds: less than the shortest time that a bot seems to think (`thinkingTime`). How long
 * a search really takes depends on the hand, so nobody may see it.
 */
export const LONGEST_SEARCH = 600;
/** As many iterations as fit into that time. */
const MASTERS: Budget = { iterations: 100_000, milliseconds: LONGEST_SEARCH };

export const strongest = (budget: Budget): BotMaker => searcher('level5', STRONG, budget);

export const LEVELS: readonly Level[] = [
  { id: 'level1', ...CHICK, make: impulsive('level1', { temperature: 3.5, passes: 0.85 }) },
  { id: 'level2', ...APPRENTICE, make: impulsive('level2', { temperature: 0.8 }) },
  { id: 'level3', ...REGULAR, make: planning('level3', 3, 8, 0.4) },
  { id: 'level4', ...EXPERT, make: planning('level4', 5, 16, 0.15) },
  { id: 'level5', ...MASTER, make: strongest(MASTERS) },
];
