/** Advice for a player: the strongest bot's search, and its estimates of the player's options. */
import { explain } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { Match, type SavedMatch, type Seat } from '@taisen/kernel';
import type { Advice } from '@taisen/table';

/** About a second, as for advice on a device. */
const SEARCH = { iterations: 300 };

export interface AdviceRequest {
  readonly id: number;
  readonly match: SavedMatch;
  readonly seat: Seat;
}
export type AdviceReply = { readonly id: number } & ({ readonly advice: Advice[] } | { readonly error: string });

export function adviceTo({ id, match: saved, seat }: AdviceRequest): AdviceReply {
  try {
    return { id, advice: explain(Match.load(gameNamed(saved.game), saved), seat, SEARCH) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
