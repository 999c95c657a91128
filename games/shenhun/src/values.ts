/** Everything that continuous effects can change, computed when it is asked for. */
import { VALUE } from './bits.ts';
import { defOf } from './card.ts';
import { changersOf, currently } from './changes.ts';
import { keywordOf } from './keywords.ts';
import { FRONT, type G, isStanding, type ShCard, standsIn } from './state.ts';

/** Attack is never below 0. */
export const attackOf = (g: G, card: ShCard, changers = changersOf(g)): number =>
  Math.max(0, currently(g, VALUE.attack, card, defOf(g, card).attack, changers));

/** Full health of a character, full durability of a lasting miracle or domain. */
export const healthOf = (g: G, card: ShCard, changers = changersOf(g)): number =>
  currently(g, VALUE.health, card, defOf(g, card).health, changers) - currently(g, VALUE.frailty, card, 0, changers);

/** What is left of it under its damage (SH-5.3). */
export const leftOf = (g: G, card: ShCard, changers = changersOf(g)): number =>
  healthOf(g, card, changers) - card.damage;

/** SH-8.6: one attack a turn, unless a card says otherwise. */
export const attacksOf = (g: G, card: ShCard, changers = changersOf(g)): number =>
  Math.max(0, currently(g, VALUE.attacks, card, 1 + keywordOf(g, card, VALUE.flurry, 0, changers), changers));

/** The priority with which it protects others (SH-8.8): a front character's own is 0, -1 is none. */
export const priorityOf = (g: G, card: ShCard, changers = changersOf(g)): number =>
  keywordOf(g, card, VALUE.guard, isStanding(card) && standsIn(card) === FRONT ? 0 : -1, changers);
