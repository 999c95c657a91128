/** The names and shapes that are this game's own: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';

/** What everyone sees beside the cards. */
export interface LvFacts {
  readonly lp: readonly number[];
  readonly phase: string;
  readonly starter: Seat;
  readonly summons: number;
  readonly refreshes: readonly number[];
}

/** What everyone who can read a card sees of its present state. */
export interface LvCardFacts {
  readonly power: number;
  readonly attacks: number;
  readonly used: number;
  readonly negated: boolean;
}

export interface LvTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: LvFacts;
  readonly cardFacts: LvCardFacts;
  readonly events: keyof typeof events;
  readonly values: 'power' | 'attacks' | 'hidden' | 'guard' | 'direct' | 'battleProof' | 'effectProof' | 'costCount';
  readonly playerValues: 'battleDamage' | 'effectDamage';
}
