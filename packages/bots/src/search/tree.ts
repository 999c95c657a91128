/** The tree of one search: what was tried, how often it could have been, and how it went for the searching seat. */

export class Node {
  visits = 0;
  /** The mean of the results, 0 lost to 1 won. */
  mean = 0.5;
  first = 0;
  /** How often this move was possible when its parent was visited (worlds differ in what is possible). */
  available = 0;
  readonly children = new Map<string, Node>();

  add(result: number): void {
    if (this.visits === 0) this.first = result;
    this.visits++;
    this.mean += (result - this.mean) / this.visits;
  }
}

/** Upper confidence bound with availability: a move that was rarely possible is not punished for it. */
export function bound({ mean, visits, available }: Node, mine: boolean, exploration: number): number {
  return (mine ? mean : 1 - mean) + curiosity(visits, available, exploration);
}

/** How much better a move may be than it seems after so many visits, of so many that it might have had. */
export const curiosity = (visits: number, available: number, exploration: number): number =>
  exploration * Math.sqrt(Math.log(available + 1) / (visits + 1));

/** Progressive widening: how many moves of a node are looked at after so many visits. */
export const width = (visits: number): number => 3 + Math.sqrt(visits);
