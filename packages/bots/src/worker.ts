/**
 * Bots behind a message port, so that a search never blocks a server or a page: a worker thread of Node and a web
 * worker of a browser alike. The saved match holds hidden cards; the bot uses only worlds drawn from its seat's view.
 */
import { type Game, Match, type SavedMatch, type Seat, type State } from '@taisen/kernel';
import { LEVELS } from './levels.ts';

export interface Ask {
  /** Comes back with the answer. */
  readonly id: number;
  readonly game: string;
  readonly saved: SavedMatch;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
}
export type Told = { readonly id: number; readonly option: number } | { readonly id: number; readonly error: string };

/** What `parentPort` of Node and `self` of a web worker have in common once messages are unwrapped. */
export interface Port {
  post(message: Told): void;
  listen(hear: (message: Ask) => void): void;
}

export function serve(port: Port, games: ReadonlyMap<string, Game<State>>): void {
  port.listen((message) => port.post(answerTo(message, games)));
}

export function answerTo(
  { id, game: name, saved, seat, level: wanted, seed }: Ask,
  games: ReadonlyMap<string, Game<State>>,
): Told {
  try {
    const game = games.get(name);
    const level = LEVELS.find((candidate) => candidate.id === wanted);
    if (game === undefined) throw new Error(`there is no game called "${name}"`);
    if (level === undefined) throw new Error(`there is no level called "${wanted}"`);
    const match = Match.load(game, saved);
    if (match.decisionOf(seat) === null) throw new Error(`seat ${seat} has nothing to decide`);
    return { id, option: level.make(seed).choose(match, seat) };
  } catch (error) {
    // Told to whoever asked: a worker that dies would leave them waiting.
    return { id, error: (error as Error).message };
  }
}
