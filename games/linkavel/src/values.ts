/** LV-3.7: every value that permanent effects can change. Values are computed on each read. */
import { cardValue } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { G, LvCard } from './state.ts';

export const powerOf = (g: G, card: LvCard): number => Math.max(0, cardValue(g, 'power', card, defOf(g, card).power));

/** How often a monster may attack in a turn: once (LV-5.4) unless a card changes it. At 0 it cannot attack. */
export const attacksOf = (g: G, card: LvCard): number => cardValue(g, 'attacks', card, 1);

/** A hidden monster cannot be the target of an attack. */
export const isHidden = (g: G, card: LvCard): boolean => cardValue(g, 'hidden', card, 0) > 0;

/** While a guard is on the field, monsters of its side that are not guards cannot be the target of an attack. */
export const isGuard = (g: G, card: LvCard): boolean => cardValue(g, 'guard', card, 0) > 0;

/** It may attack directly although the opponent has monsters. */
export const attacksDirectly = (g: G, card: LvCard): boolean => cardValue(g, 'direct', card, 0) > 0;

/** It cannot be destroyed by battle, or by effects. */
export const resists = (g: G, card: LvCard, how: 'battle' | 'effect'): boolean =>
  cardValue(g, how === 'battle' ? 'battleProof' : 'effectProof', card, 0) > 0;

/** Whether it may be normal summoned from its owner's trash. */
export const isSummonableFromTrash = (g: G, card: LvCard): boolean => cardValue(g, 'fromTrash', card, 0) > 0;

/** LV-6.3: how many monsters its summoning condition needs. */
export function costCount(g: G, card: LvCard): number {
  const { cost } = defOf(g, card);
  return cost === null ? 0 : Math.max(0, cardValue(g, 'costCount', card, cost.count));
}

/** Whether its effects are negated. */
export function isNegated(g: G, card: LvCard): boolean {
  for (const effect of g.s.effects) if (effect.kind === 'negated' && effect.target === card.id) return true;
  return false;
}
