/** What abilities are concerned with: looked up by name once a game, so that nothing is while it is played. */
import type { Ability, CardDef, Governor, Modifier, Vars } from './card.ts';
import { type EffectKind, type Game, type LaidGovernor, type LaidModifier, NO_ABILITIES } from './game.ts';
import type { State } from './state.ts';

/** An ability that a topic concerns, under its key, and what of it: all of it, or its change of one value. */
export interface Concern<What> {
  readonly key: string;
  readonly what: What;
}
/** For a topic (a type of event, or a value): def → its abilities concerned. */
export type TopicTable<What> = readonly (readonly Concern<What>[] | undefined)[];

/** The abilities that a type of event starts. */
export interface Hearing<S extends State> {
  readonly all: TopicTable<Ability<S>>;
  /** Those among them that start by what happens to other cards, if any card of the match has one. */
  readonly others: TopicTable<Ability<S>> | null;
}

/** The topics that some card of a match is concerned with; all others need no looking. */
export interface LiveTopics<S extends State> {
  /** No card of the match waits for anything. */
  readonly silent: boolean;
  /** By type of event. A map: which event it is varies with every look, and there are many. */
  readonly hears: ReadonlyMap<string, Hearing<S>>;
  /** By value of a card: what changes it. */
  readonly changes: Values<Modifier<S, Vars>>;
  /** By value of a player: what changes it. */
  readonly governs: Values<Governor<S, Vars>>;
  /** The same of effects left on the table, by value and then by kind of effect. */
  readonly laid: Readonly<Record<string, ReadonlyMap<string, LaidModifier<S>> | undefined>>;
  readonly laidOnPlayers: Readonly<Record<string, ReadonlyMap<string, LaidGovernor<S>> | undefined>>;
}
/** Values are looked up by names that do not vary. With the same keys in the same order, live or not, that is fast. */
type Values<What> = Readonly<Record<string, TopicTable<What> | undefined>>;

const found = new WeakMap<object, LiveTopics<never>>();

/** Every topic that a card of the game is concerned with. */
export function topicsOf<S extends State>(game: Game<S>): LiveTopics<S> {
  let topics = found.get(game) as LiveTopics<S> | undefined;
  if (topics === undefined) {
    topics = findTopics(game);
    found.set(game, topics as LiveTopics<never>);
  }
  return topics;
}

type Found<What> = Record<string, (Concern<What>[] | undefined)[]>;

function findTopics<S extends State>(game: Game<S>): LiveTopics<S> {
  const hears: Found<Ability<S>> = {};
  const overhears: Found<Ability<S>> = {};
  const changes: Found<Modifier<S, Vars>> = {};
  const governs: Found<Governor<S, Vars>> = {};
  game.cards.forEach((card, def) => {
    function add<What>(topics: Found<What>, topic: string, key: string, what: What): void {
      topics[topic] ??= new Array(game.cards.length).fill(undefined);
      const table = topics[topic];
      table[def] = [...(table[def] ?? []), { key, what }];
    }
    for (const [key, ability] of Object.entries(card.abilities)) {
      if (ability.on !== undefined) add(hears, ability.on, key, ability);
      if (ability.on !== undefined && ability.itself === false) add(overhears, ability.on, key, ability);
      for (const [value, change] of Object.entries(ability.modifies ?? {})) add(changes, value, key, change);
      for (const [value, change] of Object.entries(ability.governs ?? {})) add(governs, value, key, change);
    }
  });
  const byEvent = Object.entries(hears).map(([on, all]) => [on, { all, others: overhears[on] ?? null }] as const);
  const laid = byValue(game.effects, ({ modifies }) => modifies);
  const laidOnPlayers = byValue(game.effects, ({ governs: governors }) => governors);
  return { silent: false, hears: new Map(byEvent), changes, governs, laid, laidOnPlayers };
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
export function liveTopics<S extends State>(game: Game<S>, s: S): LiveTopics<S> {
  const topics = topicsOf(game);
  const defs: number[] = [];
  for (let i = 0; i < s.cards.length; i++) {
    const { def } = s.cards[i] as S['cards'][number];
    // Copies of a card mostly follow each other; where they do not, looking twice does no harm.
    if (def === defs.at(-1)) continue;
    if ((game.cards[def] as CardDef<S>).abilities !== NO_ABILITIES) defs.push(def);
  }
  return {
    silent: defs.length === 0,
    hears: heard(topics.hears, defs),
    changes: among(topics.changes, defs),
    governs: among(topics.governs, defs),
    laid: topics.laid,
    laidOnPlayers: topics.laidOnPlayers,
  };
}

function heard<S extends State>(topics: LiveTopics<S>['hears'], defs: readonly number[]): LiveTopics<S>['hears'] {
  const live = new Map<string, Hearing<S>>();
  topics.forEach((hearing, event) => {
    const { all, others } = hearing;
    if (!concerns(all, defs)) return;
    live.set(event, others === null || concerns(others, defs) ? hearing : { all, others: null });
  });
  return live;
}

function among<What>(topics: Values<What>, defs: readonly number[]): Values<What> {
  const live: Record<string, TopicTable<What> | undefined> = { ...topics };
  for (const topic in live) if (!concerns(live[topic] as TopicTable<What>, defs)) live[topic] = undefined;
  return live;
}

function concerns(table: TopicTable<unknown>, defs: readonly number[]): boolean {
  for (let i = 0; i < defs.length; i++) if (table[defs[i] as number] !== undefined) return true;
  return false;
}
