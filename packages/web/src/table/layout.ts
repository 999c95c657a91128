/** How one game lies on the table. The screen is the same for all; what differs is said here, in data. */
import type { OptionView, Seat, View, Words } from '@taisen/kernel';
import type { Place } from './option-selector.ts';

/** A zone as it is shown. */
export interface ZoneSpec {
  /** Without the seat, e.g. `monsters`. */
  readonly zone: string;
  /** `row`: all cards beside each other. `pile`: the uppermost, and how many; it can be looked through. */
  readonly as: 'row' | 'pile';
  /** Smaller cards, for what is less in the middle of things. */
  readonly small?: true;
  /** One for both players. */
  readonly shared?: true;
  /** It is there only while there are cards in it. */
  readonly fleeting?: true;
  /** It lies on the other player's side. */
  readonly across?: true;
  /** A sign on an empty place, e.g. 前. */
  readonly sign?: string;
}

/** A number beside a player's name; its name is the game's word `table.<key>`. */
export interface Fact {
  readonly key: string;
  readonly value: number | string;
  /** Where the value is part of something: what it is full at. */
  readonly of?: number;
  /** Shown as so many marks, of which these are spent. */
  readonly pips?: { readonly all: number; readonly spent: number };
  /** The one that decides the game. */
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
  /** Where an option of a seat puts its card. */
  readonly where: (seat: Seat) => (option: OptionView) => Place | null;
  /** What somebody who clicks a card of a zone may have wanted: asked about one by one when it cannot be done. */
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  /** For games without a theme of their own, which would say it in CSS. */
  readonly room?: Room;
  /** The zone whose cards lie under others of the same side, and which place each of them lies under. */
  readonly under?: { readonly zone: string; readonly on: string; readonly place: (now: object) => number };
}

/** A number of the table's facts that there is one of for each player. */
export function perSeat(view: View, key: string, seat: Seat): number {
  const list = (view.facts as Record<string, unknown>)[key];
  const value = Array.isArray(list) ? list[seat] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** Verbs that put their card into a zone of the player's own. */
export const into =
  (zones: Readonly<Record<string, string>>) =>
  (seat: Seat) =>
  ({ do: verb, at }: OptionView): Place | null => {
    const zone = zones[verb];
    if (zone === undefined) return null;
    return at === undefined ? { zone: `${zone}:${seat}` } : { zone: `${zone}:${seat}`, at };
  };

/** Every zone of one side, wherever it lies. */
export const zonesOf = ({ rows, left, right, middle }: Layout): readonly ZoneSpec[] => [
  ...rows.flat(),
  ...left,
  ...right,
  ...middle,
];

/** The name of a zone in a view. */
export const zoneName = ({ zone, shared }: ZoneSpec, seat: Seat): string => (shared ? zone : `${zone}:${seat}`);
