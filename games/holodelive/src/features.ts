/** The features of a HOLOdeLIVE position. */
import { featuresOf, flag, NO_CARD, opponent, type Seat } from '@taisen/kernel';
import { countOnStage } from './stage.ts';
import { backstageOf, type G, goneOf, type HlCard, type HlState, handOf, homeOf, PLACES } from './state.ts';
import { compareRanks, DUO, FLASH, MIRACLE, rankWith, TRIO, unitOf } from './unit.ts';
import { readyAhead } from './values.ts';

const knowsCard = (card: HlCard, viewer: Seat): boolean => ((card.known >> viewer) & 1) === 1;

/**
 * The cards of the present unit that the viewer knows. A guest that the viewer knows counts, because it may still be
 * opened.
 */
function knownCards(g: G, seat: Seat, viewer: Seat): HlCard[] {
  const cards = unitOf(g, seat).filter((card) => knowsCard(card, viewer));
  const guest = backstageOf(g, seat);
  if (guest === NO_CARD) return cards;
  const card = g.s.cards[guest] as HlCard;
  if (card.faceDown && knowsCard(card, viewer)) cards.push(card);
  return cards;
}

/** The best rank of the unit with one more card of the hand, among the cards that the viewer knows. */
function bestRankWithHand(g: G, seat: Seat, viewer: Seat, unit: readonly HlCard[]): number {
  let best = 0;
  for (const id of handOf(g, seat)) {
    const card = g.s.cards[id] as HlCard;
    if (knowsCard(card, viewer)) best = Math.max(best, rankWith(g, seat, [...unit, card]));
  }
  return best;
}

function side(g: G, seat: Seat, viewer: Seat): number[] {
  const wins = g.s.wins[seat] as number;
  const staged = countOnStage(g, seat);
  const unit = knownCards(g, seat, viewer);
  const rank = rankWith(g, seat, unit);
  const guest = backstageOf(g, seat);
  const hand = handOf(g, seat).length;
  const ready = g.s.ready[seat] as number;
  return [
    wins,
    flag(wins >= 2),
    staged,
    flag(staged === PLACES - 1),
    flag(staged === PLACES),
    flag(ready !== 0),
    flag(guest !== NO_CARD),
    flag(guest !== NO_CARD && (g.s.cards[guest] as HlCard).faceDown),
    hand / 3,
    flag(hand > 0),
    flag(rank >= DUO),
    flag(rank >= FLASH),
    flag(rank >= TRIO),
    flag(rank >= MIRACLE),
    bestRankWithHand(g, seat, viewer, unit),
  ];
}

function table(g: G, viewer: Seat): number[] {
  const { active, round } = g.s;
  return [active === viewer ? 1 : -1, round / 5, ...readiness(g, viewer), homeOf(g).length / 5, goneOf(g).length / 20];
}

/** If only one player is ready, that player wins the round. If both are, the rank decides, then who was ready first. */
function readiness(g: G, viewer: Seat): number[] {
  const rival = opponent(viewer);
  const [mine, theirs] = [g.s.ready[viewer] as number, g.s.ready[rival] as number];
  const own = rankWith(g, viewer, knownCards(g, viewer, viewer));
  const lead = compareRanks(g, own, rankWith(g, rival, knownCards(g, rival, viewer)));
  const [ahead, behind] = [readyAhead(g, viewer), readyAhead(g, rival)];
  const first = ahead !== behind ? (ahead ? 1 : -1) : mine < theirs ? 1 : -1;
  if (mine !== 0 && theirs === 0) return [1, 0, 0, lead];
  if (mine === 0 && theirs !== 0) return [0, 1, 0, lead];
  if (mine === 0) return [0, 0, 0, lead];
  return [0, 0, lead === 0 ? first : Math.sign(lead), lead];
}

export const features = featuresOf<HlState>({
  side: {
    names: [
      'rounds won',
      'one round to go',
      'on stage',
      'two on stage',
      'full stage',
      'ready',
      'backstage',
      'guest',
      'hand',
      'any hand',
      'Duo',
      'Flash',
      'Trio',
      'Miracle',
      'rank with a card of the hand',
    ],
    of: side,
  },
  table: {
    names: [
      'my turn',
      'round',
      'I alone am ready',
      'they alone are ready',
      'ahead in the showdown',
      'lead in rank',
      'Home',
      'out of the game',
    ],
    of: table,
  },
});
