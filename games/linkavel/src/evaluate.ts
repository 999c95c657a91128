import { opponent, type Seat } from '@taisen/kernel';
import { deckOf, type G, handOf, magicZones, monstersOf } from './state.ts';
import { powerOf } from './values.ts';

/** So many LP ahead make a win e times as likely as a loss. */
const ODDS = 1500;

/** How the table looks to a seat, in LP: a monster is worth about its power, a card in hand about a small one. */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat) - side(g, opponent(seat))) / ODDS;
}

function side(g: G, seat: Seat): number {
  const lp = g.s.lp[seat] as number;
  let worth = lp < 1500 ? lp * 2 : lp + 1500;
  for (const monster of monstersOf(g, seat)) worth += 300 + powerOf(g, monster);
  for (const id of magicZones(g, seat)) if (id >= 0) worth += 250;
  // Deck-out does not lose, but a deck that refreshes soon brings its best cards back.
  return worth + handOf(g, seat).length * 250 - deckOf(g, seat).length;
}
