/** LV-3.7: everything that permanent effects can change, computed when it is asked for. */
import { cardValue } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { G, LvCard } from './state.ts';

/** Power is never below 0. */
export const powerOf = (g: G, card: LvCard): number => Math.max(0, cardValue(g, 'power', card, defOf(g, card).power));

/** How often a monster may attack in a turn: once (LV-5.4), unless a card says otherwise; 0 cannot attack. */
export const attacksOf = (g: G, card: LvCard): number => cardValue(g, 'attacks', card, 1);

/** It cannot be picked as the target of an attack. */
export const isHidden = (g: G, card: LvCard): boolean => cardValue(g, 'hidden', card, 0) > 0;

/** While it stands, its fellows without this cannot be picked. */
export const isGuard = (g: G, card: LvCard): boolean => cardValue(g, 'guard', card, 0) > 0;

/** It may attack the player past monsters. */
export const attacksDirectly = (g: G, card: LvCard): boolean => cardValue(g, 'direct', card, 0) > 0;

/** It is not destroyed by battle, or by effects. */
export const resists = (g: G, card: LvCard, how: 'battle' | 'effect'): boolean =>
  cardValue(g, how === 'battle' ? 'battleProof' : 'effectProof', card, 0) > 0;

/** LV-6.3: how many monsters its summoning takes. */
export function costCount(g: G, card: LvCard): number {
  const { cost } = defOf(g, card);
  return cost === null ? 0 : Math.max(0, cardValue(g, 'costCount', card, cost.count));
}

/** Its effects do nothing for now. */
export function isNegated(g: G, card: LvCard): boolean {
  for (const effect of g.s.effects) if (effect.kind === 'negated' && effect.target === card.id) return true;
  return false;
}
