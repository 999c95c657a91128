import type { AbilityIndex } from './ability-index.ts';
import type { CardDef, CardOf } from './card.ts';
import type { Engine } from './engine.ts';
import type { Recorder } from './events.ts';
import type { Features } from './features.ts';
import type { Effect, State } from './state.ts';
import type { CardId, Decision, GameEvent, Op, Option, RuleId, Seat } from './types.ts';
import type { ModifierSources } from './values.ts';
import type { Words } from './words.ts';

/** A kind of zone. Each player has one, unless it is shared. */
export interface ZoneKind {
  readonly name: string;
  /** Who can read its cards. `all`: a place on the table. `owner`: a hand. `none`: a face-down pile. */
  readonly sees: 'all' | 'owner' | 'none';
  /** A row with this many places; a pile where absent. */
  readonly places?: number;
  /** Abilities of its cards are active. */
  readonly active?: boolean;
  /** Views show only which cards are here, so the zone looks the same until a card enters, leaves or is seen. */
  readonly identityOnly?: boolean;
  /** One for both players; it is zone `kind * 2`. */
  readonly shared?: boolean;
}

/** A switch for a rule that the author left open: our reading by default, others as house rules. */
export interface Ruling {
  readonly rule: RuleId;
  readonly default: number | boolean | string;
  /** In rated matches, where another value than the author's gives both seats a fairer chance. */
  readonly rated?: number | boolean | string;
  readonly values: readonly (number | boolean | string)[];
  readonly about: Words;
}
export type RulingValues = Readonly<Record<string, number | boolean | string>>;

/** House rules that people play together, under one name. */
export interface HouseSet {
  readonly id: string;
  readonly name: Words;
  /** What is different, in a sentence. */
  readonly about: Words;
  readonly rulings: RulingValues;
}

/** The types of the values of a game's rulings, from their definition: one of its strings, any number, or a boolean. */
export type ValuesOf<R extends Readonly<Record<string, Ruling>>> = {
  readonly [K in keyof R]: R[K]['default'] extends number
    ? number
    : R[K]['default'] extends boolean
      ? boolean
      : R[K]['values'][number];
};

/** The names and shapes that are a game's own. A misspelt one does not compile. */
export interface GameTypes {
  readonly rulings: RulingValues;
  /** What `Game.publicFacts` and `Game.cardFacts` return. */
  readonly facts: object;
  readonly cardFacts: object;
  /** The types of the events that the game emits. */
  readonly events: string;
  /** The values of a card, and of a player, that effects can modify. */
  readonly values: string;
  readonly playerValues: string;
}
export type TypesOf<S extends State> = NonNullable<S['types']>;
export type EventTypeOf<S extends State> = TypesOf<S>['events'];
export type EventOf<S extends State> = GameEvent & { readonly type: EventTypeOf<S> };

/** What an event means on the screen, beside its text in the log. */
export interface EventSpec {
  /** Its amount is lost or gained by the card or the player that it names. */
  readonly loses?: 'card' | 'player';
  readonly gains?: 'card' | 'player';
  readonly sound?: EventSound;
  readonly shows?: EventShow;
}
/**
 * What is to be seen of an event. `attack`: its card attacks the target, or the other player. `fall`: its card is
 * destroyed. `play`: its card comes to the table. `cast`: its card is used up. `act`: its card, which lies on the table,
 * does something. `scene`: something that the whole table watches.
 */
export type EventShow = 'attack' | 'fall' | 'play' | 'cast' | 'act' | 'scene';
export type EventSound = 'attack' | 'loss' | 'gain' | 'place' | 'turn';

/** A list of card ids, as many times as the card is in the deck. */
export type DeckList = readonly string[];

