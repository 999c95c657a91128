/** The latest actions: who did what with which card, and what it cost whom. */
import type { SeenEvent } from '@taisen/kernel';
import { logLines } from './log-lines.ts';
import { type Events, specOf, valueChangeOf } from './value-changes.ts';

export interface Action {
  readonly event: SeenEvent;
  /** The card, as everybody saw it. */
  readonly card: string;
  readonly kind: 'attack' | 'play' | 'cast' | 'act';
  /** All losses until the next action. */
  readonly lost: number;
  /** What came of it, as the log says it. */
  readonly results: readonly SeenEvent[];
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
    actions.push({ event, card, kind: shows as Action['kind'], lost, at, results: resultsOf(game, events, at) });
    lost = 0;
  }
  return actions.reverse();
}

/** More would not fit beside the card. */
const MOST_RESULTS = 8;
/** In events. What comes of an action follows at once. */
const NEAR = 60;

function resultsOf(game: Events, events: readonly SeenEvent[], at: number): readonly SeenEvent[] {
  const lines = logLines(game, events.slice(at, at + NEAR));
  const end = lines.findIndex(({ kind }, i) => i > 0 && kind !== 'result');
  return lines
    .slice(1, end < 0 ? undefined : end)
    .map(({ event }) => event)
    .slice(0, MOST_RESULTS);
}
