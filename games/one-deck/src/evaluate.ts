import { opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { resolveWindow } from './resolve-window.ts';
import { countTraps, type G, handOf, monsterZones, type OdCard } from './state.ts';
import { attackOf, hitPoints, pointsOf } from './values.ts';

const WON = 1e6;
/** A lead of this much makes a win e times as likely as a loss. */
const WORTH_SCALE = 1200;
const POINT = 900;
const CARD = 300;
/** The worth of a set trap: it has cost one, and reduces the cost of every turn by one. */
const TRAP = 340;
const GUARD = 350;

/**
 * The lead of a seat. Points count most, then monsters by their attack and their remaining DEF. Hands and set traps
 * count only by their number. A declared attack or a card in the chain counts as resolved.
 */
export function evaluate(now: G, seat: Seat): number {
  const g = resolveWindow(now);
  const { result, active } = g.s;
  if (result !== null) return result.winner === null ? 0 : result.winner === seat ? WON : -WON;
  // The opponent will draw a card in any case, so ending the turn must not look like a loss.
  return (side(g, seat) - side(g, opponent(seat)) - (active === seat ? CARD : 0)) / WORTH_SCALE;
}

function side(g: G, seat: Seat): number {
  const points = g.s.points[seat] as number;
  // Each of the last three points counts double.
  let worth = points * POINT - (points < 3 ? (3 - points) * POINT : 0);
  let guarded = false;
  for (const id of monsterZones(g, seat)) {
    if (id < 0) continue;
    const card = g.s.cards[id] as OdCard;
    worth += monsterWorth(g, card);
    guarded ||= card.defending;
  }
  // One defender protects the player from all attacks; a second one adds little.
  if (guarded) worth += GUARD;
  return worth + countTraps(g, seat) * TRAP + handOf(g, seat).length * CARD;
}

function monsterWorth(g: G, card: OdCard): number {
  const body = 200 + attackOf(g, card) / 4 + hitPoints(g, card) / 3;
  // A monster in attack position can attack the player every turn.
  return card.defending ? body : body + 150 * pointsOf(defOf(g, card));
}
