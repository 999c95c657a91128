import type { SeenEvent } from './events.ts';
import type { DeckList } from './game.ts';
import type { State } from './state.ts';
import type { RuleId, Seat } from './types.ts';

/** A match after its end, as its onlookers saw it. */
export interface Told<S extends State = State> {
  readonly events: readonly SeenEvent[];
  readonly state: S;
  readonly winner: Seat | null;
  /** The rule that ended it. */
  readonly rule: RuleId;
  /** Of both players together. */
  readonly turns: number;
  readonly lists: readonly [DeckList, DeckList];
}

/** Something that a game is about and that should happen in its matches. For authors; players do not read it. */
export interface Idea<S extends State = State> {
  readonly id: string;
  /** What happens, as the end of "in a match, …". */
  readonly what: string;
  /** The share of matches between greedy bots in which it happens stays within these wide bounds. A test sees to it. */
  readonly between: readonly [low: number, high: number];
  /** Null if the match says nothing about it. */
  happens(told: Told<S>): boolean | null;
}
