import { clauseOf, type Scenario, type SeatName, scenario, type TableSpec } from '@taisen/testkit';
import { type HlState, holodelive, rankOf } from '../src/index.ts';
import { inPlay } from '../src/state.ts';
import { game } from './rule-cards.ts';

/** Enough to draw, top first, that no draw of a test runs dry by accident. */
const deck = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export interface Spec extends Omit<TableSpec<HlState>, 'step'> {
  readonly step?: string;
  /** Labels of cards that lie face down. */
  readonly guests?: readonly string[];
}
export type Table = Scenario<HlState>;

/** The Play phase of player A's turn 3, unless it says otherwise. */
export function table({ guests = [], ...spec }: Spec): Table {
  return scenario(game, {
    step: 'play',
    ...spec,
    shared: { deck, ...spec.shared },
    set: (s, card) => {
      spec.set?.(s, card);
      for (const label of guests) {
        const guest = card(label);
        guest.faceDown = true;
        guest.known = 1 << guest.controller;
      }
    },
  });
}

export const clause = clauseOf(holodelive);

/** A hand in the order in which its cards came. */
export const hand = (t: Table, seat: SeatName): (string | null)[] => t.zone(seat, 'hand').reverse();
/** Home, the oldest first. */
export const home = (t: Table): (string | null)[] => t.zone('A', 'home').reverse();
export const stage = (t: Table, seat: SeatName): (string | null)[] => t.zone(seat, 'stage');
export const backstage = (t: Table, seat: SeatName): string | null => t.zone(seat, 'backstage')[0] as string | null;

export const rank = (t: Table, seat: SeatName): number => rankOf(t.match.g, seat === 'A' ? 0 : 1);

interface Shown {
  readonly icons: number;
  readonly suits: number;
  readonly untouchable: boolean;
}
/** What a card on the table counts as now. */
export function shown(t: Table, label: string): Shown {
  if (!inPlay(t.card(label))) throw new Error(`${label} is not on the table`);
  return holodelive.cardFacts(t.match.g, t.card(label)) as Shown;
}

/** Whether a seat knows which card that is. */
export const knows = (t: Table, seat: SeatName, label: string): boolean =>
  ((t.card(label).known >> (seat === 'A' ? 0 : 1)) & 1) === 1;

/** The types of the events everyone was told, in order. */
export const told = (t: Table): string[] => (t.match.recorder?.events[2] ?? []).map(({ type }) => type);
