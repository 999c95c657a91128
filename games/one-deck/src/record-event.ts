import { type EventOf, record } from '@taisen/kernel';
import type { G, OdState } from './state.ts';

/** Records an event for the log. No card of this game has triggers, so nothing else listens to events. */
export function recordEvent(g: G, event: EventOf<OdState>): void {
  if (g.recorder !== null) record(g, event);
}
