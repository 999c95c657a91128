import { type CardId, lose, record, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

/** MS-1.1: life never goes below 0. A player at 0 loses when the event is over. */
export function damagePlayer(
  g: G,
  seat: Seat,
  amount: number,
  how: 'attack' | 'piercing' | 'effect',
  source: CardId,
): void {
  if (amount <= 0) return;
  const { life } = g.s;
  life[seat] = Math.max(0, (life[seat] as number) - amount);
  if (life[seat] === 0) lose(g, seat, 'MS-1.1');
  if (g.recorder !== null) record(g, { type: 'damaged', seat, amount, how, card: source });
}

export function healPlayer(g: G, seat: Seat, amount: number): void {
  g.s.life[seat] = (g.s.life[seat] as number) + amount;
  if (g.recorder !== null) record(g, { type: 'healed', seat, amount });
}
