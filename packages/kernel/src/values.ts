/**
 * Values under continuous effects, computed from the base value and everything that is active; never stored.
 *
 * A value is read many times a decision. So the cards in play that modify any value are searched once, and again only
 * after a card has entered or left play. `plainCardValue` does without that: tests compare the two.
 */
import type { AbilityTable, IndexedAbility } from './ability-index.ts';
import type { CardDef, CardOf } from './card.ts';
import type { Ctx, TypesOf } from './game.ts';
import { type Card, type Effect, NO_CARD, type State } from './state.ts';
import type { CardId, Seat } from './types.ts';

/** The cards found, and the state and epoch that they were found in. */
export interface ModifierSources {
  readonly state: State | null;
  readonly epoch: number;
  readonly cards: readonly Card[];
}
const NO_CARDS: readonly Card[] = [];
export const NO_SOURCES: ModifierSources = { state: null, epoch: 0, cards: NO_CARDS };

/** The present value of something about a card, e.g. its power. */
export function cardValue<S extends State>(
  g: Ctx<S>,
  value: TypesOf<S>['values'],
  card: CardOf<S>,
  base: number,
): number {
  let result = base;
  const table = g.abilities.modifiers[value];
  if (table !== undefined) {
    const sources = sourcesOf(g);
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i] as CardOf<S>;
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
  if (effects.length === 0) return result;
  const modifiers = g.abilities.effectModifiers[value];
  if (modifiers === undefined) return result;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const modify = modifiers.get(effect.kind);
    if (modify !== undefined) result = modify(g, effect, card, result);
  }
  return result;
}

/** Whether anything could modify a value of any card now: false is certain. */
export function mayBeModified<S extends State>(g: Ctx<S>, value: TypesOf<S>['values']): boolean {
  return (
    g.abilities.modifiers[value] !== undefined ||
    (g.s.effects.length > 0 && g.abilities.effectModifiers[value] !== undefined)
  );
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
    for (const source of sourcesOf(g) as readonly CardOf<S>[]) {
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

function sourcesOf<S extends State>(g: Ctx<S>): readonly Card[] {
  const { s, epoch, sources } = g;
  if (sources.state === s && sources.epoch === epoch) return sources.cards;
  const cards = findSources(g);
  g.sources = { state: s, epoch, cards };
  return cards;
}

/** In the order of the zones. Cards that lie face down are among them: they may be turned over. */
function findSources<S extends State>(g: Ctx<S>): readonly Card[] {
  const { zones, cards } = g.s;
  const { activeZones } = g.index;
  const { isModifier } = g.abilities;
  let found: Card[] | null = null;
  for (let i = 0; i < activeZones.length; i++) {
    const zone = zones[activeZones[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id === NO_CARD) continue;
      const card = cards[id] as Card;
      if (!isModifier[card.def]) continue;
      if (found === null) found = [card];
      else found.push(card);
    }
  }
  return found ?? NO_CARDS;
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
