import type { Match, Seat, State } from '@taisen/kernel';

/** A bot gets the whole match, but must choose only from what its seat knows. */
export interface Bot {
  readonly name: string;
  /** The index of the chosen option in the seat's decision. */
  choose<S extends State>(match: Match<S>, seat: Seat): number;
}

/** Makes a bot. The same seed gives the same choices. */
export type BotMaker = (seed: number) => Bot;
