/**
 * Which abilities listen to an event or modify a value. Built once a game, so that nothing is searched by name while a
 * match runs, and reduced to the cards of each match.
 */
import type { Ability, CardDef, Modifier, PlayerModifier, Vars } from './card.ts';
import { type EffectKind, type EffectModifier, type Game, NO_ABILITIES, type PlayerEffectModifier } from './game.ts';
import type { State } from './state.ts';

/** An ability under its key: all of it, or its modifier of one value. */
export interface IndexedAbility<What> {
  readonly key: string;
  readonly what: What;
}
/** For one type of event, or one value: the abilities of each definition. */
export type AbilityTable<What> = readonly (readonly IndexedAbility<What>[] | undefined)[];

/** The abilities that a type of event starts. */
export interface EventListeners<S extends State> {
  readonly all: AbilityTable<Ability<S>>;
  /** Those that start by what happens to other cards; null if no card of the match has one. */
  readonly others: AbilityTable<Ability<S>> | null;
}

export interface AbilityIndex<S extends State> {
  /** No card of the match has any ability. */
  readonly isEmpty: boolean;
  /** By type of event. A map, because the type varies with every lookup. */
  readonly listeners: ReadonlyMap<string, EventListeners<S>>;
  /** A bit for each value of a card. Values beyond the thirtieth share bits. */
  readonly valueBits: ByValue<number>;
  /** The bits of all values that some card of the match modifies. */
  readonly bits: number;
  /** By definition, and by kind of effect: the bits of the values that it modifies. */
  readonly modifierBits: readonly number[];
  readonly effectBits: ReadonlyMap<string, number>;
  /** By value of a card, and by value of a player. */
  readonly modifiers: ByValue<AbilityTable<Modifier<S, Vars>>>;
  readonly playerModifiers: ByValue<AbilityTable<PlayerModifier<S, Vars>>>;
  /** The same for effects left on the table, by value and then by kind of effect. */
  readonly effectModifiers: ByValue<ReadonlyMap<string, EffectModifier<S>>>;
  readonly playerEffectModifiers: ByValue<ReadonlyMap<string, PlayerEffectModifier<S>>>;
}
/** A record, because each caller reads one name. Records of one game have the same keys in the same order: that is fast. */
type ByValue<T> = Readonly<Record<string, T | undefined>>;

const indices = new WeakMap<object, AbilityIndex<never>>();

/** The index of all cards of a game. */
export function fullAbilityIndex<S extends State>(game: Game<S>): AbilityIndex<S> {
  let index = indices.get(game) as AbilityIndex<S> | undefined;
  if (index === undefined) {
    index = buildIndex(game);
    indices.set(game, index as AbilityIndex<never>);
  }
  return index;
}

type Tables<What> = Record<string, (IndexedAbility<What>[] | undefined)[]>;

function buildIndex<S extends State>(game: Game<S>): AbilityIndex<S> {
  const all: Tables<Ability<S>> = {};
  const others: Tables<Ability<S>> = {};
  const modifiers: Tables<Modifier<S, Vars>> = {};
  const playerModifiers: Tables<PlayerModifier<S, Vars>> = {};
  const modifierBits = game.cards.map(() => 0);
  const valueBits = bitsOfValues(game);
  game.cards.forEach((card, def) => {
    function add<What>(tables: Tables<What>, name: string, key: string, what: What): void {
      tables[name] ??= new Array(game.cards.length).fill(undefined);
      const table = tables[name];
      table[def] = [...(table[def] ?? []), { key, what }];
    }
    for (const [key, ability] of Object.entries(card.abilities)) {
      if (ability.on !== undefined) add(all, ability.on, key, ability);
      if (ability.on !== undefined && ability.itself === false) add(others, ability.on, key, ability);
      const { modifies = {}, modifiesPlayer = {} } = ability;
      for (const [value, modify] of Object.entries<Modifier<S, Vars>>(modifies)) add(modifiers, value, key, modify);
      for (const [value, modify] of Object.entries<PlayerModifier<S, Vars>>(modifiesPlayer))
        add(playerModifiers, value, key, modify);
      for (const value in modifies) modifierBits[def] = (modifierBits[def] as number) | (valueBits[value] as number);
      if (ability.modifiesPlayer !== undefined) modifierBits[def] = (modifierBits[def] as number) | PLAYER_BIT;
    }
  });
  const byEvent = Object.entries(all).map(([on, table]) => [on, { all: table, others: others[on] ?? null }] as const);
  return {
    isEmpty: false,
    listeners: new Map(byEvent),
    valueBits,
    bits: modifierBits.reduce((all, bits) => all | bits, 0),
    modifierBits,
    effectBits: new Map(
      Object.entries(game.effects).map(([kind, { modifies = {} }]) => [kind, bitsOf(modifies, valueBits)]),
    ),
    modifiers,
    playerModifiers,
    effectModifiers: byValue<S, EffectModifier<S>>(game.effects, ({ modifies }) => modifies),
    playerEffectModifiers: byValue<S, PlayerEffectModifier<S>>(game.effects, ({ modifiesPlayer }) => modifiesPlayer),
  };
}

