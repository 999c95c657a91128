/**
 * Information-set Monte Carlo tree search: every iteration takes a determinization, descends one tree that all of them
 * share, plays the rest of the turn and some turns after it as a rollout, and evaluates the states on the way.
 *
 * A lookahead first tries each option of the decision once. Options with the best values are searched first, and those
 * with equal results as one. An option is rated by how much better it does than the first one in the same
 * determinizations, so that luck favours none and values at different depths are not compared.
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
import { Inference } from './inference.ts';
import { optionKey } from './keys.ts';
import { asked, rolloutTurn } from './rollout.ts';
import { bound, explorationBonus, Node, width } from './tree.ts';
import { recalled } from './tree-reuse.ts';

export interface SearchOptions {
  /** Evaluates states during and after rollouts, and options in the lookahead. */
  readonly evaluator: EvaluatorFor;
  /** The turns of a rollout, including the current one; an odd number. */
  readonly turns: number;
  /** The visits of a node before it gets children. */
  readonly expandAfter: number;
  /** The options to try at each decision of a rollout. */
  readonly tries: number;
  readonly exploration: number;
  /** How many results the lookahead of an option counts for. */
  readonly trust: number;
  /** The same for an option that looks no better than to pass: it may prepare another one, which the lookahead misses. */
  readonly preparingTrust: number;
  /** In doubt it acts: in its own turn, to pass must be better by this chance to win. */
  readonly doubt: number;
  /** Whether determinizations fit what the opponent did. */
  readonly infers: boolean;
}

export interface Candidate {
  readonly option: number;
  readonly node: Node;
  /** In the lookahead it is exactly as good as to pass, and it plays no card: it leads into a phase. */
  readonly entersPhase: boolean;
  /** By determinization. */
  readonly results: number[];
  /** How much better it is than the first candidate, from the lookahead and from all common determinizations. */
  lead: number;
  /** How many results the initial lead counts for. */
  readonly trust: number;
  /** The squares of the differences from the first candidate, added up. */
  squares: number;
}

/** How many determinizations to try for one that fits what the opponent did. */
const LIKELY_TRIES = 4;
/** A rollout forks at every decision, but seldom inside a step: only there a checkpoint is needed. */
const PLAYED_ON = { spacing: Number.POSITIVE_INFINITY };
/** The precision of a chance for the dice. */
const FINE = 1 << 20;

export class Search<S extends State> {
  /** Sorted by the values of the lookahead, best first. */
  readonly candidates: readonly Candidate[];
  private readonly match: Match<S>;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly options: SearchOptions;
  private readonly evaluate: Evaluator;
  private readonly determinizer: Determinizer<S>;
  /** The determinizations so far. The n-th visit to a candidate uses the n-th. */
  private readonly samples: Match<S>[] = [];
  private readonly inference: Inference<S> | null;
  private visits = 0;

  /** `before` is the node of this decision in an earlier search, if any. */
  constructor(match: Match<S>, seat: Seat, dice: Dice, options: SearchOptions, before: Node | null = null) {
    this.match = match;
    this.seat = seat;
    this.dice = dice;
    this.options = options;
    this.evaluate = options.evaluator(match.game);
    this.determinizer = new Determinizer(match, seat);
    this.inference = options.infers ? new Inference(match, seat, this.evaluate, dice) : null;
    const candidates = distinct(match, seat, lookahead(match, seat, dice, this.evaluate), options);
    this.candidates = before === null ? candidates : recalled(match, seat, candidates, before);
  }

  /** Adds a result for the most promising candidate; false if no determinization fits the answers of this step. */
  iterate(): boolean {
    const [first] = this.candidates as [Candidate];
    const chosen = this.promising();
    const candidate = first.node.visits <= chosen.node.visits ? first : chosen;
    const { node, results } = candidate;
    const determinization = this.sample(node.visits);
    if (determinization === null) return false;
    this.visits++;
    const sample = determinization.fork(PLAYED_ON);
    sample.answer(this.seat, candidate.option);
    results.push(this.simulate(sample, node));
    if (candidate !== first) {
      const n = results.length - 1;
      const better = (results[n] as number) - (first.results[n] as number);
      candidate.lead += (better - candidate.lead) / (candidate.trust + n + 1);
      candidate.squares += better * better;
    }
    return true;
  }

  /** The estimated chance to win with a candidate. */
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
      const value = candidate.lead + explorationBonus(candidate.node.visits, visits, options.exploration);
      if (value > most) [best, most] = [candidate, value];
    }
    return best;
  }

  private sample(n: number): Match<S> | null {
    while (this.samples.length <= n) {
      const sample = this.likelySample();
      if (sample === null) return null;
      this.samples.push(sample);
    }
    return this.samples[n] as Match<S>;
  }

  /** A determinization: the better it fits what the opponent did, the more likely. */
  private likelySample(): Match<S> | null {
    const { determinizer, match, seat, dice, inference } = this;
    let sample = sampleFor(determinizer, match, seat, dice);
    if (inference === null) return sample;
    for (let i = 1; i < LIKELY_TRIES && sample !== null && dice(FINE) >= inference.likelihood(sample) * FINE; i++)
      sample = sampleFor(determinizer, match, seat, dice);
    return sample;
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

  /** Plays one move: an untried one while the node may still widen, else the most promising. */
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
        // Chooses uniformly among the untried ones.
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
   * The average value after this turn and every second one after it: early values vary less, late values include more
   * consequences.
   */
  private rollout(sample: Match<S>): number {
    const { evaluate } = this;
    const { turns, tries } = this.options;
    const { turn } = this.match.state;
    let sum = 0;
    let evaluated = 0;
    for (let next = turn + 1; next <= turn + turns; next++) {
      while (sample.result === null && sample.state.turn < next) rolloutTurn(sample, tries, evaluate, this.dice);
      if ((next - turn) % 2 === 0) continue;
      sum += evaluate(sample, this.seat);
      evaluated++;
    }
    return sum / evaluated;
  }
}

/** Options of the same kind with exactly the same value are the same move in another place, so one is enough. */
function distinct<S extends State>(
  match: Match<S>,
  seat: Seat,
  values: readonly number[],
  { trust, preparingTrust }: SearchOptions,
): Candidate[] {
  const { options, pass = -1 } = match.decisionOf(seat) ?? { options: [] };
  const best = Math.max(...values);
  const seen = new Set<string>();
  const trustIn = (option: number) =>
    option !== pass && (values[option] as number) <= (values[pass] ?? Number.NEGATIVE_INFINITY)
      ? preparingTrust
      : trust;
  return values
    .map((value, option) => ({
      option,
      node: new Node(),
      entersPhase: option !== pass && options[option]?.card === undefined && value === values[pass],
      results: [],
      lead: value - best,
      trust: trustIn(option),
      squares: 0,
    }))
    .filter(({ option, lead }) => {
      const key = `${options[option]?.do} ${lead}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => b.lead - a.lead);
}

/**
 * Adds a result to every node of the path. If it is worse for the searching player than the first result of the node, the
 * first result counts, since the player would repeat that move: trying bad moves does not make the move before them bad.
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
