/**
 * Bots behind a message port, so that a search never blocks a server or a page: a worker thread of Node and a web
 * worker of a browser alike. The saved match holds hidden cards; the bot uses only worlds drawn from its seat's view.
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
/** What a worker is sent, and what it sends back. */
export interface BotRequest extends BotTask {
  /** Comes back with the answer. */
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
    // Told to whoever asked, with where it happened: a worker that dies would leave them waiting.
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
