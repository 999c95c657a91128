import { opponent, type Seat } from '@taisen/kernel';
import { type DuelCard, type G, handOf, unitsOf } from './state.ts';
import { powerOf } from './values.ts';

/** So much worth ahead makes a win e times as likely as a loss. */
const ODDS = 4;
const CARD = 1.2;

/**
 * How the table looks to a seat. Bots choose by it. It may use only what that seat can see: of the opponent's hand it
 * counts the cards and does not read them.
 */
export const evaluate = (g: G, seat: Seat): number => (side(g, seat) - side(g, opponent(seat))) / ODDS;

function side(g: G, seat: Seat): number {
  const life = g.s.life[seat] as number;
  // The last points of life are worth more than the first.
  let worth = Math.sqrt(life) * 4;
  for (const id of unitsOf(g, seat)) worth += 0.5 + powerOf(g, g.s.cards[id] as DuelCard);
  return worth + handOf(g, seat).length * CARD;
}
