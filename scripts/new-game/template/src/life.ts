import { emit, lose, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

/** TG-1.4: a player without life has lost; `settle` ends the game when the attack or effect is over. */
export function damage(g: G, seat: Seat, amount: number): void {
  const life = Math.max(0, (g.s.life[seat] as number) - amount);
  g.s.life[seat] = life;
  emit(g, { type: 'damaged', seat, amount });
  if (life === 0) lose(g, seat, 'TG-1.4');
}

export function heal(g: G, seat: Seat, amount: number): void {
  g.s.life[seat] = (g.s.life[seat] as number) + amount;
  emit(g, { type: 'healed', seat, amount });
}
