import type { Seat } from './types.ts';

/** A seat's choice, as the position in the list of options. */
export type Answer = readonly [seat: Seat, index: number];

const ANSWERS: readonly [Answer[], Answer[]] = [[], []];

/** Shared objects: every running match keeps its whole history in memory, and there are few different answers. */
export const answerOf = (seat: Seat, index: number): Answer => {
  ANSWERS[seat][index] ??= [seat, index];
  return ANSWERS[seat][index];
};
