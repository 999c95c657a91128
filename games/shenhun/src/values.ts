/** Every value that continuous effects can change. Values are computed on each read. */
import { cardValue } from '@taisen/kernel';
import { defOf } from './card.ts';
import { keywordOf } from './keywords.ts';
import { FRONT, type G, isStanding, type ShCard, standsIn } from './state.ts';

export const attackOf = (g: G, card: ShCard): number =>
  Math.max(0, cardValue(g, 'attack', card, defOf(g, card).attack));

/** Full health of a character, full durability of a lasting miracle or domain. */
export const healthOf = (g: G, card: ShCard): number =>
  cardValue(g, 'health', card, defOf(g, card).health) - cardValue(g, 'frailty', card, 0);

/** The health or durability that is left after damage (SH-5.3). */
export const healthLeft = (g: G, card: ShCard): number => healthOf(g, card) - card.damage;

/** SH-8.6: one attack a turn, unless a card changes it. */
export const attacksOf = (g: G, card: ShCard): number =>
  Math.max(0, cardValue(g, 'attacks', card, 1 + keywordOf(g, card, 'flurry')));

/** Above 0, its attacks on the deity are not stopped by characters and take this much power. */
export const pierceOf = (g: G, card: ShCard): number => cardValue(g, 'pierce', card, 0);

/** The priority with which it protects others (SH-8.8): 0 for a front character, -1 for no protection. */
export const priorityOf = (g: G, card: ShCard): number =>
  keywordOf(g, card, 'guard', isStanding(card) && standsIn(card) === FRONT ? 0 : -1);
