import type { Ctx, EventTypeOf, TypesOf } from './game.ts';
import type { Effect, State } from './state.ts';
import type { GameEvent, Op, Seat } from './types.ts';
import type { Words } from './words.ts';

/** The numbers of a card's text. The text and the code read the same object. */
export type Vars = Readonly<Record<string, number>>;

export type CardOf<S extends State> = S['cards'][number];

/** Changes a computed value of `card` while the card that has this ability is active. */
export type Modifier<S extends State, V> = (
  g: Ctx<S>,
  self: CardOf<S>,
  card: CardOf<S>,
  value: number,
  vars: V,
) => number;

/** The same for a value of a player. */
export type PlayerModifier<S extends State, V> = (
  g: Ctx<S>,
  self: CardOf<S>,
  seat: Seat,
  value: number,
  vars: V,
) => number;

/**
 * One clause of a card's text, as code. Games add fields of their own (costs, timings).
 * Written as methods so that an ability with narrower `vars` fits where any ability is expected.
 */
export interface Ability<S extends State, V = Vars> {
  /** The event that starts it by itself. */
  readonly on?: EventTypeOf<S>;
  /** It starts only by events about this card, wherever the card is then. Default: true. */
  readonly itself?: boolean;
  /** A further condition for starting. */
  when?(g: Ctx<S>, self: CardOf<S>, event: GameEvent, vars: V): boolean;
  /** The player is asked whether to use it. */
  readonly may?: boolean;
  /** What it does. A plain function if it never asks, which is faster. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
  run?(g: Ctx<S>, self: CardOf<S>, vars: V, event: GameEvent): Op | void;
  /** The delayed second half. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
  later?(g: Ctx<S>, self: CardOf<S>, vars: V, effect: Effect): Op | void;
  /** Computed values that it changes as long as the card is active. */
  readonly modifies?: { readonly [value in TypesOf<S>['values']]?: Modifier<S, V> };
  /** The same for values of a player. */
  readonly modifiesPlayer?: { readonly [value in TypesOf<S>['playerValues']]?: PlayerModifier<S, V> };
}

/** What the kernel knows about a card. Games extend it. */
export interface CardDef<S extends State = State> {
  readonly id: string;
  readonly name: Words;
  readonly vars: Vars;
  /** A text for each ability, under the same key. */
  readonly text: Readonly<Record<string, Words>>;
  readonly abilities: Readonly<Record<string, Ability<S>>>;
}
