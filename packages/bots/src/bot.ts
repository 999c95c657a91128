import type { Match, Seat, State } from '@taisen/kernel';

/** A player that is a program. It is given the match, and must choose from what its seat knows. */
export interface Bot {
  readonly name: string;
  /** The position of the chosen option in the list of the seat's decision. */
  choose<S extends State>(match: Match<S>, seat: Seat): number;
}

/** Makes a bot; the same seed makes the same choices. */
export type BotMaker = (seed: number) => Bot;
