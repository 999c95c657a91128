import type { CardDef, CardOf } from './card.ts';
import type { Recorder } from './events.ts';
import type { Features } from './features.ts';
import type { Effect, State } from './state.ts';
import type { CardId, Decision, GameEvent, Op, Option, RuleId, Seat } from './types.ts';
import type { Words } from './words.ts';

/** Who can read the cards of a zone. Cards that everyone or nobody sees one by one are told apart by it too. */
export interface ZoneKind {
  readonly name: string;
  /** `all`: a place on the table. `owner`: a hand. `none`: a face-down pile, in order. */
  readonly sees: 'all' | 'owner' | 'none';
  /** A row with this many places; a pile where absent. */
  readonly places?: number;
  /** Abilities of its cards are active. */
  readonly active?: boolean;
  /** One for both players; it is zone `kind * 2`. */
  readonly shared?: boolean;
}

/** Where an author's text is open: our reading by default, others as house rules. */
export interface Ruling {
  readonly rule: RuleId;
  readonly default: number | boolean | string;
  readonly values: readonly (number | boolean | string)[];
  readonly about: Words;
}
export type RulingValues = Readonly<Record<string, number | boolean | string>>;

/** A list of card ids, as many times as the card is in the deck. */
export type DeckList = readonly string[];

export interface ReadyDeck {
  readonly id: string;
  readonly name: Words;
  /** How it means to win, in a sentence. */
  readonly plan: Words;
  readonly cards: DeckList;
}

/** A rule that a deck breaks, and how. */
export interface DeckProblem {
  readonly rule: RuleId;
  readonly message: Words;
}

/** All that fixes a match before its first decision. */
export interface Setup {
  readonly seed: string;
  readonly decks: readonly [DeckList, DeckList];
  readonly rulings?: Readonly<Record<string, number | boolean | string>>;
}

/** What an effect left on the table does; see `Effect`. */
export interface EffectKind<S extends State> {
  readonly modifies?: {
    readonly [value: string]: (g: Ctx<S>, effect: Effect, card: CardOf<S>, value: number) => number;
  };
  readonly governs?: {
    readonly [value: string]: (g: Ctx<S>, effect: Effect, seat: Seat, value: number) => number;
  };
  /** For `delayed` effects: the event that brings the second half of the ability. */
  readonly on?: string;
  /** A further condition on that event; by default any. */
  readonly when?: (g: Ctx<S>, effect: Effect, event: GameEvent) => boolean;
}

