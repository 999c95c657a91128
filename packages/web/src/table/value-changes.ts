/** What an event changes on the screen: a number of a card or of a player. The game says which of its events do so. */
import type { EventSpec, Game, Seat, SeenEvent } from '@taisen/kernel';

export interface ValueChange {
  /** The card whose value changed, or else the player. */
  readonly card?: number;
  readonly seat?: Seat;
  /** Negative for a loss. */
  readonly amount: number;
}

export type Events = Pick<Game, 'events'>;

/** Events of the kernel are not in the game's list. */
export const specOf = ({ events }: Events, type: string): EventSpec => events[type] ?? {};

export function valueChangeOf(game: Events, { type, seat, card, amount }: SeenEvent): ValueChange | null {
  if (amount === undefined || amount === 0) return null;
  const { loses, gains } = specOf(game, type);
  const change = loses === undefined ? amount : -amount;
  const subject = loses ?? gains;
  if (subject === 'card' && card !== undefined) return { card: card.id, amount: change };
  if (subject === 'player' && seat !== undefined) return { seat, amount: change };
  return null;
}
