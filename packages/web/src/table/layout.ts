/** The layout of one game. The screen is the same for all games, and this data has the differences. */
import type { OptionView, Seat, State, TypesOf, View, Words } from '@taisen/kernel';
import type { Place } from './option-selector.ts';

export interface ZoneSpec {
  /** Without the seat, e.g. `monsters`. */
  readonly zone: string;
  /** `row`: all cards beside each other. `pile`: the top card and the count; it can be opened. */
  readonly as: 'row' | 'pile';
  /** Its cards are large enough on a desktop to have their texts. */
  readonly texts?: true;
  /** Smaller cards, for a less important zone. */
  readonly small?: true;
  /** One for both players. */
  readonly shared?: true;
  /** Shown only while it has cards. */
  readonly fleeting?: true;
  /** Shown on the other player's side. */
  readonly across?: true;
  /** The text on an empty place, e.g. 前. */
  readonly sign?: string;
}

/** A number beside a player's name. Its label is the game's text `table.<key>`. */
export interface Fact {
  readonly key: string;
  readonly value: number | string;
  /** Shown instead of the value. */
  readonly words?: Words;
  /** Something is about to happen. */
  readonly warns?: true;
  /** The maximum of the value, if it has one. */
  readonly of?: number;
  /** Shown as `all` dots, of which `spent` are empty. */
  readonly pips?: { readonly all: number; readonly spent: number };
  /** The number that decides the game. */
  readonly life?: true;
}

/** How many cards wide the front and back lines of a side are, and how many lines high a side is. */
export interface Room {
  readonly cols: number;
  readonly back: number;
  readonly lines?: number;
}

export interface Layout {
  /** Rows of one side, from the line between the players to the player's edge. */
  readonly rows: readonly (readonly ZoneSpec[])[];
  /** Piles at the edges. */
  readonly left: readonly ZoneSpec[];
  readonly right: readonly ZoneSpec[];
  /** Between the players. */
  readonly middle: readonly ZoneSpec[];
  readonly facts: (view: View, seat: Seat) => readonly Fact[];
  /** The phases of a turn in order, as `view.facts.phase` calls them, each with its name. */
  readonly phases: readonly (readonly [ids: readonly string[], name: Words])[];
  /** Phases whose beginning is announced over the table. */
  readonly announced?: readonly string[];
  /** Where an option of a seat puts its card. */
  readonly where: (seat: Seat) => (option: OptionView) => Place | null;
  /**
   * By zone: the verbs that a click on a card may have meant. If none is possible, the table is asked why not, one by
   * one.
   */
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  /** Verbs of attacks: a player who goes on while some are left is asked whether that is meant. */
  readonly attacks?: readonly string[];
  /** For games without a theme of their own, which would say it in CSS. */
  readonly room?: Room;
  /** The zone whose cards lie under others of the same side, and the place that each lies under. */
  readonly under?: { readonly zone: string; readonly on: string; readonly place: (now: object) => number };
}

/** A layout that reads the facts of one game, by their types. */
interface LayoutOf<S extends State> extends Omit<Layout, 'facts'> {
  readonly facts: (facts: TypesOf<S>['facts'], seat: Seat) => readonly Fact[];
}
export const layoutOf = <S extends State>(layout: LayoutOf<S>): Layout => ({
  ...layout,
  facts: (view, seat) => layout.facts(view.facts, seat),
});

/** The place that stands for a player. */
export const playerPlace = (seat: Seat): Place => ({ zone: `player:${seat}` });

/** For `Layout.where`: by verb, the zone of the player that the card goes to; and the verbs aimed at the opponent. */
export const into =
  (zones: Readonly<Record<string, string>>, atOpponent: readonly string[] = []) =>
  (seat: Seat) =>
  ({ do: verb, at }: OptionView): Place | null => {
    if (atOpponent.includes(verb)) return playerPlace(seat === 0 ? 1 : 0);
    const zone = zones[verb];
    if (zone === undefined) return null;
    return at === undefined ? { zone: `${zone}:${seat}` } : { zone: `${zone}:${seat}`, at };
  };

/** All zones of one side. */
export const zonesOf = ({ rows, left, right, middle }: Layout): readonly ZoneSpec[] => [
  ...rows.flat(),
  ...left,
  ...right,
  ...middle,
];

/** The name of a zone in a view. */
export const zoneName = ({ zone, shared }: ZoneSpec, seat: Seat): string => (shared ? zone : `${zone}:${seat}`);
