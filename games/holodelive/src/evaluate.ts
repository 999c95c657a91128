import { NO_CARD, opponent, type Seat } from '@taisen/kernel';
import { countOnStage } from './stage.ts';
import { backstageOf, type G, type HlCard, handOf, PLACES } from './state.ts';
import { rankWith, unitOf } from './unit.ts';
import { readyAhead } from './values.ts';

/** So much worth makes a win e times as likely as a loss. */
const ODDS = 500;

/** How the table looks to a seat, from what it may read: rounds, readiness, the unit in the making, cards. */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat, seat) - side(g, opponent(seat), seat) + standing(g, seat)) / ODDS;
}

function side(g: G, seat: Seat, viewer: Seat): number {
  let worth = (g.s.wins[seat] as number) * 1000;
  worth += countOnStage(g, seat) * 60 + handOf(g, seat).length * 12;
  if (g.s.ready[seat] !== 0) worth += 40;
  if (backstageOf(g, seat) !== NO_CARD) worth += 15;
  return worth + rankWith(g, seat, readable(g, seat, viewer)) * 35;
}

/** Cards of the unit in the making that the viewer can read; its own guest may still be opened. */
function readable(g: G, seat: Seat, viewer: Seat): HlCard[] {
  const cards = unitOf(g, seat).filter((card) => ((card.known >> viewer) & 1) === 1);
  const guest = backstageOf(g, seat);
  if (seat === viewer && guest !== NO_CARD && (g.s.cards[guest] as HlCard).faceDown)
    cards.push(g.s.cards[guest] as HlCard);
  return cards;
}

/** Ready alone wins a round; ready both, the rank decides, and at the same rank who was first. */
function standing(g: G, seat: Seat): number {
  const [mine, theirs] = [g.s.ready[seat] as number, g.s.ready[opponent(seat)] as number];
  if (mine === 0 && theirs === 0) return 0;
  if (theirs === 0) return 250;
  if (mine === 0) return countOnStage(g, seat) === PLACES ? -60 : -250;
  const rival = opponent(seat);
  const lead = rankWith(g, seat, readable(g, seat, seat)) - rankWith(g, rival, readable(g, rival, seat));
  if (lead !== 0) return lead > 0 ? 300 : -300;
  const [ahead, behind] = [readyAhead(g, seat), readyAhead(g, rival)];
  if (ahead !== behind) return ahead ? 200 : -200;
  return mine < theirs ? 200 : -200;
}
