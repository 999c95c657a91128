/**
 * Information-set Monte Carlo tree search: every iteration deals the hidden cards anew, goes down one tree that all
 * these worlds share, plays the rest of the turn and some turns after it quickly, and judges the table on the way.
 *
 * The options of the decision itself are looked at first, once each: the best looking ones are tried first, and those
 * that come to the same are tried as one. What counts is by how much an option does better than the best looking one in
 * the same worlds, so that luck favours none of them and a look from nearer is not compared with one from further on.
 */
import {
  type Decision,
  Determinizer,
  type Dice,
  type Match,
  type Option,
  opponent,
  type Seat,
  type State,
} from '@taisen/kernel';
import { type EvaluatorFor, isSameTurn, lookahead } from '../lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { sampleFor } from './determinization.ts';
import { optionKey } from './keys.ts';
import { asked, rolloutTurn } from './rollout.ts';
import { bound, curiosity, Node, width } from './tree.ts';
import { recalled } from './tree-reuse.ts';

export interface SearchOptions {
  /** How a table is judged where a search ends, and each option on the way there. */
  readonly evaluator: EvaluatorFor;
  /** Turns played out from where the tree ends, this one among them; an odd number. */
  readonly turns: number;
  /** Visits before a move gets moves of its own in the tree. */
  readonly expandAfter: number;
  /** Options looked at in each decision of that. */
  readonly tries: number;
  readonly exploration: number;
  /** How many results the first look at an option is worth. */
  readonly trust: number;
}

export interface Candidate {
  readonly option: number;
  readonly node: Node;
  /** How it went, by world. */
  readonly results: number[];
  /** By how much it is better than the best looking option, from the first look and from all worlds that both met. */
  lead: number;
  /** How many results that was worth before there was one. */
  readonly trust: number;
}

export class Search<S extends State> {
  /** Best looking first. */
  readonly candidates: readonly Candidate[];
  private readonly match: Match<S>;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly options: SearchOptions;
  private readonly evaluate: Evaluator;
  private readonly determinizer: Determinizer<S>;
  /** The worlds met so far; the n-th visit to a candidate is in the n-th. */
  private readonly samples: Match<S>[] = [];
  private visits = 0;

  /** `before` is what an earlier search knows of the moves from here, if it does. */
  constructor(match: Match<S>, seat: Seat, dice: Dice, options: SearchOptions, before: Node | null = null) {
    this.match = match;
    this.seat = seat;
    this.dice = dice;
    this.options = options;
    this.evaluate = options.evaluator(match.game);
    this.determinizer = new Determinizer(match, seat);
    const looked = distinct(match, seat, lookahead(match, seat, dice, this.evaluate), options.trust);
    this.candidates = before === null ? looked : recalled(match, seat, looked, before);
  }

  /** One more result for the most promising candidate; false where no world fits what was chosen in this step. */
  iterate(): boolean {
    const [first] = this.candidates as [Candidate];
    const chosen = this.promising();
    const candidate = first.node.visits <= chosen.node.visits ? first : chosen;
    const { node, results } = candidate;
    const met = this.sample(node.visits);
    if (met === null) return false;
    this.visits++;
    const sample = met.fork();
    sample.answer(this.seat, candidate.option);
    results.push(this.simulate(sample, node));
    if (candidate !== first) {
      const n = results.length - 1;
      const better = (results[n] as number) - (first.results[n] as number);
      candidate.lead += (better - candidate.lead) / (candidate.trust + n + 1);
    }
    return true;
  }

  /** The chance to win with a candidate. */
  estimate({ lead }: Candidate): number {
    return Math.min(1, Math.max(0, (this.candidates[0] as Candidate).node.mean + lead));
  }

  private promising(): Candidate {
    const { candidates, visits, options } = this;
    let best = candidates[0] as Candidate;
    let most = Number.NEGATIVE_INFINITY;
    const wide = Math.min(candidates.length, width(visits));
    for (let i = 0; i < wide; i++) {
      const candidate = candidates[i] as Candidate;
      const value = candidate.lead + curiosity(candidate.node.visits, visits, options.exploration);
      if (value > most) [best, most] = [candidate, value];
    }
    return best;
  }

