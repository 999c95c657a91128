/**
 * The features of a One-Deck Duel position. A declared attack or a card in the chain counts as resolved. Attack and DEF
 * are in thousands.
 */
import { featuresOf, flag, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { resolveWindow } from './resolve-window.ts';
import { countTraps, DECK_ZONE, type G, handOf, monsterZones, type OdCard, type OdState } from './state.ts';
import { attackOf, hitPoints, pointsOf } from './values.ts';

/** Below this number of points, the missing points are a feature of their own. */
const LOW_POINTS = 3;

function side(g: G, seat: Seat): number[] {
  const points = g.s.points[seat] as number;
  let [attackers, defenders, attack, best, strength, threat] = [0, 0, 0, 0, 0, 0];
  for (const id of monsterZones(g, seat)) {
    if (id < 0) continue;
    const card = g.s.cards[id] as OdCard;
    const own = attackOf(g, card) / 1000;
    attack += own;
    best = Math.max(best, own);
    strength += hitPoints(g, card) / 1000;
    if (card.defending) defenders++;
    else {
      attackers++;
      threat += pointsOf(defOf(g, card));
    }
  }
  const hand = handOf(g, seat).length;
  const traps = countTraps(g, seat);
  return [
    points / 2,
    Math.max(0, LOW_POINTS - points) / 2,
    attackers,
    defenders,
    flag(defenders > 0),
    flag(attackers + defenders === 0),
    attack,
    best,
    strength,
    threat,
    traps,
    flag(traps > 0),
    hand / 3,
    Math.min(hand, 3) / 3,
  ];
}

function table(g: G, viewer: Seat): number[] {
  const { active, turn, zones } = g.s;
  return [active === viewer ? 1 : -1, Math.min(turn, 30) / 10, (zones[DECK_ZONE] as number[]).length / 20];
}

export const features = featuresOf<OdState>({
  after: resolveWindow,
  side: {
    names: [
      'points',
      'lack of points',
      'attackers',
      'defenders',
      'guarded',
      'empty field',
      'attack',
      'best attack',
      'DEF left',
      'points threatened',
      'traps',
      'any trap',
      'hand',
      'first cards in hand',
    ],
    of: side,
  },
  table: { names: ['my turn', 'turn', 'deck'], of: table },
});
