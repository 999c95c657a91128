/** A bot that searches, and what it can say about its options. */
import { type Dice, diceFrom, type Match, type Seat, type State } from '@taisen/kernel';
import type { BotMaker } from '../bot.ts';
import { judge } from '../value/judge.ts';
import { type Candidate, Search, type SearchOptions } from './search.ts';

export interface Budget {
  readonly iterations: number;
  /** It stops earlier when so much time has passed; then the same seed need not make the same choice. */
  readonly milliseconds?: number;
}

/** The search of the strongest level. */
export const STRONG: SearchOptions = { judged: judge, turns: 2, tries: 6, exploration: 0.15, trust: 8 };

export const searcher =
  (name: string, options: SearchOptions, budget: Budget): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return {
      name,
      choose: (match, seat) => ranked(match, seat, dice, options, budget)[0]?.option ?? 0,
    };
  };

const SELDOM = 0.2;

/** The options that were tried, best first. */
function ranked<S extends State>(
  match: Match<S>,
  seat: Seat,
  dice: Dice,
  options: SearchOptions,
  { iterations, milliseconds = Number.POSITIVE_INFINITY }: Budget,
  seldom = SELDOM,
): readonly Candidate[] {
  if ((match.decisionOf(seat)?.options.length ?? 0) < 2) return [];
  const search = new Search(match, seat, dice, options);
  const until = performance.now() + milliseconds;
  if (search.candidates.length > 1)
    for (let i = 0; i < iterations && performance.now() < until; i++) if (!search.iterate()) break;
  // What was tried seldom looked bad, or was lucky.
  const most = Math.max(...search.candidates.map(({ node }) => node.visits));
  const tried = search.candidates.filter(({ node }) => node.visits >= most * seldom);
  return tried.sort((a, b) => b.node.mean - a.node.mean);
}

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
  const best = ranked(match, seat, diceFrom(seed), STRONG, { iterations }, 0);
  return best.slice(0, 3).map(({ option, node }) => ({ option, estimate: node.mean }));
}
