/** A table as plain data: the cards in its zones, the turn, the next rolls. */

export type SeatName = 'A' | 'B';
export const SEATS = { A: 0, B: 1 } as const;

/** Zones by name, top of a pile first, `null` for an empty place; any other key is that seat's share of a state list. */
export type Side = Readonly<Record<string, readonly (string | null)[] | number | boolean>>;

/** An option in a script: cards by label, and only the fields that distinguish it from other options. */
export interface OptionPattern {
  readonly do: string;
  readonly card?: string;
  readonly target?: string;
  readonly cards?: readonly string[];
  readonly ability?: string;
  readonly face?: string;
  readonly at?: number;
  /** The whole label of the option; its place does not matter. */
  readonly label?: string;
  /** The seat for which the script answers; by default the opponent, B. */
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
  /** The results of all rolls and shuffles, in order. A list of labels is a shuffled pile, top first. */
  readonly rolls?: readonly (number | 'keep' | readonly string[])[];
  readonly rulings?: Readonly<Record<string, number | boolean | string>>;
  /** Fields of the state that belong to no seat, such as a phase. */
  readonly state?: Readonly<Record<string, number | boolean | string>>;
  /** Fields of single cards, by label. A label as a value stands for that card's id. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, number | boolean | string>>>>;
  /** Moves to make first, so that play begins in the middle of an action such as an attack. */
  readonly first?: readonly OptionPattern[];
}
