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
import type { ShTypes } from './types.ts';

/** Zone kinds. Use the functions below to get a player's zone. */
export const HAND = 0;
export const DECK = 1;
export const DISCARD = 2;
export const FRONT = 3;
export const MIDDLE = 4;
export const BACK = 5;
export const MIRACLES = 6;
/** A player's domain on that player's own field. */
export const DOMAIN = 7;
/** A player's domain on the opponent's field. The player still controls it. */
export const EXTENSION = 8;
/** The myth card, beside the field. */
export const MYTH = 9;

export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner' },
  { name: 'deck', sees: 'none' },
  { name: 'discard', sees: 'all' },
  { name: 'front', sees: 'all', active: true },
  { name: 'middle', sees: 'all', active: true },
  { name: 'back', sees: 'all', active: true },
  { name: 'miracles', sees: 'all', active: true },
  { name: 'domain', sees: 'all', places: 1, active: true },
  { name: 'extension', sees: 'all', places: 1, active: true },
  { name: 'myth', sees: 'all', places: 1, active: true },
];

/** 前衛, 中衛, 後衛: the three rows of characters. */
export type Row = typeof FRONT | typeof MIDDLE | typeof BACK;
export const ROWS: readonly Row[] = [FRONT, MIDDLE, BACK];

export interface ShCard extends Card {
  /** SH-1.5: how often this card has died. The count belongs to the card and survives every shuffle. */
  deaths: number;
  /** SH-2.6: 1 on the character of the main fighter. SH-2.9: this never changes. */
  main: number;
  /** SH-5.3: damage stays until the card leaves the field. */
  damage: number;
  /** SH-8.6: 橫置. Only a mark: it has no effect on the rules. */
  exhausted: boolean;
  /** Attacks made this turn. */
  attacks: number;
  /** SH-6.3: turns of its player that a special miracle still waits. */
  countdown: number;
  /** The turn in which the card came to the field. */
  came: number;
}

export interface ShState extends State {
  readonly types?: ShTypes;
  cards: ShCard[];
  /** SH-1.1. Changed only by `losePower`, which only subtracts (SH-1.2). */
  power: number[];
  /** SH-3.1: 1 is heads, -1 not thrown yet. */
  coins: number[];
  starter: Seat;
  /**
   * Ruling `deathsCount` by name: an entry `def * 2 + owner` for each death. Everybody saw them, but not in which hidden
   * card each copy is now, so the cards themselves must not be asked.
   */
  fallen: number[];
  /** Domains deployed in this game, by player (SH-7.2). */
  domains: number[];
  /** Domains deployed this turn (SH-7.1). */
  deployed: number;
  /** Moves of the main fighter this turn, or since the last attack by ruling `moveBefore` (SH-4.4). */
  moves: number;
  /** Attacks declared this turn. The main fighter moves before the first one (SH-4.4). */
  attacks: number;
}

export type G = Ctx<ShState>;

export const handOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(HAND, seat)] as CardId[];
export const deckOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(DECK, seat)] as CardId[];
export const discardOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(DISCARD, seat)] as CardId[];
export const rowOf = (g: G, row: Row, seat: Seat): CardId[] => g.s.zones[zoneOf(row, seat)] as CardId[];
export const miraclesOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(MIRACLES, seat)] as CardId[];
/** A player's domain on that player's own field, or -1. */
export const domainOf = (g: G, seat: Seat): CardId => g.s.zones[zoneOf(DOMAIN, seat)]?.[0] as CardId;
/** A player's domain on the opponent's field, or -1. */
export const extensionOf = (g: G, seat: Seat): CardId => g.s.zones[zoneOf(EXTENSION, seat)]?.[0] as CardId;

/** The characters on a player's field, front row first. */
export function charactersOf(g: G, seat: Seat): ShCard[] {
  const { zones, cards } = g.s;
  const found: ShCard[] = [];
  for (let row = FRONT; row <= BACK; row++) {
    const standing = zones[row * 2 + seat] as CardId[];
    for (let i = 0; i < standing.length; i++) found.push(cards[standing[i] as CardId] as ShCard);
  }
  return found;
}

export function countCharacters({ s: { zones } }: G, seat: Seat): number {
  let count = 0;
  for (let row = FRONT; row <= BACK; row++) count += (zones[row * 2 + seat] as CardId[]).length;
  return count;
}

/** Whether a character is on the field. */
export const isStanding = (card: ShCard): boolean => card.zone >> 1 >= FRONT && card.zone >> 1 <= BACK;
export const onField = (card: ShCard): boolean => card.zone >> 1 >= FRONT && card.zone >> 1 <= EXTENSION;
/** The row of a character on the field. */
export const standsIn = (card: ShCard): Row => (card.zone >> 1) as Row;

/** The player's main fighter if it is on the field, or null. */
export function mainFighter(g: G, seat: Seat): ShCard | null {
  const { zones, cards } = g.s;
  for (let row = FRONT; row <= BACK; row++) {
    const standing = zones[row * 2 + seat] as CardId[];
    for (let i = 0; i < standing.length; i++) {
      const card = cards[standing[i] as CardId] as ShCard;
      if (card.main === 1) return card;
    }
  }
  return null;
}

/** Fields are added one by one: an object spread would give every match its own shape, which is slow. */
export function blank(seed: string): ShState {
  const s = emptyState(seed, ZONES) as ShState;
  s.power = [100, 100];
  s.coins = [-1, -1];
  s.starter = 0;
  s.fallen = [];
  s.domains = [0, 0];
  s.deployed = 0;
  s.moves = 0;
  s.attacks = 0;
  return s;
}

export function newCard(id: CardId, def: number, owner: Seat, zone: number): ShCard {
  return {
    id,
    def,
    owner,
    controller: owner,
    zone,
    known: 0,
    faceDown: false,
    deaths: 0,
    main: 0,
    damage: 0,
    exhausted: false,
    attacks: 0,
    countdown: 0,
    came: 0,
  };
}

function cloneCard(card: ShCard): ShCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    deaths: card.deaths,
    main: card.main,
    damage: card.damage,
    exhausted: card.exhausted,
    attacks: card.attacks,
    countdown: card.countdown,
    came: card.came,
  };
}

export function clone(s: ShState): ShState {
  const cards: ShCard[] = [];
  for (let i = 0; i < s.cards.length; i++) cards.push(cloneCard(s.cards[i] as ShCard));
  const copy = cloneState(s, cards) as ShState;
  copy.power = s.power.slice();
  copy.coins = s.coins.slice();
  copy.starter = s.starter;
  copy.fallen = s.fallen.slice();
  copy.domains = s.domains.slice();
  copy.deployed = s.deployed;
  copy.moves = s.moves;
  copy.attacks = s.attacks;
  return copy;
}
