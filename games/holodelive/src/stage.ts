/** The stages, and how cards enter, leave and change places. */
import { type CardId, countIn, emit, move, NO_CARD, opponent, type Seat, turnOver, zoneOf } from '@taisen/kernel';
import {
  BACKSTAGE,
  type G,
  GONE_ZONE,
  HAND,
  type HlCard,
  HOME_ZONE,
  isStage,
  PLACES,
  STAGE,
  stageOf,
} from './state.ts';

export const countOnStage = (g: G, seat: Seat): number => countIn(g.s, zoneOf(STAGE, seat));
export const hasFreePlace = (g: G, seat: Seat): boolean => stageOf(g, seat)[PLACES - 1] === NO_CARD;

/** From an open hand, everyone sees which card is put face down. */
const isSeen = (g: G, from: number): boolean => g.rulings.openHands && from >> 1 === HAND;

/** Puts a card on a player's stage, behind the others. This does not play it (HL-3.2). */
export function toStage(g: G, id: CardId, seat: Seat, faceDown = false): void {
  const from = (g.s.cards[id] as HlCard).zone;
  move(g, id, zoneOf(STAGE, seat), { at: countOnStage(g, seat), faceDown, shown: isSeen(g, from) });
  if (isStage(from)) compactStage(g, from);
  if (g.rulings.readyAt === 'atOnce') maybeReady(g, seat);
}

export function toBackstage(g: G, id: CardId, seat: Seat, faceDown = true): void {
  const from = (g.s.cards[id] as HlCard).zone;
  move(g, id, zoneOf(BACKSTAGE, seat), { at: 0, faceDown, shown: isSeen(g, from) });
  if (isStage(from)) compactStage(g, from);
}

/**
 * HL-2.4: moves a card from the table to Home. The event comes before the move, while the controller is still known.
 */
export function sendHome(g: G, id: CardId): void {
  const card = g.s.cards[id] as HlCard;
  const from = card.zone;
  emit(g, { type: 'sent-home', card: id, seat: card.controller, from });
  move(g, id, HOME_ZONE);
  if (isStage(from)) compactStage(g, from);
}

/** Moves a card to Home, from the hand, or from the deck for `seat`. */
export function discard(g: G, id: CardId, seat: Seat = (g.s.cards[id] as HlCard).controller): void {
  move(g, id, HOME_ZONE);
  emit(g, { type: 'discarded', card: id, seat });
}

/** Moves a card from any zone to a player's hand. */
export function toHand(g: G, id: CardId, seat: Seat): void {
  const from = (g.s.cards[id] as HlCard).zone;
  move(g, id, zoneOf(HAND, seat), { shown: g.rulings.openHands });
  if (isStage(from)) compactStage(g, from);
}

/** HL-2.5, HL-6.1: removes a card from the game. */
export function leaveGame(g: G, id: CardId): void {
  move(g, id, GONE_ZONE);
}

/** Swaps two cards on the table at the same moment, so no stage has fewer than three cards in between. */
export function swapPlaces(g: G, a: CardId, b: CardId): void {
  const first = g.s.cards[a] as HlCard;
  const second = g.s.cards[b] as HlCard;
  const [zoneA, zoneB] = [first.zone, second.zone];
  const [downA, downB] = [first.faceDown, second.faceDown];
  const rowB = g.s.zones[zoneB] as CardId[];
  const atA = (g.s.zones[zoneA] as CardId[]).indexOf(a);
  const atB = rowB.indexOf(b);
  const places = rowB.length;
  // The first card waits behind the row until the second has left its place.
  move(g, a, zoneB, { at: places, faceDown: downA });
  move(g, b, zoneA, { at: atA, faceDown: downB });
  rowB[atB] = a;
  rowB.length = places;
}

/** Swaps a stage card with a card of the hand at the same moment. */
export function swapWithHand(g: G, onStage: CardId, inHand: CardId, seat: Seat): void {
  const zone = zoneOf(STAGE, seat);
  const at = stageOf(g, seat).indexOf(onStage);
  move(g, onStage, zoneOf(HAND, seat), { shown: g.rulings.openHands });
  move(g, inHand, zone, { at });
}

export function cover(g: G, id: CardId): void {
  turnOver(g, id, true);
}

/** HL-4.10: a player with three cards on stage becomes ready, later than an opponent who is ready already (HL-5.5). */
export function maybeReady(g: G, seat: Seat): void {
  const { ready, turn } = g.s;
  if (hasFreePlace(g, seat) || ready[seat] !== 0) return;
  ready[seat] = Math.max(turn, (ready[opponent(seat)] as number) + 1);
  emit(g, { type: 'ready', seat });
}

/** HL-2.1: the cards behind move up. HL-4.10: a player with fewer than three cards is no longer ready. */
function compactStage(g: G, zone: number): void {
  const row = g.s.zones[zone] as CardId[];
  let at = 0;
  for (let i = 0; i < PLACES; i++) {
    const id = row[i] as CardId;
    if (id === NO_CARD) continue;
    row[i] = NO_CARD;
    row[at++] = id;
  }
  const seat = (zone & 1) as Seat;
  if (at < PLACES && g.s.ready[seat] !== 0) {
    g.s.ready[seat] = 0;
    emit(g, { type: 'unready', seat });
  }
}
