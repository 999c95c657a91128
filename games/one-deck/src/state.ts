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
import type { OdTypes } from './types.ts';

/** Zone kinds. */
export const HAND = 0;
export const DECK = 1;
export const GRAVEYARD = 2;
export const MONSTERS = 3;
export const TRAPS = 4;
export const CHAIN = 5;

/** OD-1.1: one shared deck. OD-1.5: five places of each kind. A card in use is public in the chain. */
export const PLACES = 5;
export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner', identityOnly: true },
  { name: 'deck', sees: 'none', shared: true, identityOnly: true },
  { name: 'graveyard', sees: 'all', identityOnly: true },
  { name: 'monsters', sees: 'all', places: PLACES, active: true },
  { name: 'traps', sees: 'all', places: PLACES, identityOnly: true },
  { name: 'chain', sees: 'all', shared: true, identityOnly: true },
];
/** The two shared zones. */
export const DECK_ZONE = zoneOf(DECK, 0);
export const CHAIN_ZONE = zoneOf(CHAIN, 0);

export interface OdCard extends Card {
  /** OD-3.3: whether it is in defence position. */
  defending: boolean;
  /** OD-5.5: damage taken so far. */
  damage: number;
  /** The turn in which it was placed or set. */
  placed: number;
  /** The last turn in which it attacked. */
  attacked: number;
}

/** A used card that is not resolved yet. */
export interface Link {
  readonly card: CardId;
  readonly ability: string;
  readonly seat: Seat;
  /** What it picked, or `NO_CARD`. An answer may change it. */
  target: CardId;
  /** Whether it answers the card below it by changing what that card picked. */
  readonly answers: boolean;
}

/** A declared attack that is not resolved yet. */
export interface Attack {
  readonly card: CardId;
  /** `NO_CARD` is the player. */
  target: CardId;
  /** OD-8.1: whether it was reflected. Then the target does not strike back. */
  reflected: boolean;
}

export type Phase = 'main' | 'battle';

export interface OdState extends State {
  readonly types?: OdTypes;
  cards: OdCard[];
  /** OD-1.2: the points that each player has left. */
  points: number[];
  cost: number[];
  /** The player who took the first turn. */
  starter: Seat;
  phase: Phase;
  attack: Attack | null;
  /** OD-6.2: the last card resolves first. */
  chain: Link[];
  /** The seat that is asked for an answer next, and the number of consecutive passes. */
  asked: Seat;
  passes: number;
  /** OD-5.9: the card drawn after a direct attack, and the player who drew it. */
  drawn: CardId;
  drawer: Seat;
}

export type G = Ctx<OdState>;

export const handOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(HAND, seat)] as CardId[];
export const graveyardOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(GRAVEYARD, seat)] as CardId[];
/** The five places; an empty place is `NO_CARD`. */
export const monsterZones = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(MONSTERS, seat)] as CardId[];
export const trapZones = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(TRAPS, seat)] as CardId[];

function withoutEmpty(zone: readonly CardId[]): CardId[] {
  const ids: CardId[] = [];
  for (let i = 0; i < zone.length; i++) if (zone[i] !== NO_CARD) ids.push(zone[i] as CardId);
  return ids;
}
/** A player's monsters, in the order of their places. */
export const monstersOf = (g: G, seat: Seat): CardId[] => withoutEmpty(monsterZones(g, seat));
export function hasTraps(g: G, seat: Seat): boolean {
  const traps = trapZones(g, seat);
  for (let i = 0; i < traps.length; i++) if (traps[i] !== NO_CARD) return true;
  return false;
}
export const countTraps = (g: G, seat: Seat): number => countIn(g.s, zoneOf(TRAPS, seat));

export const inPlay = (g: G, id: CardId): boolean => id !== NO_CARD && (g.s.cards[id] as OdCard).zone >> 1 === MONSTERS;
/** Whether a card is a monster on this player's side. */
export const isMonsterOf = (g: G, seat: Seat, id: CardId): boolean =>
  id !== NO_CARD && (g.s.cards[id] as OdCard).zone === zoneOf(MONSTERS, seat);

/** OD-1.2: each player starts with 6 points. */
export function blank(seed: string): OdState {
  const s = emptyState(seed, ZONES) as OdState;
  s.points = [6, 6];
  s.cost = [0, 0];
  s.starter = 0;
  s.phase = 'main';
  s.attack = null;
  s.chain = [];
  s.asked = 0;
  s.passes = 0;
  s.drawn = NO_CARD;
  s.drawer = 0;
  return s;
}

/** A card that starts in a trap zone is face down. */
export function newCard(id: CardId, def: number, owner: Seat, zone: number): OdCard {
  return {
    id,
    def,
    owner,
    controller: owner,
    zone,
    known: 0,
    faceDown: zone >> 1 === TRAPS,
    defending: false,
    damage: 0,
    placed: 0,
    attacked: 0,
  };
}

/** Resets what a card keeps only while it is on the field. */
export function resetCard(card: OdCard): void {
  card.defending = false;
  card.damage = 0;
  card.placed = 0;
  card.attacked = 0;
}

function cloneCard(card: OdCard): OdCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    defending: card.defending,
    damage: card.damage,
    placed: card.placed,
    attacked: card.attacked,
  };
}

const cloneLink = ({ card, ability, seat, target, answers }: Link): Link => ({ card, ability, seat, target, answers });
const cloneAttack = ({ card, target, reflected }: Attack): Attack => ({ card, target, reflected });

export function clone(s: OdState): OdState {
  const cards: OdCard[] = [];
  for (let i = 0; i < s.cards.length; i++) cards.push(cloneCard(s.cards[i] as OdCard));
  const copy = cloneState(s, cards) as OdState;
  copy.points = s.points.slice();
  copy.cost = s.cost.slice();
  copy.starter = s.starter;
  copy.phase = s.phase;
  copy.attack = s.attack === null ? null : cloneAttack(s.attack);
  copy.chain = s.chain.length === 0 ? [] : s.chain.map(cloneLink);
  copy.asked = s.asked;
  copy.passes = s.passes;
  copy.drawn = s.drawn;
  copy.drawer = s.drawer;
  return copy;
}
