/** The state of a match: plain data, and a clone written by hand because bots clone all the time. */
import {
  type Card,
  type CardId,
  type Ctx,
  cloneState,
  emptyState,
  NO_CARD,
  type Seat,
  type State,
  type ZoneKind,
  zoneOf,
} from '@taisen/kernel';
import type { DuelTypes } from './types.ts';

/** Zone kinds: indices into `ZONES`. */
export const HAND = 0;
export const DECK = 1;
export const DISCARD = 2;
export const LINE = 3;

/** TG-3.2: a line has three places. */
export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner', identityOnly: true },
  { name: 'deck', sees: 'none', identityOnly: true },
  { name: 'discard', sees: 'all', identityOnly: true },
  { name: 'line', sees: 'all', places: 3, active: true },
];

export interface DuelCard extends Card {
  /** The turn in which it came to the line. */
  came: number;
  /** The last turn in which it attacked; 0 for never. */
  attacked: number;
}

export interface DuelState extends State {
  readonly types?: DuelTypes;
  cards: DuelCard[];
  /** TG-1.4. */
  life: number[];
  /** TG-2.2. */
  energy: number[];
}

export type G = Ctx<DuelState>;

export const handOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(HAND, seat)] as CardId[];
export const deckOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(DECK, seat)] as CardId[];
/** The units of a player, without the empty places. */
export const unitsOf = (g: G, seat: Seat): CardId[] =>
  (g.s.zones[zoneOf(LINE, seat)] as CardId[]).filter((id) => id !== NO_CARD);

/** TG-1.4: each player begins with 15 life. Fields are added to the kernel's state, so that all states have one shape. */
export function blank(seed: string): DuelState {
  const s = emptyState(seed, ZONES) as DuelState;
  s.life = [15, 15];
  s.energy = [0, 0];
  return s;
}

export function newCard(id: CardId, def: number, owner: Seat, zone: number): DuelCard {
  return { id, def, owner, controller: owner, zone, known: 0, faceDown: false, came: 0, attacked: 0 };
}

/** A card that leaves the line and comes back is a new unit. */
export function forgetStay(card: DuelCard): void {
  card.came = 0;
  card.attacked = 0;
}

function cloneCard(card: DuelCard): DuelCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    came: card.came,
    attacked: card.attacked,
  };
}

export function clone(s: DuelState): DuelState {
  const copy = cloneState(s, s.cards.map(cloneCard)) as DuelState;
  copy.life = s.life.slice();
  copy.energy = s.energy.slice();
  return copy;
}
