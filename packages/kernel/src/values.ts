/**
 * Values under continuous effects, computed from the base value and everything that is active; never stored.
 *
 * A value is read many times a decision. So the cards and effects that modify any value are searched once, and again
 * only after a card has entered or left play or an effect has changed. `plainCardValue` does without that: tests compare
 * the two.
 */
import type { AbilityTable, IndexedAbility } from './ability-index.ts';
import type { CardDef, CardOf } from './card.ts';
import type { Ctx, TypesOf } from './game.ts';
import { type Card, type Effect, NO_CARD, type State } from './state.ts';
import type { CardId, Seat } from './types.ts';

/** What modifies values in a match at present, and what it was found from. */
export interface ModifierSources {
  readonly state: State | null;
  readonly epoch: number;
  /** Effects are only added at the end of their list, so their number and the last one identify it. */
  readonly effects: number;
  readonly lastEffect: Effect | undefined;
  readonly cards: readonly Card[];
  /** Bits of the values that these cards modify, and of those that an effect modifies. */
  readonly cardBits: number;
  readonly effectBits: number;
}
const NO_CARDS: readonly Card[] = [];
export const NO_SOURCES: ModifierSources = {
  state: null,
  epoch: 0,
  effects: 0,
  lastEffect: undefined,
  cards: NO_CARDS,
  cardBits: 0,
  effectBits: 0,
};

/** The present value of something about a card, e.g. its power. */
export function cardValue<S extends State>(
  g: Ctx<S>,
  value: TypesOf<S>['values'],
  card: CardOf<S>,
  base: number,
): number {
  return mayBeModified(g, value) ? modified(g, value, card, base) : base;
}

function modified<S extends State>(g: Ctx<S>, value: TypesOf<S>['values'], card: CardOf<S>, base: number): number {
  const { cards, cardBits, effectBits } = g.sources;
  const bit = g.abilities.valueBits[value] as number;
  const table = g.abilities.modifiers[value];
  let result = base;
  if ((cardBits & bit) !== 0 && table !== undefined) {
    for (let i = 0; i < cards.length; i++) {
      const source = cards[i] as CardOf<S>;
      const abilities = table[source.def];
      if (abilities === undefined || source.faceDown) continue;
      const { vars } = g.game.cards[source.def] as CardDef<S>;
      for (let j = 0; j < abilities.length; j++) {
        const { key, what: modify } = abilities[j] as (typeof abilities)[number];
        if (!holds(g, source, key)) continue;
        result = noted(g, source, key, result, modify(g, source, card, result, vars));
      }
    }
  }
  const { effects } = g.s;
  const modifiers = g.abilities.effectModifiers[value];
  if ((effectBits & bit) === 0 || modifiers === undefined) return result;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const modify = modifiers.get(effect.kind);
    if (modify !== undefined) result = modify(g, effect, card, result);
  }
  return result;
}

/** Whether anything could modify a value of any card now: false is certain. */
export function mayBeModified<S extends State>(g: Ctx<S>, value: TypesOf<S>['values']): boolean {
  const { bits, valueBits } = g.abilities;
  const bit = valueBits[value] as number;
  // Most matches have no card that modifies this value, and no effects.
  if ((bits & bit) === 0 && g.s.effects.length === 0) return false;
  const { cardBits, effectBits } = sourcesOf(g);
  return ((cardBits | effectBits) & bit) !== 0;
}

/** The present value of something about a player, e.g. the damage it takes. */
export function playerValue<S extends State>(
  g: Ctx<S>,
  value: TypesOf<S>['playerValues'],
  seat: Seat,
  base: number,
): number {
  let result = base;
  const table = g.abilities.playerModifiers[value];
  if (table !== undefined) {
    for (const source of sourcesOf(g).cards as readonly CardOf<S>[]) {
      if (source.faceDown) continue;
      const { vars } = g.game.cards[source.def] as CardDef<S>;
      for (const { key, what: modify } of abilitiesOf(table, source))
        if (holds(g, source, key)) result = noted(g, source, key, result, modify(g, source, seat, result, vars));
    }
  }
  const modifiers = g.abilities.playerEffectModifiers[value];
  if (modifiers === undefined) return result;
  for (const effect of g.s.effects) {
    const modify = modifiers.get(effect.kind);
    if (modify !== undefined) result = modify(g, effect, seat, result);
  }
  return result;
}

const NONE: readonly never[] = [];
const abilitiesOf = <What>(table: AbilityTable<What>, { def }: Card): readonly IndexedAbility<What>[] =>
  table[def] ?? NONE;

const holds = <S extends State>(g: Ctx<S>, source: CardOf<S>, key: string): boolean =>
  g.game.canResolve === undefined || g.game.canResolve(g, source, key);

/** Reports an ability that has changed a value. */
function noted<S extends State>(g: Ctx<S>, source: CardOf<S>, key: string, before: number, after: number): number {
  if (after !== before && g.onAbility !== null) g.onAbility(source.def, key);
  return after;
}

function sourcesOf<S extends State>(g: Ctx<S>): ModifierSources {
  const { s, epoch, sources } = g;
  const { effects } = s;
  const count = effects.length;
  // Reading an array at -1 is slow.
  const last = count === 0 ? undefined : effects[count - 1];
  if (sources.state === s && sources.epoch === epoch && sources.effects === count && sources.lastEffect === last)
    return sources;
  g.sources = findSources(g, count, last);
  return g.sources;
}

/** Cards are in the order of the zones. Those that lie face down are among them: they may be turned over. */
function findSources<S extends State>(g: Ctx<S>, count: number, lastEffect: Effect | undefined): ModifierSources {
  const { zones, cards, effects } = g.s;
  const { activeZones } = g.index;
  const { modifierBits, effectBits: bitsOf } = g.abilities;
  let found: Card[] | null = null;
  let cardBits = 0;
  for (let i = 0; i < activeZones.length; i++) {
    const zone = zones[activeZones[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id === NO_CARD) continue;
      const card = cards[id] as Card;
      const modified = modifierBits[card.def] as number;
      if (modified === 0) continue;
      cardBits |= modified;
      if (found === null) found = [card];
      else found.push(card);
    }
  }
  let effectBits = 0;
  for (let i = 0; i < count; i++) effectBits |= bitsOf.get((effects[i] as Effect).kind) ?? 0;
  return { state: g.s, epoch: g.epoch, effects: count, lastEffect, cards: found ?? NO_CARDS, cardBits, effectBits };
}

/** `cardValue` without anything kept between two calls: the reference for tests. */
export function plainCardValue<S extends State>(
  g: Ctx<S>,
  value: TypesOf<S>['values'],
  card: CardOf<S>,
  base: number,
): number {
  return cardValue({ ...g, sources: NO_SOURCES }, value, card, base);
}