/**
 * A step of the flow. A plain function changes the state and asks nothing, or returns a generator having changed
 * nothing. A step that is a question and what follows from the answer says so: no generator is needed for it
 * unless carrying the answer out asks again. `ask` changes nothing; without decisions `act` follows at once.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
export type Step<S extends State> = ((g: Ctx<S>) => Op | void) | Action<S>;
export interface Action<S extends State> {
  ask(g: Ctx<S>): readonly Decision[];
  // biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
  act(g: Ctx<S>, answers: readonly Option[]): Op | void;
}

/** Everything that makes a game itself. The kernel, the bots and the screens know a game only through this. */
export interface Game<S extends State = State> {
  readonly id: string;
  readonly name: Words;
  /** Fingerprint of the rules and cards; a log names the one it was played with. */
  readonly ruleset: string;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly cards: readonly CardDef<S>[];
  readonly zones: readonly ZoneKind[];
  readonly decks: readonly ReadyDeck[];
  readonly steps: Readonly<Record<string, Step<S>>>;
  readonly effects: Readonly<Record<string, EffectKind<S>>>;
  /** A state with no cards, at the step `start`. */
  readonly blank: (seed: string) => S;
  readonly newCard: (id: CardId, def: number, owner: Seat, zone: number) => CardOf<S>;
  /** The state before the first step: the blank one with the cards of both decks. */
  readonly setup: (setup: Setup, rulings: RulingValues) => S;
  readonly clone: (s: S) => S;
  /** What a deck breaks; empty when it may be played. */
  readonly checkDeck: (deck: DeckList, rulings: RulingValues) => readonly DeckProblem[];
  /** Public facts beside the zones: life, phase, counts. */
  readonly show: (g: Ctx<S>) => object;
  /** What everyone who can read a card sees of its present state: computed power, damage, marks. */
  readonly showCard: (g: Ctx<S>, card: CardOf<S>) => object;
  /** A card leaves the active zones: marks of its stay are wiped. */
  readonly leaves: (g: Ctx<S>, card: CardOf<S>) => void;
  /** An ability is about to take effect. */
  readonly resolving?: (g: Ctx<S>, card: CardOf<S>, ability: string) => void;
  /** An effect has resolved, or a step's own event is over: what holds only inside one is forgotten. */
  readonly afterEffect?: (g: Ctx<S>) => void;
  /** Whether a trigger that waited still resolves. */
  readonly resolves?: (g: Ctx<S>, card: CardOf<S>, ability: string) => boolean;
  /** The rule that forbids an option which is not offered at this decision. */
  readonly refusal: (g: Ctx<S>, decision: Decision, option: Option) => RuleId | null;
  /** How the table looks to a seat at any moment, from what that seat knows, as log odds: by what its author looks at. */
  readonly evaluate?: (g: Ctx<S>, seat: Seat) => number;
  /** What a seat counts when it judges the table; what each count is worth is learned. */
  readonly features?: Features<S>;
  /** Whether a card that a viewer cannot read may be this one: what may not lie there is not dealt there. */
  readonly fits?: (card: CardOf<S>, def: CardDef<S>) => boolean;
  /** Numbers on a card that belong to its identity and not to its place. */
  readonly identity?: readonly string[];
  /** Everything else a player reads: prompts, options, events, zones, rules. */
  readonly words: Readonly<Record<string, Words>>;
}

/** For a topic (an event type, or a value): def → keys of the abilities concerned. */
export type TopicTable = readonly (readonly string[] | undefined)[];

/** The topics that some card of a match is concerned with; all others need no looking. */
export interface LiveTopics {
  /** No card of the match waits for anything. */
  readonly silent: boolean;
  /** By event type: abilities that it starts. */
  readonly hears: ReadonlyMap<string, TopicTable>;
  /** Those among them that start by what happens to other cards. */
  readonly overhears: ReadonlyMap<string, TopicTable>;
  /** By value of a card: abilities that change it. */
  readonly changes: Readonly<Record<string, TopicTable | undefined>>;
  /** By value of a player: abilities that change it. */
  readonly governs: Readonly<Record<string, TopicTable | undefined>>;
}

/** What operations need that work on every game's state alike. */
export interface Table {
  readonly game: Pick<Game, 'zones'> & { readonly cards: readonly { readonly id: string }[] };
  readonly index: GameIndex;
  readonly live: LiveTopics;
  readonly rulings: RulingValues;
  s: State;
  /** Grows with every card that comes to the table or leaves it: what follows from these alone can be kept until then. */
  epoch: number;
  /** Where events go; nowhere during search. */
  recorder: Recorder | null;
  /** Told of every ability that takes effect: how tests know that a clause was really used. */
  witness: ((def: number, ability: string) => void) | null;
}

/** The rules at work on one state. Made anew for every match; never part of the state. */
export interface Ctx<S extends State = State> extends Table {
  readonly game: Game<S>;
  s: S;
}

/** What follows from a game's definition, made once a game. */
export interface GameIndex {
  /** Every topic that a card of the pool is concerned with. */
  readonly topics: LiveTopics;
  /** Events that bring the second half of some delayed effect. */
  readonly awaited: ReadonlySet<string>;
  /** Zones whose cards' abilities are active, as indices into `State.zones`. */
  readonly activeZones: readonly number[];
  readonly isActive: readonly boolean[];
  /** Seat bits that can read a zone's cards by the zone alone: 7 for the table, the owner's for a hand. */
  readonly readers: readonly number[];
  /** Cards there can be told apart even unread: the table. */
  readonly tracked: readonly boolean[];
  readonly row: readonly boolean[];
  /** It belongs to both players. */
  readonly shared: readonly boolean[];
  /** e.g. `hand:0`; a shared zone is `deck`. */
  readonly zoneNames: readonly string[];
  readonly defById: ReadonlyMap<string, number>;
}

