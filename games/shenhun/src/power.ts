/** 神力: life and mana in one. It is never restored. */
import { type CardId, emit, lose, opponent, type RuleId, type Seat } from '@taisen/kernel';
import type { G, ShCard } from './state.ts';

type Loss = 'cost' | 'attack' | 'effect' | 'start';

/**
 * SH-1.2: the only function that changes power, and it only subtracts. SH-1.3: at 0 the game is lost. `how`: paid for a
 * card, lost to an attack (SH-8.5) or to an effect, or given for the first turn by ruling `starterPays`.
 */
export function losePower(g: G, seat: Seat, amount: number, how: Loss, source: CardId): void {
  if (amount <= 0) return;
  const { power } = g.s;
  const before = power[seat] as number;
  const lost = Math.min(before, amount);
  power[seat] = before - lost;
  if (before === lost) lose(g, seat, power[opponent(seat)] === 0 ? 'SH-1.3' : 'SH-9.1');
  emit(g, { type: 'power-lost', seat, amount: lost, how, card: source });
}

/** SH-1.4: whether enough power is left after a cost. */
export const mayPay = (g: G, seat: Seat, cost: number): true | RuleId =>
  (g.s.power[seat] as number) - cost >= g.rulings.leaveAtLeast ? true : 'SH-1.4';

/** "The opponent loses n power." */
export const drain = (g: G, self: ShCard, amount: number): void =>
  losePower(g, opponent(self.controller), amount, 'effect', self.id);
