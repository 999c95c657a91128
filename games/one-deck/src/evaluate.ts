import { opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { resolveWindow } from './resolve-window.ts';
import { countTraps, type G, handOf, monsterZones, type OdCard } from './state.ts';
import { attackOf, hitPoints, pointsOf } from './values.ts';

const WON = 1e6;
/** So much worth makes a win e times as likely as a loss. */
const ODDS = 1200;
const POINT = 900;
const CARD = 300;
/** A set trap has cost one and takes one off every turn it waits. */
const TRAP = 340;
const GUARD = 350;

/**
 * How the table looks to a seat: points weigh most, then monsters by what they strike and what they can still take.
 * Of hands and set traps it counts only how many there are. An attack or a card that waits counts as done.
 */
export function evaluate(now: G, seat: Seat): number {
  const g = resolveWindow(now);
  const { result, active } = g.s;
  if (result !== null) return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
  // The opponent's next draw is as good as made: ending the turn is no loss in itself.
  return (side(g, seat) - side(g, opponent(seat)) - (active === seat ? CARD : 0)) / ODDS;
}

function side(g: G, seat: Seat): number {
  const points = g.s.points[seat] as number;
  // The last points are the dearest.
  let worth = points * POINT - (points < 3 ? (3 - points) * POINT : 0);
  let guarded = false;
  for (const id of monsterZones(g, seat)) {
    if (id < 0) continue;
    const card = g.s.cards[id] as OdCard;
    worth += monsterWorth(g, card);
    guarded ||= card.defending;
  }
  // One defender keeps every attack away from the player; a second one adds little.
  if (guarded) worth += GUARD;
  return worth + countTraps(g, seat) * TRAP + handOf(g, seat).length * CARD;
}

function monsterWorth(g: G, card: OdCard): number {
  const body = 200 + attackOf(g, card) / 4 + hitPoints(g, card) / 3;
  // An attacker threatens the player every turn.
  return card.defending ? body : body + 150 * pointsOf(defOf(g, card));
}
