/** The latest actions: who did what with which card, and what it cost whom. */
import type { SeenEvent } from '@taisen/kernel';
import { type Events, specOf, valueChangeOf } from './value-changes.ts';

export interface Action {
  readonly event: SeenEvent;
  /** The card, as everybody saw it. */
  readonly card: string;
  readonly kind: 'attack' | 'play' | 'cast' | 'act';
  /** All losses until the next action. */
  readonly lost: number;
  /** Its place in the log, which never changes. */
  readonly at: number;
}

const KINDS: ReadonlySet<unknown> = new Set(['attack', 'play', 'cast', 'act']);

export function recentActions(game: Events, events: readonly SeenEvent[], most: number): readonly Action[] {
  const actions: Action[] = [];
  let lost = 0;
  for (let at = events.length - 1; at >= 0 && actions.length < most; at--) {
    const event = events[at] as SeenEvent;
    const change = valueChangeOf(game, event);
    if (change !== null && change.amount < 0 && event.how !== 'cost') lost -= change.amount;
    const { shows } = specOf(game, event.type);
    const card = event.card?.card;
    if (!KINDS.has(shows) || card === undefined) continue;
    actions.push({ event, card, kind: shows as Action['kind'], lost, at });
    lost = 0;
  }
  return actions.reverse();
}
