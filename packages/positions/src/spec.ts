/** A table as plain data: what lies where, whose turn it is, what the next rolls will be. */

export type SeatName = 'A' | 'B';
export const SEATS = { A: 0, B: 1 } as const;

/** Zones by name, top of a pile first, `null` for an empty place; any other key is that seat's share of a state list. */
export type Side = Readonly<Record<string, readonly (string | null)[] | number | boolean>>;

/** An option as a script names it: cards by label, and only as much as it takes to tell it from the others. */
export interface OptionPattern {
  readonly do: string;
  readonly card?: string;
  readonly target?: string;
  readonly cards?: readonly string[];
  readonly ability?: string;
  readonly face?: string;
  readonly at?: number;
  /** Who does it, where the script answers for a seat: the opponent, B, unless it says otherwise. */
  readonly by?: SeatName;
}

export interface TableSpec {
  readonly A?: Side;
  readonly B?: Side;
  /** Shared zones by name. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  readonly step: string;
  readonly turn?: number;
  readonly active?: SeatName;
  /** Outcomes of rolls and shuffles, in order: there are no others then. A list of labels is a pile, top first. */
  readonly rolls?: readonly (number | 'keep' | readonly string[])[];
  readonly rulings?: Readonly<Record<string, number | boolean | string>>;
  /** Fields of the state that belong to no seat, such as a phase. */
  readonly state?: Readonly<Record<string, number | boolean | string>>;
  /** Fields of single cards, by label; where the value is a label, that card's id. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, number | boolean | string>>>>;
  /** Moves that are made at once, so that play begins in the middle of something: an attack, a question. */
  readonly first?: readonly OptionPattern[];
}