export interface ReadyDeck {
  readonly id: string;
  readonly name: Words;
  /** How it wants to win, in a sentence. */
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

/** How an effect on the table modifies a value of a card, or of a player. */
export type EffectModifier<S extends State> = (g: Ctx<S>, effect: Effect, card: CardOf<S>, value: number) => number;
export type PlayerEffectModifier<S extends State> = (g: Ctx<S>, effect: Effect, seat: Seat, value: number) => number;

/** What a kind of effect does; see `Effect`. */
export interface EffectKind<S extends State> {
  readonly modifies?: { readonly [value in TypesOf<S>['values']]?: EffectModifier<S> };
  readonly modifiesPlayer?: { readonly [value in TypesOf<S>['playerValues']]?: PlayerEffectModifier<S> };
  /** For `delayed` effects: the event that starts the second half of the ability. */
  readonly on?: EventTypeOf<S>;
  /** A further condition on that event; by default any. */
  readonly when?: (g: Ctx<S>, effect: Effect, event: GameEvent) => boolean;
}

/**
 * A step of the flow. A plain function either changes the state and asks nothing, or changes nothing and returns a
 * generator. An `Action` is a question and its consequence; it needs no generator unless `act` asks again. `ask`
 * changes nothing. If it returns no decisions, `act` follows at once.
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
  /**
   * The version of the game and a fingerprint of its rules and cards, e.g. `1.2.0-5f0c3a…`. It changes with what happens in
   * a match, not with what players read. A match names the one that it began with, and ends under it.
   */
  readonly ruleset: string;
  /** The kernel that the game was published with; absent for the games of this build. */
  readonly engine?: Engine;
  readonly rulings: { readonly [name in keyof TypesOf<S>['rulings']]: Ruling };
  /** Every event that the game emits, by type. */
  readonly events: Readonly<Record<EventTypeOf<S>, EventSpec>>;
  readonly cards: readonly CardDef<S>[];
  readonly zones: readonly ZoneKind[];
  readonly decks: readonly ReadyDeck[];
  readonly houseSets?: readonly HouseSet[];
  readonly steps: Readonly<Record<string, Step<S>>>;
  readonly effects: Readonly<Record<string, EffectKind<S>>>;
  /** A state with no cards, at the step `start`. */
  readonly blank: (seed: string) => S;
  readonly newCard: (id: CardId, def: number, owner: Seat, zone: number) => CardOf<S>;
  /** The state before the first step: the blank one with the cards of both decks. */
  readonly setup: (setup: Setup, rulings: TypesOf<S>['rulings']) => S;
  readonly clone: (s: S) => S;
  /** What a deck breaks; empty when it may be played. */
  readonly checkDeck: (deck: DeckList, rulings: TypesOf<S>['rulings']) => readonly DeckProblem[];
  /** Public facts beside the zones: life, phase, counts. */
  readonly publicFacts: (g: Ctx<S>) => TypesOf<S>['facts'];
  /** What everyone who can read a card sees of its present state: computed power, damage, marks. Not asked of cards in bare zones. */
  readonly cardFacts: (g: Ctx<S>, card: CardOf<S>) => TypesOf<S>['cardFacts'];
  /** A card leaves play: what it gained there is reset. */
  readonly onLeave: (g: Ctx<S>, card: CardOf<S>) => void;
  /** An ability is about to take effect. */
  readonly onResolve?: (g: Ctx<S>, card: CardOf<S>, ability: string) => void;
  /** An effect has resolved, or a step's own event is over: resets what holds only during one. */
  readonly afterEffect?: (g: Ctx<S>) => void;
  /** Whether a trigger that waited still resolves. */
  readonly canResolve?: (g: Ctx<S>, card: CardOf<S>, ability: string) => boolean;
  /** The rule that forbids an option which is not offered at this decision. */
  readonly refusal: (g: Ctx<S>, decision: Decision, option: Option) => RuleId | null;
  /** How good the match looks for a seat, from what that seat knows, as log odds. Written by hand. */
  readonly evaluate?: (g: Ctx<S>, seat: Seat) => number;
  /** The numbers from which the learned evaluation of a seat is computed. */
  readonly features?: Features<S>;
  /** Whether an unknown card may be this one. Determinizations deal a card only where it can be. */
  readonly fits?: (card: CardOf<S>, def: CardDef<S>) => boolean;
  /** Fields of a card that belong to its identity and not to its place. */
  readonly identity?: readonly string[];
  /** Everything else a player reads: prompts, options, events, zones, rules. */
  readonly words: Readonly<Record<string, Words>>;
}

