import { emit, move, type Seat, zoneOf } from '@taisen/kernel';
import { deckOf, type G, HAND } from './state.ts';

/** TG-2.1: from an empty deck no card is drawn. */
export function draw(g: G, seat: Seat, count: number): void {
  const deck = deckOf(g, seat);
  let drawn = 0;
  while (drawn < count && deck.length > 0) {
    move(g, deck[deck.length - 1] as number, zoneOf(HAND, seat));
    drawn++;
  }
  if (drawn > 0) emit(g, { type: 'drawn', seat, amount: drawn });
}
