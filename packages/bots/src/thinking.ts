import type { Dice } from '@taisen/kernel';

/** What everyone at the table sees of a decision. */
export interface PublicFacts {
  readonly kind: string;
  /** The turn has just begun: people look longer then. */
  readonly begins: boolean;
  /** It is the turn of the player who decides. */
  readonly own: boolean;
}

/**
 * How long a bot seems to think, in milliseconds. It depends on nothing but what everyone sees and the dice: neither
 * the number of options nor the length of the search can tell what the bot holds.
 */
export function thinkingTime({ begins, own }: PublicFacts, dice: Dice): number {
  const usual = begins ? 1400 : own ? 900 : 700;
  return usual + dice(600);
}
