import { NO_CARD, opponent, type Seat } from '@taisen/kernel';
import { countOnStage } from './stage.ts';
import { backstageOf, type G, type HlCard, handOf, PLACES } from './state.ts';
import { CASUAL, compareRanks, rankWith, unitOf } from './unit.ts';
import { readyAhead } from './values.ts';

/** A lead of this much makes a win e times as likely as a loss. */
const WORTH_SCALE = 500;

/** The lead of a seat, from what it knows: rounds, readiness, the rank of the present unit, cards. */
export function evaluate(g: G, seat: Seat): number {
  return (side(g, seat, seat) - side(g, opponent(seat), seat) + readiness(g, seat)) / WORTH_SCALE;
}

function side(g: G, seat: Seat, viewer: Seat): number {
  let worth = (g.s.wins[seat] as number) * 1000;
  worth += countOnStage(g, seat) * 60 + handOf(g, seat).length * 12;
  if (g.s.ready[seat] !== 0) worth += 40;
  if (backstageOf(g, seat) !== NO_CARD) worth += 15;
  return worth + compareRanks(g, rankWith(g, seat, knownCards(g, seat, viewer)), CASUAL) * 35;
}

/**
 * The cards of the present unit that the viewer knows. The viewer's own guest counts, because it may still be opened.
 */
function knownCards(g: G, seat: Seat, viewer: Seat): HlCard[] {
  const cards = unitOf(g, seat).filter((card) => ((card.known >> viewer) & 1) === 1);
  const guest = backstageOf(g, seat);
  if (seat === viewer && guest !== NO_CARD && (g.s.cards[guest] as HlCard).faceDown)
    cards.push(g.s.cards[guest] as HlCard);
  return cards;
}

/** If only one player is ready, that player wins the round. If both are, the rank decides, then who was ready first. */
function readiness(g: G, seat: Seat): number {
  const [mine, theirs] = [g.s.ready[seat] as number, g.s.ready[opponent(seat)] as number];
  if (mine === 0 && theirs === 0) return 0;
  if (theirs === 0) return 250;
  if (mine === 0) return countOnStage(g, seat) === PLACES ? -60 : -250;
  const rival = opponent(seat);
  const [own, other] = [rankWith(g, seat, knownCards(g, seat, seat)), rankWith(g, rival, knownCards(g, rival, seat))];
  const lead = compareRanks(g, own, other);
  if (lead !== 0) return lead > 0 ? 300 : -300;
  const [ahead, behind] = [readyAhead(g, seat), readyAhead(g, rival)];
  if (ahead !== behind) return ahead ? 200 : -200;
  return mine < theirs ? 200 : -200;
}
