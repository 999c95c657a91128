import {
  type Card,
  type CardId,
  type Ctx,
  cloneState,
  countIn,
  emptyState,
  NO_CARD,
  type Seat,
  type State,
  type ZoneKind,
  zoneOf,
} from '@taisen/kernel';
import type { MsTypes } from './types.ts';

export const HAND = 0;
export const DECK = 1;
export const GRAVEYARD = 2;
export const MONSTERS = 3;
export const FIELD = 4;
export const PHASE = 5;
/** Cards charged on monsters and phase cards; `on` is the carrier (MS-5.2). */
export const CHARGES = 6;
/** Removed from the game (MS-8.7). */
export const REMOVED = 7;
/** A magic card while it takes effect (MS-6.1). */
export const CASTING = 8;

/** MS-5.1: five places for monsters. */
export const PLACES = 5;

export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner' },
  { name: 'deck', sees: 'none' },
  { name: 'graveyard', sees: 'all' },
  { name: 'monsters', sees: 'all', places: PLACES, active: true },
  { name: 'field', sees: 'all', places: 1, active: true },
  { name: 'phase', sees: 'all', places: 1, active: true },
  { name: 'charges', sees: 'all' },
  { name: 'removed', sees: 'all' },
  { name: 'casting', sees: 'all' },
];

export interface MsCard extends Card {
  /** HP lost (MS-9.1). */
  damage: number;
  /** HP gained by effects beyond the base (MS-12.1). */
  bonus: number;
  /** SP tokens charged on it (MS-5.9). */
  sp: number;
  /** The card it is charged on. */
  on: CardId;
  /** The number of charges a phase card has had: its stage (MS-8.2). */
  stage: number;
  /** Attacks made this turn. */
  attacks: number;
  /** Skills used this turn (MS-5.11). */
  skilled: number;
  /** Whether it has already resisted the one destruction that it may resist. */
  escaped: boolean;
  /** Whether it was destroyed while silenced: then its effects on destruction do not start. */
  mute: boolean;
  /** The turn in which it was summoned. */
  since: number;
}

export interface MsState extends State {
  readonly types?: MsTypes;
  cards: MsCard[];
  life: number[];
  /** Tokens in each player's area, and how many of them are resting (MS-2.6, MS-2.7). */
  tokens: number[];
  rested: number[];
  /** How many of the resting tokens stay resting at their player's next start phase. */
  locked: number[];
  /** The player who took the first turn. */
  starter: Seat;
  /** Whether the only charge of the turn is used (MS-5.5). */
  charged: boolean;
  /** Charges that effects allow in addition to the one of the turn. */
  extraCharges: number;
  /** The current attack. The target `NO_CARD` is the player. */
  attacker: CardId;
  target: CardId;
}

export type G = Ctx<MsState>;

const zone = (g: G, kind: number, seat: Seat): CardId[] => g.s.zones[zoneOf(kind, seat)] as CardId[];
export const handOf = (g: G, seat: Seat): CardId[] => zone(g, HAND, seat);
export const deckOf = (g: G, seat: Seat): CardId[] => zone(g, DECK, seat);
export const graveyardOf = (g: G, seat: Seat): CardId[] => zone(g, GRAVEYARD, seat);
/** The five places; -1 is an empty place. */
export const placesOf = (g: G, seat: Seat): CardId[] => zone(g, MONSTERS, seat);
export const fieldOf = (g: G, seat: Seat): CardId => zone(g, FIELD, seat)[0] as CardId;
export const phaseOf = (g: G, seat: Seat): CardId => zone(g, PHASE, seat)[0] as CardId;
export const chargesOf = (g: G, seat: Seat): CardId[] => zone(g, CHARGES, seat);

/** A player's monsters, in the order of their places. */
export function monstersOf(g: G, seat: Seat): MsCard[] {
  const monsters: MsCard[] = [];
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id !== NO_CARD) monsters.push(g.s.cards[id] as MsCard);
  }
  return monsters;
}

export const countMonsters = (g: G, seat: Seat): number => countIn(g.s, zoneOf(MONSTERS, seat));

export const inPlay = (card: MsCard): boolean => card.zone >> 1 === MONSTERS;
export const onTable = (card: MsCard): boolean => card.zone >> 1 >= MONSTERS && card.zone >> 1 <= PHASE;

/**
 * MS-2.1: 6000 life. MS-2.6: one token before the first turn. Fields are added in the order of `clone`, for one object
 * shape.
 */
export function blank(seed: string): MsState {
  const s = emptyState(seed, ZONES) as MsState;
  s.life = [6000, 6000];
  s.tokens = [1, 1];
  s.rested = [0, 0];
  s.locked = [0, 0];
  s.starter = 0;
  s.charged = false;
  s.extraCharges = 0;
  s.attacker = NO_CARD;
  s.target = NO_CARD;
  return s;
}

export function newCard(id: CardId, def: number, owner: Seat, at: number): MsCard {
  return {
    id,
    def,
    owner,
    controller: owner,
    zone: at,
    known: 0,
    faceDown: false,
    damage: 0,
    bonus: 0,
    sp: 0,
    on: NO_CARD,
    stage: 0,
    attacks: 0,
    skilled: 0,
    escaped: false,
    mute: false,
    since: 0,
  };
}

function cloneCard(card: MsCard): MsCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    damage: card.damage,
    bonus: card.bonus,
    sp: card.sp,
    on: card.on,
    stage: card.stage,
    attacks: card.attacks,
    skilled: card.skilled,
    escaped: card.escaped,
    mute: card.mute,
    since: card.since,
  };
}

export function clone(s: MsState): MsState {
  const cards: MsCard[] = [];
  for (let i = 0; i < s.cards.length; i++) cards.push(cloneCard(s.cards[i] as MsCard));
  const copy = cloneState(s, cards) as MsState;
  copy.life = s.life.slice();
  copy.tokens = s.tokens.slice();
  copy.rested = s.rested.slice();
  copy.locked = s.locked.slice();
  copy.starter = s.starter;
  copy.charged = s.charged;
  copy.extraCharges = s.extraCharges;
  copy.attacker = s.attacker;
  copy.target = s.target;
  return copy;
}

/** Resets what a card keeps only while it is on the table. */
export function resetCard(card: MsCard): void {
  card.damage = 0;
  card.bonus = 0;
  card.sp = 0;
  card.stage = 0;
  card.attacks = 0;
  card.skilled = 0;
  card.escaped = false;
}
