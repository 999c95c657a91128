import { type CardId, cardsIn, lose, move, NO_CARD, type Seat, shuffle, zoneOf } from '@taisen/kernel';
import { recordEvent } from './record-event.ts';
import { DECK_ZONE, type G, graveyardOf, HAND } from './state.ts';

/** Draws as many cards as there are from the shared deck. Returns the last one drawn. */
export function draw(g: G, seat: Seat, count: number): CardId {
  const deck = cardsIn(g.s, DECK_ZONE);
  const hand = zoneOf(HAND, seat);
  let last: CardId = NO_CARD;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (deck.length === 0 && !renewDeck(g, seat)) break;
    last = deck[deck.length - 1] as CardId;
    move(g, last, hand, { shown: g.rulings.openHands });
  }
  if (drawn > 0) recordEvent(g, { type: 'drawn', seat, amount: drawn });
  return last;
}

/** OD-1.6: both graveyards become the new deck. */
function renewDeck(g: G, seat: Seat): boolean {
  const ruling = g.rulings.deckOut;
  if (ruling === 'lose') lose(g, seat, 'OD-1.6');
  if (ruling !== 'renew') return false;
  for (const side of [0, 1] as const) {
    const graveyard = graveyardOf(g, side);
    while (graveyard.length > 0) move(g, graveyard[graveyard.length - 1] as CardId, DECK_ZONE);
  }
  if (cardsIn(g.s, DECK_ZONE).length === 0) return false;
  shuffle(g, DECK_ZONE);
  recordEvent(g, { type: 'renewed' });
  return true;
}
