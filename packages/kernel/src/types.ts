/** The basic types of the kernel. Everything here is plain data. */

export type Seat = 0 | 1;
/** Who receives views and events: a seat, or a spectator, who sees what is public. */
export type Viewer = Seat | 2;
export const SPECTATOR: Viewer = 2;
export const VIEWERS: readonly Viewer[] = [0, 1, 2];

/** Index into `State.cards`. It never leaves the kernel: viewers get re-issued ids (see knowledge.ts). */
export type CardId = number;

/** The id of a rule in a game's RULES.md, e.g. `LV-6.4`. */
export type RuleId = string;

/** The result of a legality check: true, or the rule that forbids it. */
export type Legal = true | RuleId;
/** The rule that forbids something, or null. */
export const forbidden = (answer: Legal): RuleId | null => (answer === true ? null : answer);

export const opponent = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** One thing a player may do at a decision. `do` is the verb; the rest says with what. */
export interface Option {
  readonly do: string;
  readonly card?: CardId;
  readonly target?: CardId;
  readonly cards?: readonly CardId[];
  readonly ability?: string;
  /** The id of a card's definition, if the card itself can no longer be identified. */
  readonly face?: string;
  /** A place, an amount or a position in a list, depending on the verb. */
  readonly at?: number;
}

/** A question to one seat with the full list of legal answers. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Option[];
  /** The position of the option that does nothing: to pass, to decline, to end a phase. Absent where one must act. */
  readonly pass?: number;
  /** The card and ability that ask, if a card does. */
  readonly card?: CardId;
  readonly ability?: string;
  /** That card's definition, only for its player, if the card itself can no longer be identified. */
  readonly face?: string;
}

/**
 * A piece of the rules that may ask players. It yields the decisions to be answered together and is
 * resumed with one chosen option for each, in the same order.
 */
export type Op<T = void> = Generator<readonly Decision[], T, readonly Option[]>;

/** Something that happened. Card ids in `card`, `target` and `cards` only, so that they can be re-issued. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly target?: CardId;
  readonly cards?: readonly CardId[];
  readonly ability?: string;
  readonly amount?: number;
  /** The manner of it, e.g. `battle` or `effect`. */
  readonly how?: string;
  /** Zones as indices into `State.zones`. */
  readonly from?: number;
  readonly to?: number;
  /** Bits of the viewers who see it; everyone if absent. */
  readonly audience?: number;
}

export interface Result {
  /** `null` is a draw. */
  readonly winner: Seat | null;
  /** The rule that ended the game. */
  readonly rule: RuleId;
}
