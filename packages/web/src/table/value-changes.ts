/** Who is hurt or healed by an event: numbers that leave the thing that took them. */
import type { Seat, SeenEvent } from '@taisen/kernel';

export interface ValueChange {
  /** The card that took it, or else the player. */
  readonly card?: number;
  readonly seat?: Seat;
  /** Below zero is a loss. */
  readonly amount: number;
}

/** Events that take from or give to a player. What is paid is no wound, and not always paid in life. */
const PLAYER: Readonly<Record<string, 1 | -1>> = { damaged: -1, hit: -1, 'power-lost': -1, healed: 1 };
/** Events that take from or give to the card they name. */
const CARD: Readonly<Record<string, 1 | -1>> = { hurt: -1, mended: 1, grown: 1 };

export function valueChangeOf({ type, seat, card, amount }: SeenEvent): ValueChange | null {
  if (amount === undefined || amount === 0) return null;
  // Where players are never damaged themselves, `damaged` names the card that is.
  if (type === 'damaged' && seat === undefined && card !== undefined) return { card: card.id, amount: -amount };
  const onCard = CARD[type];
  if (onCard !== undefined && card !== undefined) return { card: card.id, amount: onCard * amount };
  const onPlayer = PLAYER[type];
  if (onPlayer !== undefined && seat !== undefined) return { seat, amount: onPlayer * amount };
  return null;
}
