/** "What would a bot do?": one search of the strongest kind, and what it found out about a seat's options. */
import { explain } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { Match, type SavedMatch, type Seat } from '@taisen/kernel';
import type { Advice } from '@taisen/table';

/** As on a device: about a second. */
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
