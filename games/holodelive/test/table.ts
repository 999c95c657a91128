import { clauseOf, type Scenario, type SeatName, scenario, type TableSpec } from '@taisen/testkit';
import { type HlState, holodelive, rankOf } from '../src/index.ts';
import { inPlay } from '../src/state.ts';
import { game } from './rule-cards.ts';

/** Enough cards, top first, that the deck does not run out by accident. */
const deck = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export interface Spec extends Omit<TableSpec<HlState>, 'step'> {
  readonly step?: string;
  /** Labels of face-down cards. */
  readonly guests?: readonly string[];
}
export type Table = Scenario<HlState>;

/** The Play phase of player A's turn 3, unless the spec changes it. */
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

export const clause = clauseOf(holodelive, ({ abilities: { play = null, action = null } }) => ({ play, action }));

/** A hand in the order in which its cards were drawn. */
export const hand = (t: Table, seat: SeatName): (string | null)[] => t.zone(seat, 'hand').reverse();
/** Home, oldest card first. */
export const home = (t: Table): (string | null)[] => t.zone('A', 'home').reverse();
export const stage = (t: Table, seat: SeatName): (string | null)[] => t.zone(seat, 'stage');
export const backstage = (t: Table, seat: SeatName): string | null => t.zone(seat, 'backstage')[0] as string | null;

export const rank = (t: Table, seat: SeatName): number => rankOf(t.match.g, seat === 'A' ? 0 : 1);

interface Shown {
  readonly icons: number;
  readonly suits: number;
  readonly untouchable: boolean;
}
/** The present icons and suits of a card on the table. */
export function shown(t: Table, label: string): Shown {
  if (!inPlay(t.card(label))) throw new Error(`${label} is not on the table`);
  return holodelive.cardFacts(t.match.g, t.card(label)) as Shown;
}

/** Whether a seat knows this card. */
export const knows = (t: Table, seat: SeatName, label: string): boolean =>
  ((t.card(label).known >> (seat === 'A' ? 0 : 1)) & 1) === 1;

/** The types of the events that a spectator received, in order. */
export const eventTypes = (t: Table): string[] => (t.match.recorder?.events[2] ?? []).map(({ type }) => type);
