import { cardValue } from '@taisen/kernel';
import { defOf, type ShCardDef } from './card.ts';
import type { G, ShCard } from './state.ts';

/**
 * What a card costs now. SH-1.5: a character that has died costs its base once more for every death; SH-1.6 and
 * SH-1.7: everything else what is printed. SH-1.2: using a card always costs something.
 */
export function costOf(g: G, card: ShCard): number {
  const cost = baseCost(g, card, defOf(g, card));
  return Math.max(1, cardValue(g, 'cost', card, cost));
}

function baseCost(g: G, card: ShCard, def: ShCardDef): number {
  if (card.deaths === 0) return def.cost;
  if (def.priced === null) return def.cost * (1 + card.deaths);
  if (g.onAbility !== null) g.onAbility(card.def, def.priced);
  return def.abilities[def.priced]?.ownCost?.(def, card.deaths) ?? def.cost;
}

/** SH-1.7: twice that on the opponent's field. */
export const extensionCost = (g: G, card: ShCard): number =>
  Math.max(1, cardValue(g, 'extensionCost', card, costOf(g, card) * 2));
