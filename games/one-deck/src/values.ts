/** Values of cards and players that are computed on each read. */
import { cardValue, type Effect, opponent, type Seat } from '@taisen/kernel';
import { type Relation, relation, underRelation } from './attributes.ts';
import { type Attribute, defOf, type OdCardDef } from './card.ts';
import { isContrary } from './effects.ts';
import type { G, OdCard } from './state.ts';

/** OD-3.6: a monster with this DEF may attack in the turn it was placed. */
export const QUICK_DEFENCE = 500;

/** Attack with all boosts, before attributes. */
export const attackOf = (g: G, card: OdCard): number =>
  Math.max(0, cardValue(g, 'attack', card, defOf(g, card).attack));

/** OD-5.5: the remaining DEF. */
export const hitPoints = (g: G, card: OdCard): number => Math.max(0, defOf(g, card).defence - card.damage);

/** OD-5.6 */
export function isDefeated(g: G, card: OdCard): boolean {
  const { defence } = defOf(g, card);
  return g.rulings.fallsWhen === 'exceeded' ? card.damage > defence : card.damage >= defence;
}

/** OD-4, OD-8.2: the relation of a monster to the other one now. */
export function relationBetween(g: G, striker: OdCard, other: OdCard, attacking: boolean): Relation {
  const to = relation(defOf(g, striker).attribute as Attribute, defOf(g, other).attribute as Attribute, attacking);
  return isContrary(g) ? ((0 - to) as Relation) : to;
}

/** OD-5.3: the damage that a monster deals to the other one. OD-4.5 applies to the attack after boosts. */
export function strikeDamage(g: G, striker: OdCard, other: OdCard, attacking: boolean): number {
  const to = relationBetween(g, striker, other, attacking);
  const boosted = attackOf(g, striker);
  if (g.rulings.boostFirst) return underRelation(boosted, to);
  const printed = defOf(g, striker).attack;
  return underRelation(printed, to) + boosted - printed;
}

/** OD-5.7: the points that a direct attack takes. */
export const pointsOf = (def: OdCardDef): number => (def.stars >= 6 ? 2 : 1);

/** OD-2.2, OD-2.3: the cost that a player gets when the turn begins. */
export function gainOf(g: G, seat: Seat, traps: number): number {
  const { turn, starter } = g.s;
  const own = (turn + (seat === starter ? 1 : 0)) >> 1;
  return Math.max(0, (g.rulings.costBy === 'total' ? turn : own) - traps);
}

/** OD-8.3: whether battle damage from this player's monsters is 0. */
export function dealsNoBattleDamage(g: G, seat: Seat): boolean {
  const { effects } = g.s;
  for (let i = 0; i < effects.length; i++) {
    const { kind, seat: by } = effects[i] as Effect;
    if (kind === 'peace' && by === opponent(seat)) return true;
  }
  return false;
}
