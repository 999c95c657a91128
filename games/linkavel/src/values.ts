/**
 * LV-3.7: everything that permanent effects can change, computed when it is asked for.
 *
 * These are asked for at every decision. Where no card of the match touches a value and nothing lies on the table,
 * the printed one is right without looking.
 */
import { type AbilityTable, cardValue } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { G, LvCard } from './state.ts';

/** Whether anything could change the values of a topic. */
export const touched = (g: G, topic: AbilityTable<unknown> | undefined): boolean =>
  topic !== undefined || g.s.effects.length > 0;

/** Power is never below 0. */
export function powerOf(g: G, card: LvCard): number {
  const { power } = defOf(g, card);
  return touched(g, g.abilities.modifiers['power']) ? Math.max(0, cardValue(g, 'power', card, power)) : power;
}

/** How often a monster may attack in a turn: once (LV-5.4), unless a card says otherwise; 0 cannot attack. */
export const attacksOf = (g: G, card: LvCard): number =>
  touched(g, g.abilities.modifiers['attacks']) ? cardValue(g, 'attacks', card, 1) : 1;

/** It cannot be picked as the target of an attack. */
export const isHidden = (g: G, card: LvCard): boolean =>
  touched(g, g.abilities.modifiers['hidden']) && cardValue(g, 'hidden', card, 0) > 0;

/** While it stands, its fellows without this cannot be picked. */
export const isGuard = (g: G, card: LvCard): boolean =>
  touched(g, g.abilities.modifiers['guard']) && cardValue(g, 'guard', card, 0) > 0;

/** It may attack the player past monsters. */
export const attacksDirectly = (g: G, card: LvCard): boolean =>
  touched(g, g.abilities.modifiers['direct']) && cardValue(g, 'direct', card, 0) > 0;

/** It is not destroyed by battle, or by effects. */
export function resists(g: G, card: LvCard, how: 'battle' | 'effect'): boolean {
  const { battleProof, effectProof } = g.abilities.modifiers;
  if (!touched(g, how === 'battle' ? battleProof : effectProof)) return false;
  return cardValue(g, how === 'battle' ? 'battleProof' : 'effectProof', card, 0) > 0;
}

/** LV-6.3: how many monsters its summoning takes. */
export function costCount(g: G, card: LvCard): number {
  const { cost } = defOf(g, card);
  if (cost === null) return 0;
  return touched(g, g.abilities.modifiers['costCount'])
    ? Math.max(0, cardValue(g, 'costCount', card, cost.count))
    : cost.count;
}

/** Its effects do nothing for now. */
export function isNegated(g: G, card: LvCard): boolean {
  for (const effect of g.s.effects) if (effect.kind === 'negated' && effect.target === card.id) return true;
  return false;
}
