/** LV-3.7: everything that permanent effects can change, computed when it is asked for. */
import { computed } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { G, LvCard } from './state.ts';

/** Power is never below 0. */
export const powerOf = (g: G, card: LvCard): number => Math.max(0, computed(g, 'power', card, defOf(g, card).power));

/** How often a monster may attack in a turn: once (LV-5.4), unless a card says otherwise; 0 cannot attack. */
export const attacksOf = (g: G, card: LvCard): number => computed(g, 'attacks', card, 1);

/** It cannot be picked as the target of an attack. */
export const isHidden = (g: G, card: LvCard): boolean => computed(g, 'hidden', card, 0) > 0;

/** While it stands, its fellows without this cannot be picked. */
export const isGuard = (g: G, card: LvCard): boolean => computed(g, 'guard', card, 0) > 0;

/** It may attack the player past monsters. */
export const attacksDirectly = (g: G, card: LvCard): boolean => computed(g, 'direct', card, 0) > 0;

/** It is not destroyed by battle, or by effects. */
export const resists = (g: G, card: LvCard, how: 'battle' | 'effect'): boolean =>
  computed(g, how === 'battle' ? 'battleProof' : 'effectProof', card, 0) > 0;

/** LV-6.3: how many monsters its summoning takes. */
export const costCount = (g: G, card: LvCard): number => {
  const { cost } = defOf(g, card);
  return cost === null ? 0 : Math.max(0, computed(g, 'costCount', card, cost.count));
};

/** Its effects do nothing for now. */
export const isNegated = (g: G, card: LvCard): boolean =>
  g.s.effects.some((effect) => effect.kind === 'negated' && effect.target === card.id);
