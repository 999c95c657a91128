import { type CardId, emit, lose, opponent, playerValue, type RuleId, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

/** Deals damage to a player after reductions. LV-1.1: LP never go below 0, and at 0 the game is lost. */
export function damage(g: G, seat: Seat, amount: number, how: 'battle' | 'effect', source: CardId): void {
  const taken = Math.max(0, playerValue(g, how === 'battle' ? 'battleDamage' : 'effectDamage', seat, amount));
  if (taken === 0) return;
  const { lp } = g.s;
  lp[seat] = Math.max(0, (lp[seat] as number) - taken);
  if (lp[seat] === 0) loses(g, seat, 'LV-1.1');
  emit(g, { type: 'damaged', seat, amount: taken, how, card: source });
}

/** LV-1.4: when both players lose through one event or effect, the draw is by that rule. */
function loses(g: G, seat: Seat, rule: RuleId): void {
  const otherHasLost = ((g.s.losers >> opponent(seat)) & 1) === 1;
  lose(g, seat, otherHasLost ? 'LV-1.4' : rule);
}

/** LV-1.2: a card says that this player wins. */
export const wins = (g: G, seat: Seat): void => loses(g, opponent(seat), 'LV-1.2');

/** LV-1.1: whoever is at 0 LP has lost, and regains nothing. */
export function heal(g: G, seat: Seat, amount: number): void {
  if (g.s.lp[seat] === 0) return;
  g.s.lp[seat] = (g.s.lp[seat] as number) + amount;
  emit(g, { type: 'healed', seat, amount });
}

/** LP paid as a cost are not damage: nothing reduces them. LV-1.1: the last LP cannot be paid, unless the table allows it. */
export const canPay = (g: G, seat: Seat, amount: number): boolean =>
  (g.s.lp[seat] as number) - amount >= (g.rulings.payToZero ? 0 : 1);

export function pay(g: G, seat: Seat, amount: number): void {
  g.s.lp[seat] = (g.s.lp[seat] as number) - amount;
  if (g.s.lp[seat] === 0) loses(g, seat, 'LV-1.1');
  emit(g, { type: 'paid', seat, amount });
}