const indices = new WeakMap<object, GameIndex>();

export function indexOf<S extends State>(game: Game<S>): GameIndex {
  let index = indices.get(game);
  if (index === undefined) {
    index = makeIndex(game);
    indices.set(game, index);
  }
  return index;
}

type Topics = Record<string, (string[] | undefined)[]>;

function makeIndex<S extends State>(game: Game<S>): GameIndex {
  const hears: Topics = {};
  const overhears: Topics = {};
  const changes: Topics = {};
  const governs: Topics = {};
  const add = (table: Topics, topic: string, def: number, ability: string) => {
    table[topic] ??= new Array(game.cards.length).fill(undefined);
    const row = table[topic];
    row[def] = [...(row[def] ?? []), ability];
  };
  game.cards.forEach((card, def) => {
    for (const [key, ability] of Object.entries(card.abilities)) {
      if (ability.on !== undefined) add(hears, ability.on, def, key);
      if (ability.on !== undefined && ability.itself === false) add(overhears, ability.on, def, key);
      for (const value of Object.keys(ability.modifies ?? {})) add(changes, value, def, key);
      for (const value of Object.keys(ability.governs ?? {})) add(governs, value, def, key);
    }
  });
  const zones = game.zones.flatMap((kind) => [0, 1].map((seat) => ({ kind, seat })));
  const isActive = zones.map(({ kind, seat }) => kind.active === true && !(kind.shared && seat === 1));
  return {
    topics: {
      silent: false,
      hears: new Map(Object.entries(hears)),
      overhears: new Map(Object.entries(overhears)),
      changes,
      governs,
    },
    awaited: new Set(Object.values(game.effects).flatMap(({ on }) => (on === undefined ? [] : [on]))),
    isActive,
    activeZones: zones.flatMap((_, i) => (isActive[i] ? [i] : [])),
    readers: zones.map(({ kind, seat }) => (kind.sees === 'all' ? 7 : kind.sees === 'owner' ? 1 << seat : 0)),
    tracked: zones.map(({ kind }) => kind.sees === 'all'),
    row: zones.map(({ kind }) => kind.places !== undefined),
    shared: zones.map(({ kind }) => kind.shared === true),
    zoneNames: zones.map(({ kind, seat }) => (kind.shared ? kind.name : `${kind.name}:${seat}`)),
    defById: new Map(game.cards.map((card, def) => [card.id, def])),
  };
}

/** The topics that matter to the cards of a state; a match has no others as long as it lasts. */
export function liveTopics<S extends State>(game: Game<S>, s: S): LiveTopics {
  const { topics } = indexOf(game);
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
    overhears: heard(topics.overhears, defs),
    changes: among(topics.changes, defs),
    governs: among(topics.governs, defs),
  };
}

/** A map: which event it is varies with every look, and there are many. */
function heard(topics: LiveTopics['hears'], defs: readonly number[]): LiveTopics['hears'] {
  const live = new Map<string, TopicTable>();
  topics.forEach((table, event) => {
    if (concerns(table, defs)) live.set(event, table);
  });
  return live;
}

/** Values are looked up by names that do not vary. With the same keys in the same order, live or not, that is fast. */
function among(topics: LiveTopics['changes'], defs: readonly number[]): LiveTopics['changes'] {
  const live: Record<string, TopicTable | undefined> = { ...topics };
  for (const topic in live) if (!concerns(live[topic] as TopicTable, defs)) live[topic] = undefined;
  return live;
}

function concerns(table: TopicTable, defs: readonly number[]): boolean {
  for (let i = 0; i < defs.length; i++) if (table[defs[i] as number] !== undefined) return true;
  return false;
}

/** What a card without effects has: one object for all of them, so that it can be told at a glance. */
export const NO_ABILITIES: Readonly<Record<string, never>> = {};
