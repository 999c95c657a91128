/** Winning and losing. Losses during one event or effect count as simultaneous. */

import { record } from './events.ts';
import type { AnyCtx } from './game.ts';
import { opponent, type Result, type RuleId, type Seat } from './types.ts';

export function lose(g: AnyCtx, seat: Seat, rule: RuleId): void {
  g.s.losers |= 1 << seat;
  g.s.lossRule = rule;
}

export const win = (g: AnyCtx, seat: Seat, rule: RuleId): void => lose(g, opponent(seat), rule);

/** Ends the game if somebody has lost by now; both at once is a draw. */
export function settle(g: AnyCtx): void {
  const { losers, lossRule, result } = g.s;
  if (losers === 0 || result !== null) return;
  end(g, { winner: losers === 3 ? null : losers === 1 ? 1 : 0, rule: lossRule });
}

export function end(g: AnyCtx, result: Result): void {
  g.s.result = result;
  if (g.recorder === null) return;
  record(g, result.winner === null ? { type: 'drawn-game' } : { type: 'won', seat: result.winner });
}
