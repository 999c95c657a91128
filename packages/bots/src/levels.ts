/**
 * The five levels. They differ in how far they plan and in how sharply they choose; all of them see every option.
 */
import { diceFrom } from '@taisen/kernel';
import type { Bot, BotMaker } from './bot.ts';
import { APPRENTICE, CHICK, type Character, EXPERT, MASTER, REGULAR } from './characters.ts';
import { chooseAmong } from './choice.ts';
import { bestEvaluator, lookahead } from './lookahead.ts';
import { type Budget, STRONG, searcher } from './search/bot.ts';
import { type Impulse, type Plan, strengthsIn } from './strengths.ts';

export interface Level extends Character {
  readonly id: string;
  readonly make: BotMaker;
}

/** Chooses in each game by the strength that a level has there. */
const levelOf =
  <T>(name: string, strengthIn: (game: string) => T, maker: (name: string, strength: T) => BotMaker): BotMaker =>
  (seed) => {
    const bots = new Map<string, Bot>();
    return {
      name,
      choose: (match, seat) => {
        const { id } = match.game;
        const bot = bots.get(id) ?? maker(name, strengthIn(id))(seed);
        bots.set(id, bot);
        return bot.choose(match, seat);
      },
    };
  };

/** Looks at one move at a time, as if nothing more were done in the turn. */
const impulsive =
  (name: string, { sharpness, passes = 0 }: Impulse): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => {
        const { options, pass } = match.decisionOf(seat) ?? { options: [] };
        if (options.length < 2) return 0;
        const values = lookahead(match, seat, dice, bestEvaluator(match.game), 1);
        return chooseAmong(values, dice(100) < passes * 100 ? undefined : pass, sharpness, dice);
      },
    };
  };

/** Searches a little. */
const planning = (name: string, { turns, sharpness, ...budget }: Plan): BotMaker =>
  searcher(name, { ...STRONG, turns, preparingTrust: 1, doubt: 0.02, infers: false }, budget, sharpness);

/**
 * The longest search, in milliseconds: less than the shortest time that a bot seems to think (`thinkingTime`). How long
 * a search really takes depends on the hand, so nobody may see it.
 */
export const LONGEST_SEARCH = 600;
/** As many iterations as fit into that time. */
const MASTERS: Budget = { iterations: 100_000, milliseconds: LONGEST_SEARCH };

export const strongest = (budget: Budget): BotMaker => searcher('level5', STRONG, budget);

export const LEVELS: readonly Level[] = [
  { id: 'level1', ...CHICK, make: levelOf('level1', (game) => strengthsIn(game).level1, impulsive) },
  { id: 'level2', ...APPRENTICE, make: levelOf('level2', (game) => strengthsIn(game).level2, impulsive) },
  { id: 'level3', ...REGULAR, make: levelOf('level3', (game) => strengthsIn(game).level3, planning) },
  { id: 'level4', ...EXPERT, make: levelOf('level4', (game) => strengthsIn(game).level4, planning) },
  { id: 'level5', ...MASTER, make: strongest(MASTERS) },
];
