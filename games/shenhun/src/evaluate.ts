import { opponent, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

export function evaluate(g: G, seat: Seat): number {
  return (g.s.power[seat] as number) - (g.s.power[opponent(seat)] as number);
}
