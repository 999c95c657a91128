import type { Dice } from '@taisen/kernel';

/** The public facts of a decision. */
export interface PublicFacts {
  readonly kind: string;
  /** The turn has just begun, when people think longer. */
  readonly begins: boolean;
  /** It is the turn of the player who decides. */
  readonly own: boolean;
}

/**
 * How long a bot seems to think, in milliseconds. It depends only on public facts and the dice, so that it reveals nothing
 * about the bot's hand: neither the number of options nor the length of the search.
 */
export function thinkingTime({ begins, own }: PublicFacts, dice: Dice): number {
  const usual = begins ? 1400 : own ? 900 : 700;
  return usual + dice(600);
}
