import { type GameEvent, record } from '@taisen/kernel';
import type { G } from './state.ts';

/** Tells what happened. No card of this game starts by itself, so nothing but the log listens. */
export function tell(g: G, event: GameEvent): void {
  if (g.recorder !== null) record(g, event);
}
