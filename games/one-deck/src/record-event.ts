import { type EventOf, record } from '@taisen/kernel';
import type { G, OdState } from './state.ts';

/** Tells what happened. No card of this game starts by itself, so nothing but the log listens. */
export function recordEvent(g: G, event: EventOf<OdState>): void {
  if (g.recorder !== null) record(g, event);
}
