import { opponent, type Seat } from '@taisen/kernel';
import { defAt, defOf } from './card.ts';
import { type G, handOf, monsterZones, type OdCard, trapZones } from './state.ts';
import { attackOf, hitPoints, pointsOf } from './values.ts';

/**
 * How the table looks to a seat: points weigh most, then monsters by what they strike and what they can still take.
 * Of the opponent's hand and set traps it counts only how many there are.
 */
export function evaluate(g: G, seat: Seat): number {
  let worth = side(g, seat) - side(g, opponent(seat));
  // A card that can be paid for soon is worth more than one that waits for late turns.
  for (const id of handOf(g, seat)) worth += 30 * defAt(g, id).cost;
  return worth;
}

const POINT = 900;

function side(g: G, seat: Seat): number {
  const points = g.s.points[seat] as number;
  // The last points are the dearest.
  let worth = points * POINT - (points < 3 ? (3 - points) * POINT : 0);
  for (const id of monsterZones(g, seat)) if (id >= 0) worth += monsterWorth(g, g.s.cards[id] as OdCard);
  // A set trap has cost one and takes one off every turn it waits.
  for (const id of trapZones(g, seat)) if (id >= 0) worth += 330;
  return worth + handOf(g, seat).length * 300;
}

function monsterWorth(g: G, card: OdCard): number {
  const left = hitPoints(g, card);
  const body = 150 + attackOf(g, card) / 4 + left / 3;
  // An attacker threatens the player every turn; a defender keeps them all away.
  return card.defending ? body + 150 : body + 120 * pointsOf(defOf(g, card));
}
