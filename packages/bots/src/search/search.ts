/**
 * Information-set Monte Carlo tree search: every iteration deals the hidden cards anew, goes down one tree that all
 * these worlds share, plays the rest of the turn and the reply to it quickly, and judges the table.
 *
 * The options of the decision itself are looked at first, once each: the best looking ones are tried first, those that
 * come to the same are tried as one, and each meets the same worlds as the others, so that luck favours none of them.
 */
import {
  type Decision,
  type Dice,
  type Match,
  type Option,
  opponent,
  type Seat,
  type State,
  Worlds,
} from '@taisen/kernel';
import { firstLook } from '../greedy.ts';
import type { Judge } from '../value/judge.ts';
import { optionKey } from './keys.ts';
import { asked, playTurn, stop } from './playing.ts';
import { bound, Node, width } from './tree.ts';
import { dealt } from './worlds.ts';

export interface SearchOptions {
  readonly judged: Judge;
  /** Turns played out from where the tree ends, this one among them; with 0 everyone stops there. */
  readonly turns: number;
  /** Options looked at in each decision of that. */
  readonly tries: number;
  readonly exploration: number;
  /** How many results the first look at an option is worth. */
  readonly trust: number;
}

export interface Candidate {
  readonly option: number;
  readonly node: Node;
}

export class Search<S extends State> {
  /** Best looking first. */
  readonly candidates: readonly Candidate[];
  private readonly match: Match<S>;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly options: SearchOptions;
  private readonly worlds: Worlds<S>;
  /** The worlds met so far; the n-th visit to a candidate is in the n-th. */
  private readonly met: Match<S>[] = [];
  private visits = 0;

  constructor(match: Match<S>, seat: Seat, dice: Dice, options: SearchOptions) {
    this.match = match;
    this.seat = seat;
    this.dice = dice;
    this.options = options;
    this.worlds = new Worlds(match, seat);
    const { trust } = options;
    this.candidates = distinct(match, seat, firstLook(match, seat, dice, options.judged)).map(({ option, value }) => ({
      option,
      node: Node.expecting(value, trust),
    }));
  }

  /** One more result for the most promising candidate; false where no world fits what was chosen in this step. */
  iterate(): boolean {
    const { node, option } = this.promising();
    const met = this.world(node.visits);
    if (met === null) return false;
    this.visits++;
    const world = met.fork();
    world.answer(this.seat, option);
    this.goDown(world, node);
    return true;
  }

  private promising(): Candidate {
    const { candidates, visits, options } = this;
    let best = candidates[0] as Candidate;
    let most = Number.NEGATIVE_INFINITY;
    const wide = Math.min(candidates.length, width(visits));
    for (let i = 0; i < wide; i++) {
      const candidate = candidates[i] as Candidate;
      candidate.node.available = visits;
      const value = bound(candidate.node, true, options.exploration);
      if (value > most) [best, most] = [candidate, value];
    }
    return best;
  }

  private world(n: number): Match<S> | null {
    while (this.met.length <= n) {
      const world = dealt(this.worlds, this.match, this.seat, this.dice);
      if (world === null) return null;
      this.met.push(world);
    }
    return this.met[n] as Match<S>;
  }

  private goDown(world: Match<S>, from: Node): void {
    const { turn } = this.match.state;
    const path: Node[] = [from];
    const movers: Seat[] = [];
    let node = from;
    while (node.visits > 0 && world.result === null && world.state.turn === turn) {
      const decision = asked(world);
      if (decision.options.length === 1) world.answer(decision.seat, 0);
      else {
        node = this.descend(world, node, decision);
        path.push(node);
        movers.push(decision.seat);
      }
    }
    backUp(path, movers, this.seat, this.judge(world));
  }

  /** Takes one move: an untried one while the node may still widen, else the most promising. */
  private descend(world: Match<S>, node: Node, { seat, options }: Decision): Node {
    const mine = seat === this.seat;
    let best: Node | null = null;
    let bestAt = 0;
    let bestBound = Number.NEGATIVE_INFINITY;
    let tried = 0;
    let untried = 0;
    let untriedAt = 0;
    let untriedKey = '';
    for (let i = 0; i < options.length; i++) {
      const key = optionKey(world.g, options[i] as Option);
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
    world.answer(seat, bestAt);
    return best;
  }

  private judge(world: Match<S>): number {
    const { judged, turns, tries } = this.options;
    const { turn } = this.match.state;
    if (turns === 0) stop(world, this.dice, turn);
    while (world.result === null && world.state.turn < turn + turns) playTurn(world, tries, judged, this.dice);
    return judged(world, this.seat);
  }
}

/** Options of the same kind that look the same to the last digit are the same move in another place: one is enough. */
function distinct<S extends State>(
  match: Match<S>,
  seat: Seat,
  looks: readonly number[],
): { option: number; value: number }[] {
  const options = match.decisionOf(seat)?.options ?? [];
  const seen = new Set<string>();
  return looks
    .map((value, option) => ({ value, option }))
    .filter(({ value, option }) => {
      const key = `${options[option]?.do} ${value}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => b.value - a.value);
}

/**
 * Results count for every move on the way. Where one looks worse to the player who decides than the first result did,
 * that player would have gone on as then: trying bad moves does not make the move before them bad.
 */
function backUp(path: readonly Node[], movers: readonly Seat[], seat: Seat, result: number): void {
  let value = result;
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i] as Node;
    const mover = movers[i] ?? opponent(seat);
    if (i < movers.length && node.visits > 0 && mover === seat) value = Math.max(value, Math.min(node.first, 1));
    node.add(value);
  }
}
