/** Every value that effects can change. Values are computed on each read. */
import { cardValue, playerValue, type Seat } from '@taisen/kernel';
import { defOf, PHASE_COST } from './card.ts';
import { type G, type MsCard, monstersOf } from './state.ts';
import { hasStatus } from './statuses.ts';

export const attackOf = (g: G, card: MsCard): number =>
  Math.max(0, cardValue(g, 'attack', card, defOf(g, card).attack));

/** MS-12.1: the maximum HP now. */
export const maxHpOf = (g: G, card: MsCard): number => cardValue(g, 'hp', card, defOf(g, card).hp + card.bonus);
/** MS-9.1: HP never go below 0. */
export const hpOf = (g: G, card: MsCard): number => Math.max(0, maxHpOf(g, card) - card.damage);

/** MS-3.8: how often it may attack in a turn; at 0 it cannot attack. */
export const attacksOf = (g: G, card: MsCard): number => cardValue(g, 'attacks', card, 1);

/** MS-5.11: how many skills it may use in a turn; at 0 it cannot use any. */
export const skillsOf = (g: G, card: MsCard): number => cardValue(g, 'skills', card, 1);

/** MS-9.2: the percentage of its attack that a counter deals. */
const COUNTER = 30;
export const counterOf = (g: G, card: MsCard): number => cardValue(g, 'counter', card, COUNTER);

/** MS-11.1: the percentage of the excess that pierces. */
const PIERCING = 50;
export const piercingOf = (g: G, card: MsCard): number => cardValue(g, 'piercing', card, PIERCING);

export const isGuardian = (g: G, card: MsCard): boolean => cardValue(g, 'guardian', card, 0) > 0;
export const isVeiled = (g: G, card: MsCard): boolean => cardValue(g, 'veiled', card, 0) > 0;
export const isHidden = (g: G, card: MsCard): boolean =>
  cardValue(g, 'hidden', card, 0) > 0 ||
  (isVeiled(g, card) && monstersOf(g, card.controller).some((other) => other !== card && !isVeiled(g, other)));
export const isWarded = (g: G, card: MsCard): boolean => cardValue(g, 'ward', card, 0) > 0;
export const attacksDirectly = (g: G, card: MsCard): boolean => cardValue(g, 'direct', card, 0) > 0;
/** MS-9.4, MS-9.5: whether its direct attacks are not reduced. */
export const isUnreduced = (g: G, card: MsCard): boolean => cardValue(g, 'unreduced', card, 0) > 0;
export const isSwift = (g: G, card: MsCard): boolean => cardValue(g, 'swift', card, 0) > 0;
export const isLone = (g: G, card: MsCard): boolean => cardValue(g, 'lone', card, 0) > 0;
export const leechOf = (g: G, card: MsCard): number => cardValue(g, 'leech', card, 0);
export const venomOf = (g: G, card: MsCard): number => cardValue(g, 'venom', card, 0);
export const isInvincible = (g: G, card: MsCard): boolean => cardValue(g, 'invincible', card, 0) > 0;

/** Whether it resists destruction now (MS-11.2): not at all, once, or always. */
export function resistance(g: G, card: MsCard): 'none' | 'once' | 'always' {
  if (isInvincible(g, card) || cardValue(g, 'undying', card, 0) > 0) return 'always';
  return cardValue(g, 'steadfast', card, 0) > 0 ? 'once' : 'none';
}

/** The damage that it takes after reductions. */
export function damageTaken(g: G, card: MsCard, how: 'battle' | 'effect', amount: number): number {
  return Math.max(0, cardValue(g, how === 'battle' ? 'battleTaken' : 'effectTaken', card, amount));
}

/** The cost of a card in the hand, at least 1. MS-8.1: a phase card always costs two. */
export function costOf(g: G, card: MsCard): number {
  const { kind, cost } = defOf(g, card);
  return kind === 'phase' ? PHASE_COST : Math.max(1, cardValue(g, 'cost', card, cost));
}

/** MS-6.2: the additional cost of a setsuna at a chain point. */
const SETSUNA_EXTRA = 1;
export const setsunaExtra = (g: G, seat: Seat): number =>
  Math.max(0, playerValue(g, 'setsunaExtra', seat, SETSUNA_EXTRA));

export const isSilenced = (g: G, card: MsCard): boolean => g.s.effects.length > 0 && hasStatus(g, card, 'silenced');
