/**
 * Bots behind a message port, so that a search never blocks a server or a page. Works in worker threads of Node and in web
 * workers. The saved match has hidden cards; the bot uses only determinizations for its seat.
 */
import { type Game, Match, type SavedMatch, type Seat, type State } from '@taisen/kernel';
import { BOTS } from './all.ts';

export interface BotTask {
  readonly match: SavedMatch;
  readonly seat: Seat;
  /** The name of any bot. */
  readonly level: string;
  readonly seed: number;
}
export interface BotRequest extends BotTask {
  /** Repeated in the reply. */
  readonly id: number;
}
export type BotReply = { readonly id: number } & ({ readonly option: number } | { readonly error: string });

export function answerRequest(
  { id, match: saved, seat, level, seed }: BotRequest,
  games: ReadonlyMap<string, Game<State>>,
): BotReply {
  try {
    const game = games.get(saved.game);
    const make = BOTS[level];
    if (game === undefined) throw new Error(`there is no game called "${saved.game}"`);
    if (make === undefined)
      throw new Error(`there is no bot called "${level}"; there is ${Object.keys(BOTS).join(', ')}`);
    const match = Match.load(game, saved);
    if (match.decisionOf(seat) === null) throw new Error(`seat ${seat} has nothing to decide`);
    return { id, option: make(seed).choose(match, seat) };
  } catch (error) {
    // Sent back with its stack: if the worker died, the caller would wait forever.
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
