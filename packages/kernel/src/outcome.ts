/** Winning and losing. Losses count together until the event or effect that brought them is over. */

import { record } from './events.ts';
import type { Table } from './game.ts';
import { opponent, type Result, type RuleId, type Seat } from './types.ts';

export function lose(g: Table, seat: Seat, rule: RuleId): void {
  g.s.fallen |= 1 << seat;
  g.s.fallenBy = rule;
}

export const win = (g: Table, seat: Seat, rule: RuleId): void => lose(g, opponent(seat), rule);

/** Ends the game if somebody has lost by now; both at once is a draw. */
export function settle(g: Table): void {
  const { fallen, fallenBy, result } = g.s;
  if (fallen === 0 || result !== null) return;
  end(g, { winner: fallen === 3 ? null : fallen === 1 ? 1 : 0, rule: fallenBy });
}

export function end(g: Table, result: Result): void {
  g.s.result = result;
  if (g.recorder === null) return;
  record(g, result.winner === null ? { type: 'drawn-game' } : { type: 'won', seat: result.winner });
}