/** Modifiers of players' values: they are few, and share one bit. */
const PLAYER_BIT = 1 << 30;
/** How many bits the values of cards share. */
const BITS = 30;

function bitsOfValues<S extends State>(game: Game<S>): Record<string, number> {
  const modified = [...game.cards.flatMap(({ abilities }) => Object.values(abilities)), ...Object.values(game.effects)];
  const values = [...new Set(modified.flatMap(({ modifies = {} }) => Object.keys(modifies)))];
  return Object.fromEntries(values.map((value, i) => [value, 1 << (i % BITS)]));
}

const bitsOf = (modifies: object, bits: Readonly<Record<string, number>>): number =>
  Object.keys(modifies).reduce((all, value) => all | (bits[value] as number), 0);

function byValue<S extends State, Modify>(
  kinds: Game<S>['effects'],
  modifiersOf: (kind: EffectKind<S>) => { readonly [value: string]: Modify | undefined } | undefined,
): Record<string, Map<string, Modify>> {
  const values: Record<string, Map<string, Modify>> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    for (const [value, modify] of Object.entries(modifiersOf(kind) ?? {})) {
      if (modify === undefined) continue;
      values[value] ??= new Map();
      values[value].set(name, modify);
    }
  }
  return values;
}

/** The index of the cards of a match. No other cards come into it. */
export function abilityIndexOf<S extends State>(game: Game<S>, s: S): AbilityIndex<S> {
  const full = fullAbilityIndex(game);
  const defs: number[] = [];
  for (let i = 0; i < s.cards.length; i++) {
    const { def } = s.cards[i] as S['cards'][number];
    // Copies of a card are mostly next to each other. A definition that is listed twice does no harm.
    if (def === defs.at(-1)) continue;
    if ((game.cards[def] as CardDef<S>).abilities !== NO_ABILITIES) defs.push(def);
  }
  return {
    isEmpty: defs.length === 0,
    listeners: listenersAmong(full.listeners, defs),
    valueBits: full.valueBits,
    bits: defs.reduce((all, def) => all | (full.modifierBits[def] as number), 0),
    modifierBits: full.modifierBits,
    effectBits: full.effectBits,
    modifiers: valuesAmong(full.modifiers, defs),
    playerModifiers: valuesAmong(full.playerModifiers, defs),
    effectModifiers: full.effectModifiers,
    playerEffectModifiers: full.playerEffectModifiers,
  };
}

function listenersAmong<S extends State>(
  full: AbilityIndex<S>['listeners'],
  defs: readonly number[],
): AbilityIndex<S>['listeners'] {
  const reduced = new Map<string, EventListeners<S>>();
  full.forEach((listeners, event) => {
    const { all, others } = listeners;
    if (!hasAny(all, defs)) return;
    reduced.set(event, others === null || hasAny(others, defs) ? listeners : { all, others: null });
  });
  return reduced;
}

function valuesAmong<What>(full: ByValue<AbilityTable<What>>, defs: readonly number[]): ByValue<AbilityTable<What>> {
  const reduced: Record<string, AbilityTable<What> | undefined> = { ...full };
  for (const value in reduced) if (!hasAny(reduced[value] as AbilityTable<What>, defs)) reduced[value] = undefined;
  return reduced;
}

function hasAny(table: AbilityTable<unknown>, defs: readonly number[]): boolean {
  for (let i = 0; i < defs.length; i++) if (table[defs[i] as number] !== undefined) return true;
  return false;
}
