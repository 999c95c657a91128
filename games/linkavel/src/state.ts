import {
  type Card,
  type CardId,
  type Ctx,
  cloneState,
  emptyState,
  type Seat,
  type State,
  type ZoneKind,
  zoneOf,
} from '@taisen/kernel';
import type { LvTypes } from './types.ts';

/** Zone kinds. Use the functions below to get a zone: `HAND + seat` would be wrong. */
export const HAND = 0;
export const DECK = 1;
export const TRASH = 2;
export const MONSTERS = 3;
export const MAGIC = 4;

/** LV-4.1: three monster zones, three magic zones, deck and a public trash. */
export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner', identityOnly: true },
  { name: 'deck', sees: 'none', identityOnly: true },
  { name: 'trash', sees: 'all', identityOnly: true },
  { name: 'monsters', sees: 'all', places: 3, active: true },
  { name: 'magic', sees: 'all', places: 3, active: true },
];

export interface LvCard extends Card {
  /** Attacks made this turn. */
  attacks: number;
  /** One bit for each ability used this turn, in the order on the card. The bits stay when the card leaves. */
  used: number;
}

export interface LvState extends State {
  readonly types?: LvTypes;
  cards: LvCard[];
  lp: number[];
  /** The player who took the first turn. */
  starter: Seat;
  /** The cards whose `used` is not 0. */
  users: CardId[];
  /** Normal summons made this turn (LV-6.1). */
  summons: number;
  /** Refreshes this turn, by player (LV-2.7). */
  refreshes: number[];
  /** Draws that the running effect still owes each player (LV-2.9). */
  owed: number[];
}

export type G = Ctx<LvState>;

export const handOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(HAND, seat)] as CardId[];
export const deckOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(DECK, seat)] as CardId[];
export const trashOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(TRASH, seat)] as CardId[];
/** The three places; -1 is an empty place. */
export const monsterZones = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(MONSTERS, seat)] as CardId[];
export const magicZones = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(MAGIC, seat)] as CardId[];

/** The monsters that a player controls, in the order of their zones. */
export function monstersOf(g: G, seat: Seat): LvCard[] {
  const monsters: LvCard[] = [];
  for (const id of monsterZones(g, seat)) if (id >= 0) monsters.push(g.s.cards[id] as LvCard);
  return monsters;
}

export const onField = (card: LvCard): boolean => card.zone >> 1 === MONSTERS || card.zone >> 1 === MAGIC;
export const isMonsterInPlay = (card: LvCard): boolean => card.zone >> 1 === MONSTERS;

/** LV-2.3: each player starts with 5000 LP. */
export function blank(seed: string): LvState {
  const s = emptyState(seed, ZONES) as LvState;
  s.lp = [5000, 5000];
  s.starter = 0;
  s.users = [];
  s.summons = 0;
  s.refreshes = [0, 0];
  s.owed = [0, 0];
  return s;
}

export function newCard(id: CardId, def: number, owner: Seat, zone: number): LvCard {
  return { id, def, owner, controller: owner, zone, known: 0, faceDown: false, attacks: 0, used: 0 };
}

function cloneCard(card: LvCard): LvCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    attacks: card.attacks,
    used: card.used,
  };
}

export function clone(s: LvState): LvState {
  const cards: LvCard[] = [];
  for (let i = 0; i < s.cards.length; i++) cards.push(cloneCard(s.cards[i] as LvCard));
  const copy = cloneState(s, cards) as LvState;
  copy.lp = s.lp.slice();
  copy.starter = s.starter;
  copy.users = s.users.slice();
  copy.summons = s.summons;
  copy.refreshes = s.refreshes.slice();
  copy.owed = s.owed.slice();
  return copy;
}
