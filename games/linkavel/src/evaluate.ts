import { opponent, type Seat } from '@taisen/kernel';
import { deckOf, type G, handOf, magicZones, monstersOf } from './state.ts';
import { powerOf } from './values.ts';

/** A lead of this many LP makes a win e times as likely as a loss. */
const LP_SCALE = 1500;

/** The lead of a seat, measured in LP. A monster is worth about its power, a card in hand about a weak monster. */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat) - side(g, opponent(seat))) / LP_SCALE;
}

function side(g: G, seat: Seat): number {
  const lp = g.s.lp[seat] as number;
  let worth = lp < 1500 ? lp * 2 : lp + 1500;
  for (const monster of monstersOf(g, seat)) worth += 300 + powerOf(g, monster);
  for (const id of magicZones(g, seat)) if (id >= 0) worth += 250;
  // An empty deck does not lose the game, and the refresh returns the best cards: a small deck is slightly better.
  return worth + handOf(g, seat).length * 250 - deckOf(g, seat).length;
}
