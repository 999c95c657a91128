/** The types that are specific to this game: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';

/** Public facts beside the cards. */
export interface LvFacts {
  readonly lp: readonly number[];
  readonly phase: string;
  readonly starter: Seat;
  readonly summons: number;
  readonly refreshes: readonly number[];
}

/** Facts about a card, for every viewer who can see the card. */
export interface LvCardFacts {
  readonly power: number;
  readonly attacks: number;
  readonly used: number;
  readonly negated: boolean;
  readonly counters: number;
}

export interface LvTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: LvFacts;
  readonly cardFacts: LvCardFacts;
  readonly events: keyof typeof events;
  readonly values:
    | 'power'
    | 'attacks'
    | 'hidden'
    | 'guard'
    | 'direct'
    | 'battleProof'
    | 'effectProof'
    | 'costCount'
    | 'fromTrash';
  readonly playerValues: 'battleDamage' | 'effectDamage';
}
