/** The tree of one search: what was tried, how often it could have been, and how it went for the searching seat. */

export class Node {
  visits = 0;
  /** Sum of results, 0 lost to 1 won. */
  total = 0;
  /** How often this move was possible when its parent was visited (worlds differ in what is possible). */
  available = 0;
  readonly children = new Map<string, Node>();
}

/** Upper confidence bound with availability: a move that was rarely possible is not punished for it. */
export function bound(child: Node, mine: boolean, exploration: number): number {
  const mean = child.total / child.visits;
  return (mine ? mean : 1 - mean) + exploration * Math.sqrt(Math.log(child.available) / child.visits);
}

/** Progressive widening: how many moves of a node are looked at after so many visits. */
export const width = (visits: number): number => 2 + 1.5 * Math.sqrt(visits);
