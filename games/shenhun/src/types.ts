/** The names and shapes that are this game's own: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { Keyword } from './keywords.ts';
import type { rulings } from './rulings.ts';
import type { CardNow } from './show.ts';

/** What everyone sees beside the cards. */
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
    /** Health that is taken away; a value of its own, because only then the unhurt may fall. */
    | 'frailty'
    | 'cost'
    | 'extensionCost'
    | 'attacks'
    | Keyword;
  readonly playerValues: 'extendsAny';
}
