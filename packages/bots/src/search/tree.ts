/** The tree of one search: what was tried, how often it could have been, and how it went for the searching seat. */

export class Node {
  visits = 0;
  /** The mean of the results, 0 lost to 1 won; before any, what is expected. */
  mean = 0.5;
  first = 0;
  /** How many results the expectation counts for. */
  private weight = 0;
  /** How often this move was possible when its parent was visited (worlds differ in what is possible). */
  available = 0;
  readonly children = new Map<string, Node>();

  static expecting(value: number, weight: number): Node {
    const node = new Node();
    node.mean = value;
    node.weight = weight;
    return node;
  }

  add(result: number): void {
    if (this.visits === 0) this.first = result;
    this.visits++;
    this.weight++;
    this.mean += (result - this.mean) / this.weight;
  }
}

/** Upper confidence bound with availability: a move that was rarely possible is not punished for it. */
export function bound({ mean, visits, available }: Node, mine: boolean, exploration: number): number {
  return (mine ? mean : 1 - mean) + exploration * Math.sqrt(Math.log(available + 1) / (visits + 1));
}

/** Progressive widening: how many moves of a node are looked at after so many visits. */
export const width = (visits: number): number => 3 + Math.sqrt(visits);