  private sample(n: number): Match<S> | null {
    while (this.samples.length <= n) {
      const sample = sampleFor(this.determinizer, this.match, this.seat, this.dice);
      if (sample === null) return null;
      this.samples.push(sample);
    }
    return this.samples[n] as Match<S>;
  }

  private simulate(sample: Match<S>, from: Node): number {
    const { turn } = this.match.state;
    const path: Node[] = [from];
    const movers: Seat[] = [];
    let node = from;
    while (node.visits >= this.options.expandAfter && isSameTurn(sample, turn)) {
      const decision = asked(sample);
      if (decision.options.length === 1) sample.answer(decision.seat, 0);
      else {
        node = this.descend(sample, node, decision);
        path.push(node);
        movers.push(decision.seat);
      }
    }
    return backUp(path, movers, this.seat, this.rollout(sample));
  }

  /** Takes one move: an untried one while the node may still widen, else the most promising. */
  private descend(sample: Match<S>, node: Node, { seat, options }: Decision): Node {
    const mine = seat === this.seat;
    let best: Node | null = null;
    let bestAt = 0;
    let bestBound = Number.NEGATIVE_INFINITY;
    let tried = 0;
    let untried = 0;
    let untriedAt = 0;
    let untriedKey = '';
    for (let i = 0; i < options.length; i++) {
      const key = optionKey(sample.g, options[i] as Option);
      const child = node.children.get(key);
      if (child === undefined) {
        // One of them at random, each as likely as the others.
        if (this.dice(++untried) === 0) [untriedAt, untriedKey] = [i, key];
        continue;
      }
      tried++;
      child.available++;
      const value = bound(child, mine, this.options.exploration);
      if (value > bestBound) [best, bestAt, bestBound] = [child, i, value];
    }
    if (best === null || (untried > 0 && tried < width(node.visits))) {
      best = new Node();
      best.available = 1;
      bestAt = untriedAt;
      node.children.set(untriedKey, best);
    }
    sample.answer(seat, bestAt);
    return best;
  }

  /**
   * How the table looks after this turn and every second one from there, on average: looks from near waver less, looks
   * from far know more.
   */
  private rollout(sample: Match<S>): number {
    const { evaluate } = this;
    const { turns, tries } = this.options;
    const { turn } = this.match.state;
    let sum = 0;
    let looks = 0;
    for (let next = turn + 1; next <= turn + turns; next++) {
      while (sample.result === null && sample.state.turn < next) rolloutTurn(sample, tries, evaluate, this.dice);
      if ((next - turn) % 2 === 0) continue;
      sum += evaluate(sample, this.seat);
      looks++;
    }
    return sum / looks;
  }
}

/** Options of the same kind that look the same to the last digit are the same move in another place: one is enough. */
function distinct<S extends State>(match: Match<S>, seat: Seat, looks: readonly number[], trust: number): Candidate[] {
  const options = match.decisionOf(seat)?.options ?? [];
  const best = Math.max(...looks);
  const seen = new Set<string>();
  return looks
    .map((look, option) => ({ option, node: new Node(), results: [], lead: look - best, trust }))
    .filter(({ option, lead }) => {
      const key = `${options[option]?.do} ${lead}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => b.lead - a.lead);
}

/**
 * Results count for every move on the way. Where one looks worse to the player who decides than the first result did,
 * that player would have gone on as then: trying bad moves does not make the move before them bad.
 */
function backUp(path: readonly Node[], movers: readonly Seat[], seat: Seat, result: number): number {
  let value = result;
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i] as Node;
    const mover = movers[i] ?? opponent(seat);
    if (i < movers.length && node.visits > 0 && mover === seat) value = Math.max(value, Math.min(node.first, 1));
    node.add(value);
  }
  return value;
}
