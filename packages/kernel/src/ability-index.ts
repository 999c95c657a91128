/** What abilities are concerned with: looked up by name once a game, so that nothing is while it is played. */
import type { Ability, CardDef, Modifier, PlayerModifier, Vars } from './card.ts';
import { type EffectKind, type EffectModifier, type Game, NO_ABILITIES, type PlayerEffectModifier } from './game.ts';
import type { State } from './state.ts';

/** An ability that a topic concerns, under its key, and what of it: all of it, or its change of one value. */
export interface IndexedAbility<What> {
  readonly key: string;
  readonly what: What;
}
/** For a topic (a type of event, or a value): def → its abilities concerned. */
export type AbilityTable<What> = readonly (readonly IndexedAbility<What>[] | undefined)[];

/** The abilities that a type of event starts. */
export interface EventListeners<S extends State> {
  readonly all: AbilityTable<Ability<S>>;
  /** Those among them that start by what happens to other cards, if any card of the match has one. */
  readonly others: AbilityTable<Ability<S>> | null;
}

/** The topics that some card of a match is concerned with; all others need no looking. */
export interface AbilityIndex<S extends State> {
  /** No card of the match waits for anything. */
  readonly isEmpty: boolean;
  /** By type of event. A map: which event it is varies with every look, and there are many. */
  readonly listeners: ReadonlyMap<string, EventListeners<S>>;
  /** By value of a card: what changes it. */
  readonly modifiers: Values<Modifier<S, Vars>>;
  /** By value of a player: what changes it. */
  readonly playerModifiers: Values<PlayerModifier<S, Vars>>;
  /** The same of effects left on the table, by value and then by kind of effect. */
  readonly effectModifiers: Readonly<Record<string, ReadonlyMap<string, EffectModifier<S>> | undefined>>;
  readonly playerEffectModifiers: Readonly<Record<string, ReadonlyMap<string, PlayerEffectModifier<S>> | undefined>>;
}
/** Values are looked up by names that do not vary. With the same keys in the same order, live or not, that is fast. */
type Values<What> = Readonly<Record<string, AbilityTable<What> | undefined>>;

const found = new WeakMap<object, AbilityIndex<never>>();

/** Every topic that a card of the game is concerned with. */
export function fullAbilityIndex<S extends State>(game: Game<S>): AbilityIndex<S> {
  let topics = found.get(game) as AbilityIndex<S> | undefined;
  if (topics === undefined) {
    topics = buildIndex(game);
    found.set(game, topics as AbilityIndex<never>);
  }
  return topics;
}

type Found<What> = Record<string, (IndexedAbility<What>[] | undefined)[]>;

function buildIndex<S extends State>(game: Game<S>): AbilityIndex<S> {
  const hears: Found<Ability<S>> = {};
  const overhears: Found<Ability<S>> = {};
  const modifiers: Found<Modifier<S, Vars>> = {};
  const playerModifiers: Found<PlayerModifier<S, Vars>> = {};
  game.cards.forEach((card, def) => {
    function add<What>(topics: Found<What>, topic: string, key: string, what: What): void {
      topics[topic] ??= new Array(game.cards.length).fill(undefined);
      const table = topics[topic];
      table[def] = [...(table[def] ?? []), { key, what }];
    }
    for (const [key, ability] of Object.entries(card.abilities)) {
      if (ability.on !== undefined) add(hears, ability.on, key, ability);
      if (ability.on !== undefined && ability.itself === false) add(overhears, ability.on, key, ability);
      for (const [value, change] of Object.entries(ability.modifies ?? {})) add(modifiers, value, key, change);
      for (const [value, change] of Object.entries(ability.modifiesPlayer ?? {}))
        add(playerModifiers, value, key, change);
    }
  });
  const byEvent = Object.entries(hears).map(([on, all]) => [on, { all, others: overhears[on] ?? null }] as const);
  const effectModifiers = byValue(game.effects, ({ modifies }) => modifies);
  const playerEffectModifiers = byValue(game.effects, ({ modifiesPlayer: governors }) => governors);
  return {
    isEmpty: false,
    listeners: new Map(byEvent),
    modifiers,
    playerModifiers,
    effectModifiers,
    playerEffectModifiers,
  };
}

function byValue<S extends State, What>(
  kinds: Game<S>['effects'],
  changes: (kind: EffectKind<S>) => Readonly<Record<string, What>> | undefined,
): Record<string, Map<string, What>> {
  const values: Record<string, Map<string, What>> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    for (const [value, change] of Object.entries(changes(kind) ?? {})) {
      values[value] ??= new Map();
      values[value].set(name, change);
    }
  }
  return values;
}

/** The topics that matter to the cards of a state; a match has no others as long as it lasts. */
export function abilityIndexOf<S extends State>(game: Game<S>, s: S): AbilityIndex<S> {
  const topics = fullAbilityIndex(game);
  const defs: number[] = [];
  for (let i = 0; i < s.cards.length; i++) {
    const { def } = s.cards[i] as S['cards'][number];
    // Copies of a card mostly follow each other; where they do not, looking twice does no harm.
    if (def === defs.at(-1)) continue;
    if ((game.cards[def] as CardDef<S>).abilities !== NO_ABILITIES) defs.push(def);
  }
  return {
    isEmpty: defs.length === 0,
    listeners: listenersAmong(topics.listeners, defs),
    modifiers: valuesAmong(topics.modifiers, defs),
    playerModifiers: valuesAmong(topics.playerModifiers, defs),
    effectModifiers: topics.effectModifiers,
    playerEffectModifiers: topics.playerEffectModifiers,
  };
}

function listenersAmong<S extends State>(
  topics: AbilityIndex<S>['listeners'],
  defs: readonly number[],
): AbilityIndex<S>['listeners'] {
  const live = new Map<string, EventListeners<S>>();
  topics.forEach((hearing, event) => {
    const { all, others } = hearing;
    if (!concernsAny(all, defs)) return;
    live.set(event, others === null || concernsAny(others, defs) ? hearing : { all, others: null });
  });
  return live;
}

function valuesAmong<What>(topics: Values<What>, defs: readonly number[]): Values<What> {
  const live: Record<string, AbilityTable<What> | undefined> = { ...topics };
  for (const topic in live) if (!concernsAny(live[topic] as AbilityTable<What>, defs)) live[topic] = undefined;
  return live;
}

function concernsAny(table: AbilityTable<unknown>, defs: readonly number[]): boolean {
  for (let i = 0; i < defs.length; i++) if (table[defs[i] as number] !== undefined) return true;
  return false;
}
