import { cardValue } from '@taisen/kernel';
import { defOf, type ShCardDef } from './card.ts';
import type { G, ShCard } from './state.ts';

/**
 * The cost of a card now. SH-1.5: each death of a character that counts adds its base cost once. SH-1.6, SH-1.7: other
 * cards cost what is printed. SH-1.2: using a card costs at least 1.
 */
export function costOf(g: G, card: ShCard): number {
  const cost = baseCost(g, card, defOf(g, card));
  return Math.max(1, cardValue(g, 'cost', card, cost));
}

function baseCost(g: G, card: ShCard, def: ShCardDef): number {
  const deaths = deathsCounted(g, card);
  if (deaths === 0) return def.cost;
  if (def.costClause === null) return def.cost * (1 + deaths);
  if (g.onAbility !== null) g.onAbility(card.def, def.costClause);
  return def.abilities[def.costClause]?.ownCost?.(def, deaths) ?? def.cost;
}

/** SH-1.5: the deaths that count for the cost: a value that effects change, by card or by name. */
function deathsCounted(g: G, card: ShCard): number {
  const deaths = g.rulings.deathsCount === 'name' ? deathsOfName(g, card) : card.deaths;
  return deaths === 0 ? 0 : Math.max(0, cardValue(g, 'deaths', card, deaths));
}

function deathsOfName(g: G, { def, owner }: ShCard): number {
  let deaths = 0;
  for (const name of g.s.fallen) if (name === def * 2 + owner) deaths++;
  return deaths;
}

/** SH-1.7: on the opponent's field a domain costs double. */
export const extensionCost = (g: G, card: ShCard): number =>
  Math.max(1, cardValue(g, 'extensionCost', card, costOf(g, card) * 2));
