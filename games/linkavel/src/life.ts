import { type CardId, emit, lose, playerValue, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

/** Deals damage to a player after reductions. LV-1.1: LP never go below 0, and at 0 the game is lost. */
export function damage(g: G, seat: Seat, amount: number, how: 'battle' | 'effect', source: CardId): void {
  const taken = Math.max(0, playerValue(g, how === 'battle' ? 'battleDamage' : 'effectDamage', seat, amount));
  if (taken === 0) return;
  const { lp } = g.s;
  lp[seat] = Math.max(0, (lp[seat] as number) - taken);
  if (lp[seat] === 0) lose(g, seat, 'LV-1.1');
  emit(g, { type: 'damaged', seat, amount: taken, how, card: source });
}

export function heal(g: G, seat: Seat, amount: number): void {
  g.s.lp[seat] = (g.s.lp[seat] as number) + amount;
  emit(g, { type: 'healed', seat, amount });
}

/** LP paid as a cost are not damage: nothing reduces them, and a cost that would end the game cannot be paid. */
export const canPay = (g: G, seat: Seat, amount: number): boolean => (g.s.lp[seat] as number) > amount;

export function pay(g: G, seat: Seat, amount: number): void {
  g.s.lp[seat] = (g.s.lp[seat] as number) - amount;
  emit(g, { type: 'paid', seat, amount });
}
