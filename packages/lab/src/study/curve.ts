/** How matches stood at the beginning of each turn: the numbers of both players, and who was ahead. */
import type { Match, Seat, State } from '@taisen/kernel';

/** A comeback is a win after a turn at whose beginning the chance of the later winner was below this. */
const BEHIND = 0.25;
const LOG_ODDS_BEHIND = Math.log(BEHIND / (1 - BEHIND));
/** Later turns are left out: few games have them. */
const TURNS = 40;
/** Games, and the sums of the starting player and of the other one. */
const COLUMNS = 3;

export class Curves {
  /** By fact that both players have: sums by turn. */
  private readonly sums = new Map<string, Float64Array>();
  /** The lowest log odds of each seat in the present match. */
  private readonly lowest: [number, number] = [0, 0];
  private starter: Seat = 0;

  begin(match: Match<State>): void {
    this.lowest[0] = 0;
    this.lowest[1] = 0;
    this.starter = match.state.active;
    this.turn(match);
  }

  turn(match: Match<State>): void {
    const { g, state, game } = match;
    if (state.turn > 0 && state.turn <= TURNS) this.addFacts(game.publicFacts(g), state.turn);
    if (game.evaluate === undefined) return;
    // Each seat judges by what it knows; half of the difference takes both into account.
    const ahead = (game.evaluate(g, 0) - game.evaluate(g, 1)) / 2;
    if (ahead < this.lowest[0]) this.lowest[0] = ahead;
    if (-ahead < this.lowest[1]) this.lowest[1] = -ahead;
  }

  private addFacts(facts: object, turn: number): void {
    for (const name in facts) {
      const values: unknown = facts[name as keyof typeof facts];
      if (!isPair(values)) continue;
      let sums = this.sums.get(name);
      if (sums === undefined) {
        sums = new Float64Array((TURNS + 1) * COLUMNS);
        this.sums.set(name, sums);
      }
      const at = turn * COLUMNS;
      sums[at] = (sums[at] as number) + 1;
      sums[at + 1] = (sums[at + 1] as number) + values[this.starter];
      sums[at + 2] = (sums[at + 2] as number) + values[this.starter === 0 ? 1 : 0];
    }
  }

  isComeback = (winner: Seat | null): boolean => winner !== null && this.lowest[winner] < LOG_ODDS_BEHIND;

  /** Sums by fact, turn and starting player. */
  counts(add: (name: string, by: number) => void): void {
    for (const [name, sums] of this.sums) {
      for (let turn = 1; turn <= TURNS; turn++) {
        ['games', 'starter', 'other'].forEach((column, i) => {
          add(`fact/${name}/${turn}/${column}`, sums[turn * COLUMNS + i] as number);
        });
      }
    }
  }
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && Number.isSafeInteger(value[0]) && Number.isSafeInteger(value[1]);
