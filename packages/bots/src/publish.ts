/** What the module of a published version of a game exports. See docs/decisions/0024. */
import { ENGINE, type EngineBots, type Game, type PublishedGame } from '@taisen/kernel';
import { BOTS } from './all.ts';
import { explain } from './search/bot.ts';

/** About a second, as for advice on a device. */
const ADVICE = { iterations: 300 };

export const BOT_ENGINE: EngineBots = {
  choose(match, seat, level, seed) {
    const make = BOTS[level];
    if (make === undefined)
      throw new Error(`there is no bot called "${level}"; there is ${Object.keys(BOTS).join(', ')}`);
    return make(seed).choose(match, seat);
  },
  advise: (match, seat) => explain(match, seat, ADVICE),
};

/** `index`: what the game's package exports. */
export function publish(index: Readonly<Record<string, unknown>>, ruleBook: PublishedGame['ruleBook']): PublishedGame {
  const game = Object.values(index).find(isGame);
  if (game === undefined) throw new Error('this package exports no game');
  return { game: { ...game, engine: { ...ENGINE, bots: BOT_ENGINE } }, ruleBook };
}

export const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'cards' in value && 'ruleset' in value;
