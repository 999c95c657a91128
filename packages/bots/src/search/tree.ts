/**
 * The tree of a search: the moves that were tried, how often they were possible, and their results for the searching
 * seat.
 */

export class Node {
  visits = 0;
  /** The mean of the results, from 0 (lost) to 1 (won). */
  mean = 0.5;
  first = 0;
  /** How often this move was possible when its parent was visited, since determinizations differ in that. */
  available = 0;
  readonly children = new Map<string, Node>();

  add(result: number): void {
    if (this.visits === 0) this.first = result;
    this.visits++;
    this.mean += (result - this.mean) / this.visits;
  }
}

/** Upper confidence bound with availability, so that rarely possible moves are not penalized. */
export function bound({ mean, visits, available }: Node, mine: boolean, exploration: number): number {
  return (mine ? mean : 1 - mean) + explorationBonus(visits, available, exploration);
}

/** The exploration term of the upper confidence bound. */
export const explorationBonus = (visits: number, available: number, exploration: number): number =>
  exploration * Math.sqrt(Math.log(available + 1) / (visits + 1));

/** Progressive widening: the number of children that a node may have after `visits`. */
export const width = (visits: number): number => 3 + Math.sqrt(visits);
