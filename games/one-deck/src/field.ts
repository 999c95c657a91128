/** How cards enter the field, take damage and leave. */
import { type CardId, cardsIn, freePlace, move, NO_CARD, type Seat, zoneOf } from '@taisen/kernel';
import { recordEvent } from './record-event.ts';
import { type G, GRAVEYARD, MONSTERS, type OdCard, PLACES, TRAPS } from './state.ts';
import { isDefeated } from './values.ts';

/** OD-1.5: whether the player has a free place of this kind. Called at every decision, so it stops at the first one. */
export function hasFreePlace(g: G, seat: Seat, kind: typeof MONSTERS | typeof TRAPS): boolean {
  const places = kind === MONSTERS ? g.rulings.monsterZones : g.rulings.trapZones;
  const row = cardsIn(g.s, zoneOf(kind, seat));
  let unused = PLACES - (places as number);
  for (let i = 0; i < row.length; i++) if (row[i] === NO_CARD && unused-- === 0) return true;
  return false;
}

/** OD-3.3: places a monster face up, in one of the two positions, at the first free place. */
export function placeMonster(g: G, seat: Seat, id: CardId, defending: boolean, how: 'hand' | 'effect'): void {
  const zone = zoneOf(MONSTERS, seat);
  const card = g.s.cards[id] as OdCard;
  move(g, id, zone, { at: freePlace(g.s, zone) });
  card.defending = defending;
  // OD-3.5: by a ruling a revived monster may attack at once.
  card.placed = how === 'effect' && g.rulings.revivedAttack ? 0 : g.s.turn;
  recordEvent(g, { type: defending ? 'placed-defence' : 'placed-attack', card: id, seat, how });
}

export function setTrap(g: G, seat: Seat, id: CardId): void {
  const zone = zoneOf(TRAPS, seat);
  // From an open hand, everyone sees which one.
  move(g, id, zone, { at: freePlace(g.s, zone), faceDown: true, shown: g.rulings.openHands });
  (g.s.cards[id] as OdCard).placed = g.s.turn;
  recordEvent(g, { type: 'set', card: id, seat });
}

/** OD-5.5: damage adds up. Destruction is checked after all damage of an event. */
export function damage(g: G, card: OdCard, amount: number, how: 'battle' | 'effect', source: CardId): void {
  if (amount <= 0) return;
  card.damage += amount;
  recordEvent(g, { type: 'damaged', card: card.id, amount, how, target: source });
}

/** OD-5.6: moves a card to the graveyard of the player who lost it (OD-1.5). */
export function destroy(g: G, id: CardId, how: 'battle' | 'effect'): void {
  const card = g.s.cards[id] as OdCard;
  move(g, id, zoneOf(GRAVEYARD, card.controller));
  recordEvent(g, { type: 'destroyed', card: id, how });
}

export const destroyIfDefeated = (g: G, card: OdCard, how: 'battle' | 'effect'): void => {
  if (card.zone >> 1 === MONSTERS && isDefeated(g, card)) destroy(g, card.id, how);
};
