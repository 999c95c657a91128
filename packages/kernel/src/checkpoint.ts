/** A checkpoint is where a step began: everything that is needed to run it again. */
import type { State } from './state.ts';

/** A copy of the state where a step began, and how many answers came before it. Null stands for the start of the match. */
interface Copy<S extends State> {
  readonly state: S | null;
  readonly answers: number;
}

export interface Checkpoint<S extends State> {
  /** The last copy, and how many steps later this checkpoint is. */
  readonly copy: Copy<S>;
  readonly stepsAfterCopy: number;
  /** How many answers came before it, and how many events each viewer had seen. */
  readonly answers: number;
  readonly events: readonly number[];
}

export const NO_EVENTS: readonly number[] = [0, 0, 0];

/** Just before the step that begins in this state, or before the first step: the next checkpoint needs no new copy. */
export const checkpointBefore = <S extends State>(state: S | null): Checkpoint<S> => ({
  copy: { state, answers: 0 },
  stepsAfterCopy: -1,
  answers: 0,
  events: NO_EVENTS,
});
