/** Everything that effects can change, computed when it is asked for. */
import {
  type AbilityTable,
  type CardId,
  type Effect,
  type IndexedAbility,
  type Modifier,
  playerValue,
  type Seat,
  type Vars,
  zoneOf,
} from '@taisen/kernel';
import { defOf, PHASE_COST } from './card.ts';
import { FIELD, type G, inPlay, MONSTERS, type MsCard, type MsState, monstersOf, PHASE } from './state.ts';
import { has } from './statuses.ts';

type Change = Modifier<MsState, Vars>;

/** Where abilities are that can change a value: on the monster itself, on its player's side, anywhere. */
const ITSELF: readonly number[] = [];
const SIDES = ([0, 1] as const).map((seat) => [MONSTERS, FIELD, PHASE].map((kind) => zoneOf(kind, seat)));
const ANYWHERE: readonly number[] = SIDES.flat();

/**
 * The kernel's `computed` in two halves, for a game that asks for values some hundred times a turn: this one for
 * abilities looks only where one can be, if the match has any (`table`); the other is for values that some status changes.
 */
function reckon(
  g: G,
  table: AbilityTable<Change> | undefined,
  card: MsCard,
  base: number,
  where: readonly number[],
): number {
  if (table === undefined) return base;
  if (where === ITSELF) {
    const changes = table[card.def];
    return changes === undefined || !inPlay(card) ? base : changed(g, card, card, changes, base);
  }
  const { cards, zones } = g.s;
  let result = base;
  for (let z = 0; z < where.length; z++) {
    const zone = zones[where[z] as number] as CardId[];
    for (let i = 0; i < zone.length; i++) {
      const id = zone[i] as CardId;
      if (id < 0) continue;
      const source = cards[id] as MsCard;
      const changes = table[source.def];
      if (changes !== undefined) result = changed(g, source, card, changes, result);
    }
  }
  return result;
}

/** A value that statuses change: what lies on this monster, and on no other, in the order in which it came. */
function underStatuses(g: G, value: string, card: MsCard, base: number): number {
  const { effects } = g.s;
  let result = base;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    if (effect.target !== card.id) continue;
    const change = g.abilities.effectModifiers[value]?.get(effect.kind);
    if (change !== undefined) result = change(g, effect, card, result);
  }
  return result;
}

/** What the abilities of one card make of a value of another. */
function changed(g: G, source: MsCard, card: MsCard, changes: readonly IndexedAbility<Change>[], base: number): number {
  const { vars } = defOf(g, source);
  let result = base;
  for (let i = 0; i < changes.length; i++) {
    const { key, what: change } = changes[i] as IndexedAbility<Change>;
    if (g.game.canResolve?.(g, source, key) === false) continue;
    const before = result;
    result = change(g, source, card, before, vars);
    if (result !== before && g.onAbility !== null) g.onAbility(source.def, key);
  }
  return result;
}

/** Attack is never below 0. */
export const attackOf = (g: G, card: MsCard): number =>
  Math.max(
    0,
    underStatuses(g, 'attack', card, reckon(g, g.abilities.modifiers['attack'], card, defOf(g, card).attack, ANYWHERE)),
  );

/** MS-12.1: the most HP it can have now. */
export const maxHpOf = (g: G, card: MsCard): number => defOf(g, card).hp + card.bonus;
export const hpOf = (g: G, card: MsCard): number => maxHpOf(g, card) - card.damage;

/** MS-3.8: how often it may attack in a turn; 0 cannot attack. */
export const attacksOf = (g: G, card: MsCard): number =>
  underStatuses(g, 'attacks', card, reckon(g, g.abilities.modifiers['attacks'], card, 1, ITSELF));

/** MS-5.11: how many skills it may use in a turn; 0 cannot. */
export const skillsOf = (g: G, card: MsCard): number => underStatuses(g, 'skills', card, 1);

/** MS-9.2: the share of its attack with which it strikes back. */
const COUNTER = 30;
export const counterOf = (g: G, card: MsCard): number =>
  underStatuses(g, 'counter', card, reckon(g, g.abilities.modifiers['counter'], card, COUNTER, ANYWHERE));

/** MS-11.1: the share of the excess that pierces. */
const PIERCING = 50;
export const piercingOf = (g: G, card: MsCard): number =>
  reckon(g, g.abilities.modifiers['piercing'], card, PIERCING, ITSELF);

export const isGuardian = (g: G, card: MsCard): boolean =>
  reckon(g, g.abilities.modifiers['guardian'], card, 0, ITSELF) > 0;
export const isVeiled = (g: G, card: MsCard): boolean =>
  reckon(g, g.abilities.modifiers['veiled'], card, 0, ITSELF) > 0;
export const isHidden = (g: G, card: MsCard): boolean =>
  underStatuses(g, 'hidden', card, 0) > 0 ||
  (isVeiled(g, card) && monstersOf(g, card.controller).some((other) => other !== card && !isVeiled(g, other)));
export const isWarded = (g: G, card: MsCard): boolean =>
  reckon(g, g.abilities.modifiers['ward'], card, 0, SIDES[card.controller] as number[]) > 0;
export const attacksDirectly = (g: G, card: MsCard): boolean =>
  underStatuses(g, 'direct', card, reckon(g, g.abilities.modifiers['direct'], card, 0, ITSELF)) > 0;
export const isSwift = (g: G, card: MsCard): boolean => reckon(g, g.abilities.modifiers['swift'], card, 0, ITSELF) > 0;
export const isLone = (g: G, card: MsCard): boolean => reckon(g, g.abilities.modifiers['lone'], card, 0, ITSELF) > 0;
export const leechOf = (g: G, card: MsCard): number => reckon(g, g.abilities.modifiers['leech'], card, 0, ITSELF);
export const venomOf = (g: G, card: MsCard): number => reckon(g, g.abilities.modifiers['venom'], card, 0, ITSELF);
export const isInvincible = (g: G, card: MsCard): boolean => underStatuses(g, 'invincible', card, 0) > 0;

/** How it resists destruction now (MS-11.2): not at all, by its one escape, or without end. */
export function resistance(g: G, card: MsCard): 'none' | 'once' | 'always' {
  if (isInvincible(g, card) || underStatuses(g, 'undying', card, 0) > 0) return 'always';
  return reckon(g, g.abilities.modifiers['steadfast'], card, 0, ITSELF) > 0 ? 'once' : 'none';
}

/** What is left of a damage to it. */
export function takenBy(g: G, card: MsCard, how: 'battle' | 'effect', amount: number): number {
  const { battleTaken, effectTaken } = g.abilities.modifiers;
  const value = how === 'battle' ? 'battleTaken' : 'effectTaken';
  const table = how === 'battle' ? battleTaken : effectTaken;
  return Math.max(0, underStatuses(g, value, card, reckon(g, table, card, amount, ANYWHERE)));
}

/** What it takes to use a card of the hand, at least 1. MS-8.1: a phase card is always two. */
export function costOf(g: G, card: MsCard): number {
  const { kind, cost } = defOf(g, card);
  return kind === 'phase'
    ? PHASE_COST
    : Math.max(1, reckon(g, g.abilities.modifiers['cost'], card, cost, SIDES[card.controller] as number[]));
}

/** MS-6.2: what a setsuna costs more at a chain point. */
const SETSUNA_EXTRA = 1;
export const setsunaExtra = (g: G, seat: Seat): number =>
  Math.max(0, playerValue(g, 'setsunaExtra', seat, SETSUNA_EXTRA));

export const isSilenced = (g: G, card: MsCard): boolean => g.s.effects.length > 0 && has(g, card, 'silenced');
