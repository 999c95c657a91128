/** Events as each viewer sees them. They are made when they happen, because only then it is clear who sees what. */
import type { AnyCtx } from './game.ts';
import { aliasOf, EVERYONE, knows } from './knowledge.ts';
import type { Card } from './state.ts';
import { type CardId, type GameEvent, type Seat, VIEWERS, type Viewer } from './types.ts';

/** A card as one viewer knows it. `id` 0 is a card that the viewer cannot tell from others. */
export interface CardRef {
  readonly id: number;
  /** The card's definition, where the viewer can read it. */
  readonly card?: string;
}

export interface SeenEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly card?: CardRef;
  readonly target?: CardRef;
  readonly cards?: readonly CardRef[];
  readonly ability?: string;
  readonly amount?: number;
  readonly how?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Keeps the events of each viewer, which cards each has seen since the step began, and which zones changed. */
export interface Recorder {
  readonly events: [SeenEvent[], SeenEvent[], SeenEvent[]];
  /** By viewer: how many earlier events are no longer kept. */
  readonly dropped: [number, number, number];
  seenCards: number[];
  /** By zone: a number that grows whenever a card enters or leaves it, or who knows a card changes. */
  readonly dirty: number[];
  /** Bits of viewers who learn no new cards: in a forecast, cards that were dealt anew stay hidden. */
  blind: number;
}

export const newRecorder = (zones: number): Recorder => ({
  events: [[], [], []],
  dropped: [0, 0, 0],
  seenCards: [],
  dirty: new Array<number>(zones).fill(0),
  blind: 0,
});

/** How many events a viewer has seen in all. */
export const eventCount = ({ events, dropped }: Recorder, viewer: Viewer): number =>
  dropped[viewer] + events[viewer].length;

/** Drops all events so far, once every viewer has been sent them. */
export function dropEvents({ events, dropped }: Recorder): void {
  for (const viewer of VIEWERS) {
    dropped[viewer] += events[viewer].length;
    events[viewer].length = 0;
  }
}

/** Removes the events of each viewer after these counts. */
export function truncateEvents({ events, dropped }: Recorder, counts: readonly number[]): void {
  for (const viewer of VIEWERS) {
    const count = counts[viewer] as number;
    events[viewer].length = Math.max(0, count - dropped[viewer]);
    dropped[viewer] = Math.min(count, dropped[viewer]);
  }
}

/** `before` are the viewers' ids of `event.card` before it moved: it may have left their sight. */
export function record(g: AnyCtx, event: GameEvent, before?: readonly number[]): void {
  const recorder = g.recorder;
  if (recorder === null) return;
  // An event that names no card is the same for everyone.
  const { card, target, cards } = event;
  const same = card === undefined && target === undefined && cards === undefined ? seenBy(g, event, 2) : null;
  for (const viewer of VIEWERS) {
    if ((((event.audience ?? EVERYONE) >> viewer) & 1) === 1)
      recorder.events[viewer].push(same ?? seenBy(g, event, viewer, before));
  }
}

function seenBy(g: AnyCtx, event: GameEvent, viewer: Viewer, before?: readonly number[]): SeenEvent {
  const seen: { -readonly [K in keyof SeenEvent]: SeenEvent[K] } = { type: event.type };
  if (event.seat !== undefined) seen.seat = event.seat;
  if (event.card !== undefined) {
    const ref = refTo(g, event.card, viewer);
    seen.card = ref.id === 0 && before !== undefined ? { ...ref, id: before[viewer] as number } : ref;
  }
  if (event.target !== undefined) seen.target = refTo(g, event.target, viewer);
  if (event.cards !== undefined) seen.cards = event.cards.map((id) => refTo(g, id, viewer));
  if (event.ability !== undefined) seen.ability = event.ability;
  if (event.amount !== undefined) seen.amount = event.amount;
  if (event.how !== undefined) seen.how = event.how;
  if (event.from !== undefined) seen.from = g.index.zoneNames[event.from] as string;
  if (event.to !== undefined) seen.to = g.index.zoneNames[event.to] as string;
  return seen;
}

export function refTo(g: AnyCtx, id: CardId, viewer: Viewer): CardRef {
  const card = g.s.cards[id] as Card | undefined;
  if (card === undefined) return { id: 0 };
  const alias = aliasOf(g.s, id, viewer);
  const def = g.game.cards[card.def];
  return knows(card, viewer) && def !== undefined ? { id: alias, card: def.id } : { id: alias };
}
