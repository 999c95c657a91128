/** The bot that searches, and its estimates for advice. */
import { type Dice, diceFrom, type Match, type Seat, type State } from '@taisen/kernel';
import type { BotMaker } from '../bot.ts';
import { chooseAmong } from '../choice.ts';
import { bestEvaluator } from '../lookahead.ts';
import { CHECK, isClear } from './clear.ts';
import { type Candidate, Search, type SearchOptions } from './search.ts';
import type { Node } from './tree.ts';
import { TreeReuse } from './tree-reuse.ts';

export interface Budget {
  readonly iterations: number;
  /** A time limit. With one, the same seed need not give the same choice. */
  readonly milliseconds?: number;
}

/**
 * The search of the strongest level. Seven turns, since evaluators are short-sighted: the value of a move shows only after
 * several turns. States are evaluated after turns of the searching player, as in the lookahead, since evaluators cannot
 * estimate the value of a turn that is about to begin.
 */
export const STRONG: SearchOptions = {
  evaluator: bestEvaluator,
  turns: 7,
  tries: 24,
  expandAfter: 8,
  exploration: 0.15,
  trust: 8,
  preparingTrust: 4,
  doubt: 0,
  infers: true,
};

/** A bot that searches, and chooses the best option or, with some sharpness, one of the better ones. */
export const searcher =
  (name: string, options: SearchOptions, budget: Budget, sharpness = Number.POSITIVE_INFINITY): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    const memory = new TreeReuse();
    return {
      name,
      choose: (match, seat) => {
        const { options: offered, pass } = match.decisionOf(seat) ?? { options: [] };
        if (offered.length < 2) return 0;
        const before = memory.recall(match, seat);
        const { candidates: all } = searched(match, seat, dice, options, budget, before);
        const own = match.state.active === seat;
        // In a phase one may still pass. So no turn ends before its last phase, however unlucky the results were.
        const candidates =
          own && all.some(({ entersPhase }) => entersPhase) ? all.filter(({ option }) => option !== pass) : all;
        const passes = candidates.findIndex(({ option }) => option === pass);
        const doubt = own ? options.doubt : 0;
        const leads = candidates.map(({ lead, option }) => (option === pass ? lead - doubt : lead));
        const chosen = candidates[chooseAmong(leads, passes < 0 ? undefined : passes, sharpness, dice)] as Candidate;
        memory.keep(match, chosen);
        return chosen.option;
      },
    };
  };

/** Searches until the choice is clear or the budget is used up. */
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
    for (let i = 0; i < iterations && performance.now() < until; i++)
      if (!search.iterate() || (i % CHECK === CHECK - 1 && isClear(search.candidates))) break;
  return search;
}

const bestFirst = <S extends State>({ candidates }: Search<S>): Candidate[] =>
  [...candidates].sort((a, b) => b.lead - a.lead);

export interface Explained {
  /** The index in the seat's decision. */
  readonly option: number;
  /** The chance to win with it, from 0 to 1, as far as the seat can know. */
  readonly estimate: number;
}

/** The three best options of a seat's decision, computed only from what that seat knows. */
export function explain<S extends State>(
  match: Match<S>,
  seat: Seat,
  { iterations, seed = 1 }: { readonly iterations: number; readonly seed?: number },
): Explained[] {
  return threeBest(searched(match, seat, diceFrom(seed), STRONG, { iterations }));
}

/** The three best options of a search that the caller has run. */
export const threeBest = <S extends State>(search: Search<S>): Explained[] =>
  bestFirst(search)
    .slice(0, 3)
    .map((candidate) => ({ option: candidate.option, estimate: search.estimate(candidate) }));
