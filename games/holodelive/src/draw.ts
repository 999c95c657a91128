import { type CardId, emit, move, type Seat, shuffle, zoneOf } from '@taisen/kernel';
import { DECK_ZONE, deckOf, type G, goneOf, HAND } from './state.ts';

/** The top card of the deck, or -1. HL-2.6: what left the game stays out of it, unless a table wants to reshuffle. */
export function topCard(g: G): CardId {
  const deck = deckOf(g);
  if (deck.length === 0 && g.rulings.emptyDeck === 'reshuffle') renewDeck(g);
  return deck.length === 0 ? -1 : (deck[deck.length - 1] as CardId);
}

function renewDeck(g: G): void {
  const gone = goneOf(g);
  if (gone.length === 0) return;
  while (gone.length > 0) move(g, gone[gone.length - 1] as CardId, DECK_ZONE);
  shuffle(g, DECK_ZONE);
  emit(g, { type: 'renewed' });
}

/** Draws cards, and returns how many. */
export function draw(g: G, seat: Seat, count: number): number {
  const hand = zoneOf(HAND, seat);
  let drawn = 0;
  while (drawn < count) {
    const top = topCard(g);
    if (top < 0) break;
    move(g, top, hand, { shown: g.rulings.openHands });
    drawn++;
  }
  if (drawn > 0) emit(g, { type: 'drawn', seat, amount: drawn });
  return drawn;
}
