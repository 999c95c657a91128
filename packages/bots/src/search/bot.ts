/** A bot that searches, and what it can say about its options. */
import { type Dice, diceFrom, type Match, type Seat, type State } from '@taisen/kernel';
import type { BotMaker } from '../bot.ts';
import { bestEvaluator } from '../lookahead.ts';
import { type Candidate, Search, type SearchOptions } from './search.ts';
import type { Node } from './tree.ts';
import { TreeReuse } from './tree-reuse.ts';

export interface Budget {
  readonly iterations: number;
  /** It stops earlier when so much time has passed; then the same seed need not make the same choice. */
  readonly milliseconds?: number;
}

/**
 * The search of the strongest level. Seven turns, since no judgement sees far: what a move is worth shows when both
 * have moved on for a while. Tables are judged when the searching player has just moved, as at the first look, and not
 * before a turn of its own whose worth no judgement knows.
 */
export const STRONG: SearchOptions = {
  evaluator: bestEvaluator,
  turns: 7,
  tries: 24,
  expandAfter: 8,
  exploration: 0.15,
  trust: 8,
};

export const searcher =
  (name: string, options: SearchOptions, budget: Budget): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    const memory = new TreeReuse();
    return {
      name,
      choose: (match, seat) => {
        if ((match.decisionOf(seat)?.options.length ?? 0) < 2) return 0;
        const before = memory.recall(match, seat);
        const [best] = bestFirst(searched(match, seat, dice, options, budget, before)) as [Candidate];
        memory.keep(match, best);
        return best.option;
      },
    };
  };

/** A search to the end of its budget. */
function searched<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  options: SearchOptions,
  { iterations, milliseconds = Number.POSITIVE_INFINITY }: Budget,
  before: Node | null = null,
): Search<S> {
  const until = performance.now() + milliseconds;
  const search = new Search(match, seat, dice, options, before);
  if (search.candidates.length > 1)
    for (let i = 0; i < iterations && performance.now() < until; i++) if (!search.iterate()) break;
  return search;
}

const bestFirst = <S extends State>({ candidates }: Search<S>): Candidate[] =>
  [...candidates].sort((a, b) => b.lead - a.lead);

export interface Explained {
  /** The position in the list of the seat's decision. */
  readonly option: number;
  /** The chance to win with it, 0 to 1, as far as the seat can know. */
  readonly estimate: number;
}

/** "Why?": the three best options of a seat's decision, from what that seat knows alone. */
export function explain<S extends State>(
  match: Match<S>,
  seat: Seat,
  { iterations, seed = 1 }: { readonly iterations: number; readonly seed?: number },
): Explained[] {
  return threeBest(searched(match, seat, diceFrom(seed), STRONG, { iterations }));
}

/** The same of a search that somebody else has led as far as there was time. */
export const threeBest = <S extends State>(search: Search<S>): Explained[] =>
  bestFirst(search)
    .slice(0, 3)
    .map((candidate) => ({ option: candidate.option, estimate: search.estimate(candidate) }));
