import type { Seat } from './types.ts';

/** A seat's choice, as the position in the list of options. */
export type Answer = readonly [seat: Seat, index: number];

const ANSWERS: readonly [Answer[], Answer[]] = [[], []];

/** Every match has its history in memory as long as it goes on, and there are few answers that differ: each is there once. */
export const answerOf = (seat: Seat, index: number): Answer => {
  ANSWERS[seat][index] ??= [seat, index];
  return ANSWERS[seat][index];
};
