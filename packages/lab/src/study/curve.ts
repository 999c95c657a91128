/** How a match stood at the beginning of each turn: the numbers of both players, and who was ahead. */
import type { Match, Seat, State } from '@taisen/kernel';
import type { Sum } from './counts.ts';

/** A comeback is a win after a turn at whose beginning the chance of the later winner was below this. */
const BEHIND = 0.25;
const LOG_ODDS_BEHIND = Math.log(BEHIND / (1 - BEHIND));
/** Later turns are left out: few games have them. */
const TURNS = 40;

export class Curve {
  /** By turn: the facts that both players have. */
  private readonly turns: [turn: number, facts: [name: string, values: readonly number[]][]][] = [];
  /** The lowest log odds of each seat. */
  private readonly lowest = [0, 0];

  turn(match: Match<State>): void {
    const { g, state } = match;
    if (state.turn > 0 && state.turn <= TURNS) {
      const facts = Object.entries(match.game.publicFacts(g)).filter(([, value]) => isPair(value));
      this.turns.push([state.turn, facts.map(([name, value]) => [name, [...(value as number[])]])]);
    }
    const { evaluate } = match.game;
    if (evaluate === undefined) return;
    // Each seat judges by what it knows; half of the difference takes both into account.
    const ahead = (evaluate(g, 0) - evaluate(g, 1)) / 2;
    this.lowest[0] = Math.min(this.lowest[0] as number, ahead);
    this.lowest[1] = Math.min(this.lowest[1] as number, -ahead);
  }

  isComeback = (winner: Seat | null): boolean => winner !== null && (this.lowest[winner] as number) < LOG_ODDS_BEHIND;

  /** Sums by fact, turn and starting player. */
  count(sum: Sum, starter: Seat): void {
    for (const [turn, facts] of this.turns) {
      for (const [name, values] of facts) {
        sum.add(`fact/${name}/${turn}/games`);
        sum.add(`fact/${name}/${turn}/starter`, values[starter] as number);
        sum.add(`fact/${name}/${turn}/other`, values[1 - starter] as number);
      }
    }
  }
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isSafeInteger(each));
