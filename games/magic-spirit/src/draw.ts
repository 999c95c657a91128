import { lose, move, record, type Seat, zoneOf } from '@taisen/kernel';
import { deckOf, type G, HAND } from './state.ts';

/** Draws as many cards as the deck has. MS-2.8: a player with an empty deck draws nothing and does not lose. */
export function draw(g: G, seat: Seat, count: number): void {
  const deck = deckOf(g, seat);
  const hand = zoneOf(HAND, seat);
  let drawn = 0;
  for (; drawn < count && deck.length > 0; drawn++) move(g, deck[deck.length - 1] as number, hand);
  if (drawn < count && g.rulings.emptyDeckLoses) lose(g, seat, 'MS-2.8');
  if (drawn > 0 && g.recorder !== null) record(g, { type: 'drawn', seat, amount: drawn });
}
