/**
 * What a search found out about the moves after the one it chose: the next search begins with it. It remembers only
 * across its own move, since after anybody else's the worlds are others.
 */
import type { Match, Option, Seat, State } from '@taisen/kernel';
import { optionKey } from './keys.ts';
import type { Candidate } from './search.ts';
import type { Node } from './tree.ts';

interface Moved {
  readonly match: object;
  /** How many answers came before the move, which option it was, and what the tree has after it. */
  readonly answers: number;
  readonly option: number;
  readonly node: Node;
}

export class TreeReuse {
  private moved: Moved | null = null;

  keep<S extends State>(match: Match<S>, { option, node }: Candidate): void {
    this.moved = { match, answers: match.history.length, option, node };
  }

  /** What the tree has after the last move, where that is the last thing that happened in this match. */
  recall<S extends State>(match: Match<S>, seat: Seat): Node | null {
    const { moved } = this;
    if (moved === null || moved.match !== match || moved.answers + 1 !== match.history.length) return null;
    const [by, option] = match.history[moved.answers] ?? [];
    return by === seat && option === moved.option ? moved.node : null;
  }
}

/** Candidates with what their moves came to in an earlier search: its results count like those still to come. */
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
