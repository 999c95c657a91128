/** Where a step began: what it takes to run it again. */
import type { State } from './state.ts';

/** The state where a step began, and how many answers came before. Where the match began, the setup says it all. */
interface Copy<S extends State> {
  readonly state: S | null;
  readonly answers: number;
}

export interface Checkpoint<S extends State> {
  /** The last copy, and how many steps later this is. */
  readonly copy: Copy<S>;
  readonly stepsAfterCopy: number;
  /** How many answers came before it, and how many events each viewer had been told. */
  readonly answers: number;
  readonly events: readonly number[];
}

export const NO_EVENTS: readonly number[] = [0, 0, 0];

/** Just before the step that begins in this state, or before the first of a match: the next mark needs no other copy. */
export const checkpointBefore = <S extends State>(state: S | null): Checkpoint<S> => ({
  copy: { state, answers: 0 },
  stepsAfterCopy: -1,
  answers: 0,
  events: NO_EVENTS,
});
