/** The types that are specific to this game: see `GameTypes`. */
import type { ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';
import type { HlCard, HlState } from './state.ts';

/** Public facts beside the cards. */
export interface HlFacts {
  readonly phase: string;
  readonly round: number;
  readonly wins: readonly number[];
  readonly ready: HlState['ready'];
  readonly played: HlState['played'];
  /** For each player, the rank of the face-up cards of the unit. */
  readonly ranks: readonly [string, string];
}

/** Facts about a card, for every viewer who can see it. */
export interface HlCardFacts {
  readonly icons: number;
  readonly suits: number;
  readonly used: HlCard['used'];
  readonly untouchable: boolean;
}

export interface HlTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: HlFacts;
  readonly cardFacts: HlCardFacts;
  readonly events: keyof typeof events;
  readonly values: 'icons' | 'returns' | 'suits' | 'untouchable';
  readonly playerValues:
    | 'backstageClosed'
    | 'draws'
    | 'duoDrowned'
    | 'guestsSafe'
    | 'rank'
    | 'readyAhead'
    | 'reversed'
    | 'stageClosed';
}
