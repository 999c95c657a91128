import { emit, move, type Seat, shuffle, zoneOf } from '@taisen/kernel';
import { DECK, deckOf, type G, HAND, trashOf } from './state.ts';

/** Draws cards for a player. An empty deck is refreshed. Draws that are impossible now are owed (LV-2.9). */
export function draw(g: G, seat: Seat, count: number): void {
  const { s } = g;
  const deck = deckOf(g, seat);
  const hand = zoneOf(HAND, seat);
  let missing = (s.owed[seat] as number) + count;
  let drawn = 0;
  s.owed[seat] = 0;
  while (missing > 0) {
    if (deck.length === 0) {
      if (!refresh(g, seat)) break;
      missing++; // LV-2.10: a refresh adds one card to the draw.
    }
    move(g, deck[deck.length - 1] as number, hand);
    missing--;
    drawn++;
  }
  s.owed[seat] = g.rulings.owedDraws ? missing : 0;
  if (drawn > 0) emit(g, { type: 'drawn', seat, amount: drawn });
}

/** LV-2.7 and LV-2.8. */
export const mayRefresh = (g: G, seat: Seat): boolean =>
  trashOf(g, seat).length > 0 && (g.s.refreshes[seat] as number) < g.rulings.refreshesPerTurn;

/** LV-2.6: the whole trash becomes the deck. Returns false if LV-2.7 or LV-2.8 forbids it. */
export function refresh(g: G, seat: Seat): boolean {
  if (!mayRefresh(g, seat)) return false;
  const { s } = g;
  const trash = trashOf(g, seat);
  s.refreshes[seat] = (s.refreshes[seat] as number) + 1;
  while (trash.length > 0) move(g, trash[trash.length - 1] as number, zoneOf(DECK, seat));
  shuffle(g, zoneOf(DECK, seat));
  emit(g, { type: 'refreshed', seat });
  return true;
}

/** LV-2.9: called when cards have entered the trash, because a draw that the running effect owes may now be possible. */
export function drawOwedByBoth(g: G): void {
  for (const seat of [0, 1] as const) if ((g.s.owed[seat] as number) > 0) draw(g, seat, 0);
}

/** LV-2.9: draws still owed when an effect ends are dropped. */
export function dropOwedDraws(g: G): void {
  g.s.owed[0] = 0;
  g.s.owed[1] = 0;
}
