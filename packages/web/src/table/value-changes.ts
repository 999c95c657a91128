/** The change of a value by an event: damage to or healing of a card or a player. */
import type { Seat, SeenEvent } from '@taisen/kernel';

export interface ValueChange {
  /** The card whose value changed, or else the player. */
  readonly card?: number;
  readonly seat?: Seat;
  /** Negative for a loss. */
  readonly amount: number;
}

/** Events that change a player's life. Costs are not included: they are not always paid in life. */
const PLAYER: Readonly<Record<string, 1 | -1>> = { damaged: -1, hit: -1, 'power-lost': -1, healed: 1 };
/** Events that change a value of their card. */
const CARD: Readonly<Record<string, 1 | -1>> = { hurt: -1, mended: 1, grown: 1 };

export function valueChangeOf({ type, seat, card, amount }: SeenEvent): ValueChange | null {
  if (amount === undefined || amount === 0) return null;
  // In games in which players take no damage, `damaged` is about a card.
  if (type === 'damaged' && seat === undefined && card !== undefined) return { card: card.id, amount: -amount };
  const onCard = CARD[type];
  if (onCard !== undefined && card !== undefined) return { card: card.id, amount: onCard * amount };
  const onPlayer = PLAYER[type];
  if (onPlayer !== undefined && seat !== undefined) return { seat, amount: onPlayer * amount };
  return null;
}
