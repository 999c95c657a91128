/**
 * A bot's decision as a task for another thread or worker, so that a search never blocks a server or a page. The saved
 * match has hidden cards; the bot uses only determinizations for its seat.
 */
import { engineOf, type Game, type SavedMatch, type Seat, type State } from '@taisen/kernel';
import { BOT_ENGINE } from './publish.ts';

export interface BotTask {
  readonly match: SavedMatch;
  readonly seat: Seat;
  /** The name of any bot. */
  readonly level: string;
  readonly seed: number;
}

/** `game`: the rules of the match. A published version is played by the bots that were published with it. */
export function answerTask({ match: saved, seat, level, seed }: BotTask, game: Game<State>): number {
  const engine = engineOf(game);
  const match = engine.load(game, saved);
  if (match.decisionOf(seat) === null) throw new Error(`seat ${seat} has nothing to decide`);
  return (engine.bots ?? BOT_ENGINE).choose(match, seat, level, seed);
}
