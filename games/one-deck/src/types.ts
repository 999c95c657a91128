/** The types that are specific to this game: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';
import type { OdState } from './state.ts';

/** A card on the table by its place, because card ids are never sent to viewers. */
export interface PlaceFact {
  readonly zone: string;
  readonly at: number;
}

/** Public facts beside the cards. */
export interface OdFacts {
  readonly points: readonly number[];
  readonly cost: readonly number[];
  readonly phase: OdState['phase'];
  readonly starter: Seat;
  readonly contrary: boolean;
  /** The declared attack that is not resolved yet. */
  readonly attack: {
    readonly from: PlaceFact | null;
    readonly to: PlaceFact | null;
    readonly reflected: boolean;
  } | null;
  readonly chain: readonly {
    readonly seat: Seat;
    readonly ability: string;
    readonly target: PlaceFact | null;
    readonly answers: OdState['chain'][number]['answers'];
  }[];
}

/** Facts about a card, for every viewer who can see it. */
export interface OdCardFacts {
  readonly attack: number;
  readonly defence: number;
  readonly damage: number;
  readonly defending: boolean;
  readonly attacked: boolean;
  readonly fresh: boolean;
}

export interface OdTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: OdFacts;
  readonly cardFacts: OdCardFacts;
  readonly events: keyof typeof events;
  readonly values: 'attack';
  readonly playerValues: never;
}
