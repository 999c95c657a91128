/** The names and shapes that are this game's own: a misspelt one does not compile. */
import type { ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';

/** What everyone sees beside the cards. */
export interface DuelFacts {
  readonly life: readonly number[];
  readonly energy: readonly number[];
}

/** What everyone who can read a card sees of its present state. */
export interface DuelCardFacts {
  readonly power: number;
  readonly attacked: boolean;
}

export interface DuelTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: DuelFacts;
  readonly cardFacts: DuelCardFacts;
  readonly events: keyof typeof events;
  /** The values that `cardValue` and `playerValue` compute. */
  readonly values: 'power';
  readonly playerValues: never;
}
