/** The types that are specific to this game: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { Keyword } from './keywords.ts';
import type { rulings } from './rulings.ts';
import type { CardNow } from './show.ts';

/** Public facts beside the cards. */
export interface ShFacts {
  readonly power: readonly number[];
  readonly phase: string;
  readonly coins: readonly number[];
  readonly starter: Seat;
  readonly domains: readonly number[];
  readonly deployed: number;
  readonly moves: number;
  readonly attacks: number;
}

export interface ShTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: ShFacts;
  readonly cardFacts: CardNow;
  readonly events: keyof typeof events;
  readonly values:
    | 'attack'
    | 'health'
    /** Reduced health. A value of its own, because only then can a card without damage be destroyed. */
    | 'frailty'
    | 'cost'
    /** Deaths that count for the cost (SH-1.5). */
    | 'deaths'
    | 'extensionCost'
    | 'attacks'
    /** Above 0, it attacks the deity past its characters, for this much power. */
    | 'pierce'
    | Keyword;
  readonly playerValues: /** May extend domains of any name (SH-7.5). */
    | 'extendsAny'
    /** The player's domain on the opponent's field counts for the player's own field as well. */
    | 'mirrored'
    /** Moves of the main fighter (SH-4.4). */
    | 'moves';
}
