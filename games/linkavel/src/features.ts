/** The features of a LinkaVel position. LP and power are in thousands. */
import { featuresOf, flag, opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { deckOf, type G, handOf, type LvState, magicZones, monstersOf } from './state.ts';
import { isGuard, isHidden, powerOf } from './values.ts';

/** Below this many thousand LP, the missing LP are a feature of their own. */
const LOW_LP = 1.5;

function side(g: G, seat: Seat): number[] {
  const lp = (g.s.lp[seat] as number) / 1000;
  let [count, power, best, levels, hardToAttack] = [0, 0, 0, 0, 0];
  for (const monster of monstersOf(g, seat)) {
    const own = powerOf(g, monster) / 1000;
    count++;
    power += own;
    if (own > best) best = own;
    levels += defOf(g, monster).level - 1;
    if (isGuard(g, monster) || isHidden(g, monster)) hardToAttack++;
  }
  let magic = 0;
  for (const id of magicZones(g, seat)) if (id >= 0) magic++;
  const hand = handOf(g, seat).length;
  return [
    lp,
    Math.max(0, LOW_LP - lp),
    count,
    flag(count === 0),
    power,
    best,
    levels,
    hardToAttack,
    magic,
    hand / 3,
    Math.min(hand, 3) / 3,
    deckOf(g, seat).length / 10,
  ];
}

function table(g: G, viewer: Seat): number[] {
  const { active, turn, lp } = g.s;
  const mine = active === viewer ? 1 : -1;
  const strength = (seat: Seat) => monstersOf(g, seat).reduce((sum, card) => sum + powerOf(g, card), 0);
  const lethal = (seat: Seat) => flag(strength(seat) >= (lp[opponent(seat)] as number));
  return [mine, Math.min(turn, 20) / 10, lethal(viewer), lethal(opponent(viewer))];
}

export const features = featuresOf<LvState>({
  side: {
    names: [
      'LP',
      'lack of LP',
      'monsters',
      'empty field',
      'power',
      'best power',
      'levels',
      'monsters hard to attack',
      'magic',
      'hand',
      'first cards in hand',
      'deck',
    ],
    of: side,
  },
  table: {
    names: ['my turn', 'turn', 'my power is enough', 'their power is enough'],
    of: table,
  },
});
