/**
 * Information-set Monte Carlo tree search: every iteration deals the hidden cards anew, goes down one tree that all
 * these worlds share, plays on at random for a while and judges the table.
 */
import {
  createRng,
  type Decision,
  type Dice,
  diceFrom,
  type Match,
  type Seat,
  type State,
  Worlds,
} from '@taisen/kernel';
import type { BotMaker } from '../bot.ts';
import { optionKey } from './keys.ts';
import { bound, Node, width } from './tree.ts';

export interface SearchOptions {
  readonly name: string;
  readonly iterations: number;
  /** Turns played on at random before the table is judged, and the most decisions that may take. */
  readonly turns: number;
  readonly decisions: number;
  readonly exploration: number;
}

export const search =
  (options: SearchOptions): BotMaker =>
  (seed) => {
    const dice = diceFrom(seed);
    return { name: options.name, choose: (match, seat) => new Search(match, seat, dice, options).best() };
  };

class Search<S extends State> {
  private readonly match: Match<S>;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly options: SearchOptions;
  private readonly root = new Node();
  /** The table as it is, and how far from that the judged ones are: results are relative to both. */
  private readonly start: number;
  private squares = 0;
  private judged = 0;

  constructor(match: Match<S>, seat: Seat, dice: Dice, options: SearchOptions) {
    this.match = match;
    this.seat = seat;
    this.dice = dice;
    this.options = options;
    this.start = match.game.evaluate(match.g, seat);
  }

  best(): number {
    const { match, seat, root, dice } = this;
    const options = match.decisionOf(seat)?.options ?? [];
    if (options.length < 2) return 0;
    const worlds = new Worlds(match, seat);
    for (let i = 0; i < this.options.iterations; i++) {
      const world = worlds.next(dice, { keep: false });
      if (world === null) continue;
      world.state.rng = createRng(`search ${dice(2 ** 31)}`);
      this.iterate(world);
    }
    let best = 0;
    let most = -1;
    options.forEach((option, i) => {
      const visits = root.children.get(optionKey(match.g, option))?.visits ?? 0;
      if (visits > most) [best, most] = [i, visits];
    });
    return best;
  }

  private iterate(world: Match<S>): void {
    const path = [this.root];
    let node: Node | null = this.root;
    while (node !== null && world.result === null) {
      const decision = asked(world);
      if (decision.options.length === 1) world.answer(decision.seat, 0);
      else {
        const before: Node = node;
        const next: Node = this.descend(world, before, decision);
        path.push(next);
        // A move seen for the first time is where the random part begins.
        node = next.visits === 0 ? null : next;
      }
    }
    const result = this.playOn(world);
    for (const visited of path) {
      visited.visits++;
      visited.total += result;
    }
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
      const key = optionKey(world.g, options[i] as Decision['options'][number]);
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

  /** Random play for a while, then a judgement between 0 and 1. */
  private playOn(world: Match<S>): number {
    const last = this.match.state.turn + this.options.turns;
    for (let i = 0; i < this.options.decisions && world.result === null && world.state.turn <= last; i++) {
      const { seat, options } = asked(world);
      world.answer(seat, this.dice(options.length));
    }
    if (world.result !== null) return world.result.winner === null ? 0.5 : world.result.winner === this.seat ? 1 : 0;
    const gain = world.game.evaluate(world.g, this.seat) - this.start;
    this.squares += gain * gain;
    this.judged++;
    return 1 / (1 + Math.exp(-gain / Math.sqrt(this.squares / this.judged + 1e-9)));
  }
}

/** The decision that waits; of several at once, the first. */
const asked = <S extends State>(world: Match<S>): Decision =>
  world.pending.length === 1
    ? (world.pending[0] as Decision)
    : (world.decisionOf(world.waitingFor[0] as Seat) as Decision);
