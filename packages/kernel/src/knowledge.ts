/**
 * Who knows which card is where.
 *
 * `card.known` holds a bit for each viewer who can name the card. A viewer refers to cards by ids of its own,
 * given in the order in which it came to see them and taken away when it loses sight; so an id tells a viewer
 * nothing that the viewer did not watch.
 */
import type { Recorder } from './events.ts';
import type { AnyCtx } from './game.ts';
import type { Card, State } from './state.ts';
import type { CardId, Viewer } from './types.ts';

export const EVERYONE = 7;

export const knows = (card: Card, viewer: Viewer): boolean => ((card.known >> viewer) & 1) === 1;

/** The id under which a viewer knows a card; 0 when the viewer cannot tell it from others. */
export const aliasOf = (s: State, id: CardId, viewer: Viewer): number => s.aliases[id * 3 + viewer] as number;

/** Marks a zone as changed, so that its views are computed again. */
export function markDirty({ dirty }: Recorder, zone: number): void {
  dirty[zone] = (dirty[zone] as number) + 1;
}

/** Sets who knows a card and re-issues ids: everyone who can tell it apart has one, nobody else. */
export function setKnown(g: AnyCtx, card: Card, readers: number): void {
  const { aliases, issued } = g.s;
  const known = g.recorder === null ? readers : readers & ~(g.recorder.blind & ~card.known);
  if (g.recorder !== null) {
    g.recorder.seenCards[card.id] = (g.recorder.seenCards[card.id] ?? 0) | known;
    markDirty(g.recorder, card.zone);
  }
  card.known = known;
  const apart = g.index.tracked[card.zone] ? EVERYONE : known;
  for (let v = 0, at = card.id * 3; v < 3; v++, at++) {
    if (((apart >> v) & 1) === 0) aliases[at] = 0;
    else if (aliases[at] === 0) aliases[at] = issued[v] = (issued[v] as number) + 1;
  }
}

/** Who can read a card where it lies now; face down on the table, only the player on whose side it lies. */
export function readersOf(g: AnyCtx, card: Card): number {
  return card.faceDown ? 1 << (card.zone & 1) : (g.index.readers[card.zone] as number);
}

/**
 * A card was taken out of a zone unseen by some: of what is left there, they no longer know what they knew,
 * because each of these cards might have been the one.
 */
export function loseTrack(g: AnyCtx, zone: number, blind: number): void {
  for (const id of g.s.zones[zone] as CardId[]) {
    const card = g.s.cards[id];
    if (card !== undefined && (card.known & blind) !== 0) setKnown(g, card, card.known & ~blind);
  }
}
