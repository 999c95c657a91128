/**
 * Reuses the subtree after the chosen move in the next search. Only across the bot's own move, since after a move of the
 * opponent the possible determinizations are different.
 */
import type { Match, Option, Seat, State } from '@taisen/kernel';
import { optionKey } from './keys.ts';
import type { Candidate } from './search.ts';
import type { Node } from './tree.ts';

interface Moved {
  readonly match: object;
  /** The number of answers before the move, its option, and its node in the tree. */
  readonly answers: number;
  readonly option: number;
  readonly node: Node;
}

export class TreeReuse {
  private moved: Moved | null = null;

  keep<S extends State>(match: Match<S>, { option, node }: Candidate): void {
    this.moved = { match, answers: match.history.length, option, node };
  }

  /** The node of the last move, if nothing else has happened in this match since. */
  recall<S extends State>(match: Match<S>, seat: Seat): Node | null {
    const { moved } = this;
    if (moved === null || moved.match !== match || moved.answers + 1 !== match.history.length) return null;
    const [by, option] = match.history[moved.answers] ?? [];
    return by === seat && option === moved.option ? moved.node : null;
  }
}

/** Adds the results of an earlier search to the candidates. They count like new results. */
export function recalled<S extends State>(
  match: Match<S>,
  seat: Seat,
  candidates: readonly Candidate[],
  before: Node,
): readonly Candidate[] {
  const options = match.decisionOf(seat)?.options ?? [];
  const nodeOf = ({ option }: Candidate) => before.children.get(optionKey(match.g, options[option] as Option));
  const first = nodeOf(candidates[0] as Candidate);
  if (first === undefined) return candidates;
  return candidates.map((candidate) => {
    const node = nodeOf(candidate);
    if (node === undefined || node === first) return candidate;
    const results = Math.min(node.visits, first.visits);
    const trust = candidate.trust + results;
    const lead = (candidate.lead * candidate.trust + (node.mean - first.mean) * results) / trust;
    return { ...candidate, lead, trust };
  });
}
