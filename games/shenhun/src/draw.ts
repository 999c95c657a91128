import { type CardId, emit, move, type Seat, shuffle, zoneOf } from '@taisen/kernel';
import { DECK, deckOf, discardOf, type G, HAND, handOf } from './state.ts';

/** Draws cards. SH-2.7: when the deck is empty, the discard pile becomes the deck and the draw continues. */
export function draw(g: G, seat: Seat, count: number): void {
  const deck = deckOf(g, seat);
  const hand = zoneOf(HAND, seat);
  let drawn = 0;
  while (drawn < count) {
    if (deck.length === 0 && !cycle(g, seat)) break;
    move(g, deck[deck.length - 1] as CardId, hand);
    drawn++;
  }
  if (drawn > 0) emit(g, { type: 'drawn', seat, amount: drawn });
}

/** SH-2.8: cards on the field are not in the discard pile, so they are not shuffled. */
function cycle(g: G, seat: Seat): boolean {
  const pile = discardOf(g, seat);
  if (pile.length === 0) return false;
  while (pile.length > 0) move(g, pile[pile.length - 1] as CardId, zoneOf(DECK, seat));
  shuffle(g, zoneOf(DECK, seat));
  emit(g, { type: 'cycled', seat });
  return true;
}

/** SH-4.2: the draw phase fills the hand to this size. */
export const HAND_SIZE = 7;
export const drawUp = (g: G, seat: Seat): void => draw(g, seat, HAND_SIZE - handOf(g, seat).length);