/** The part of `Ctx` that does not depend on the game: for operations that work on any state. */
export interface AnyCtx {
  readonly game: Pick<Game, 'zones'> & { readonly cards: readonly { readonly id: string }[] };
  readonly index: GameIndex;
  readonly rulings: RulingValues;
  s: State;
  /** Grows with every card that enters or leaves play. */
  epoch: number;
  /** The cards in play that modify values; see values.ts. */
  sources: ModifierSources;
  /** Where events go; null during search. */
  recorder: Recorder | null;
  /** Called for every ability that takes effect. Tests use it to know that a clause was really used. */
  onAbility: ((def: number, ability: string) => void) | null;
}

/** The rules and the state that they work on. Made for every match; never part of the state. */
export interface Ctx<S extends State = State> extends AnyCtx {
  readonly game: Game<S>;
  readonly abilities: AbilityIndex<S>;
  readonly rulings: TypesOf<S>['rulings'];
  s: S;
}

/** What follows from a game's definition. Computed once a game. */
export interface GameIndex {
  /** Events that start the second half of some delayed effect. */
  readonly awaited: ReadonlySet<string>;
  /** Zones whose cards' abilities are active, as indices into `State.zones`. */
  readonly activeZones: readonly number[];
  readonly isActive: readonly boolean[];
  /** Seat bits that can read a zone's cards by the zone alone: 7 for the table, the owner's for a hand. */
  readonly readers: readonly number[];
  /** Cards there can be told apart even if they cannot be read: on the table. */
  readonly tracked: readonly boolean[];
  readonly row: readonly boolean[];
  readonly identityOnly: readonly boolean[];
  /** It belongs to both players. */
  readonly shared: readonly boolean[];
  /** e.g. `hand:0`; a shared zone is `deck`. */
  readonly zoneNames: readonly string[];
  readonly defById: ReadonlyMap<string, number>;
}

const indices = new WeakMap<object, GameIndex>();

export function gameIndexOf<S extends State>(game: Game<S>): GameIndex {
  let index = indices.get(game);
  if (index === undefined) {
    index = makeIndex(game);
    indices.set(game, index);
  }
  return index;
}

function makeIndex<S extends State>(game: Game<S>): GameIndex {
  const zones = game.zones.flatMap((kind) => [0, 1].map((seat) => ({ kind, seat })));
  const isActive = zones.map(({ kind, seat }) => kind.active === true && !(kind.shared && seat === 1));
  return {
    awaited: new Set(Object.values(game.effects).flatMap(({ on }) => (on === undefined ? [] : [on]))),
    isActive,
    activeZones: zones.flatMap((_, i) => (isActive[i] ? [i] : [])),
    readers: zones.map(({ kind, seat }) => (kind.sees === 'all' ? 7 : kind.sees === 'owner' ? 1 << seat : 0)),
    tracked: zones.map(({ kind }) => kind.sees === 'all'),
    row: zones.map(({ kind }) => kind.places !== undefined),
    identityOnly: zones.map(({ kind }) => kind.identityOnly === true),
    shared: zones.map(({ kind }) => kind.shared === true),
    zoneNames: zones.map(({ kind, seat }) => (kind.shared ? kind.name : `${kind.name}:${seat}`)),
    defById: new Map(game.cards.map((card, def) => [card.id, def])),
  };
}

/** The abilities of a card that has none. One object for all of them, so that they can be compared by identity. */
export const NO_ABILITIES: Readonly<Record<string, never>> = {};
