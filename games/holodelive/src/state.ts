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
import type { HlTypes } from './types.ts';

/** Zone kinds. A zone is `zoneOf(kind, seat)`, a shared zone `zoneOf(kind, 0)`. */
export const HAND = 0;
export const DECK = 1;
export const HOME = 2;
export const GONE = 3;
export const STAGE = 4;
export const BACKSTAGE = 5;

/** HL-2.1: the stage has three places. */
export const PLACES = 3;

export const ZONES: readonly ZoneKind[] = [
  { name: 'hand', sees: 'owner', identityOnly: true },
  { name: 'deck', sees: 'none', shared: true, identityOnly: true },
  { name: 'home', sees: 'all', shared: true, identityOnly: true },
  { name: 'gone', sees: 'all', shared: true, identityOnly: true },
  { name: 'stage', sees: 'all', places: PLACES, active: true },
  { name: 'backstage', sees: 'all', places: 1, active: true },
];

export const DECK_ZONE = zoneOf(DECK, 0);
export const HOME_ZONE = zoneOf(HOME, 0);
export const GONE_ZONE = zoneOf(GONE, 0);

/** Bits of `HlCard.used`. */
export const PLAY_USED = 1;
export const ACTION_USED = 2;

export interface HlCard extends Card {
  /**
   * The once-a-turn skills used this turn. They belong to the card, not to the place: they stay used if the card goes
   * Home and returns in the same turn.
   */
  used: number;
}

export interface HlState extends State {
  readonly types?: HlTypes;
  cards: HlCard[];
  /** Starts at 1. */
  round: number;
  /** Rounds won, by player. */
  wins: number[];
  /** HL-4.10: the turn in which each player became live-ready; 0 while not ready. The lower number was ready first. */
  ready: number[];
  /** Whether the card of this turn's Play phase has been played. */
  played: boolean;
  /** Whether any card has used a once-a-turn skill. */
  spent: boolean;
}

export type G = Ctx<HlState>;

export const handOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(HAND, seat)] as CardId[];
export const deckOf = (g: G): CardId[] => g.s.zones[DECK_ZONE] as CardId[];
/** HL-2.4: oldest card first. */
export const homeOf = (g: G): CardId[] => g.s.zones[HOME_ZONE] as CardId[];
export const goneOf = (g: G): CardId[] => g.s.zones[GONE_ZONE] as CardId[];
/** HL-2.1: the three places in order of arrival. Empty places are at the end. */
export const stageOf = (g: G, seat: Seat): CardId[] => g.s.zones[zoneOf(STAGE, seat)] as CardId[];
/** The card in the backstage, or `NO_CARD`. */
export const backstageOf = (g: G, seat: Seat): CardId => (g.s.zones[zoneOf(BACKSTAGE, seat)] as CardId[])[0] as CardId;

export const isStage = (zone: number): boolean => zone >> 1 === STAGE;
export const isBackstage = (zone: number): boolean => zone >> 1 === BACKSTAGE;
export const inPlay = (card: HlCard): boolean => isStage(card.zone) || isBackstage(card.zone);

/** Marks a once-a-turn skill as used. */
export function markUsed(g: G, card: HlCard, bit: number): void {
  card.used |= bit;
  g.s.spent = true;
}

export function blank(seed: string): HlState {
  const s = emptyState(seed, ZONES) as HlState;
  s.round = 1;
  s.wins = [0, 0];
  s.ready = [0, 0];
  s.played = false;
  s.spent = false;
  return s;
}

export function newCard(id: CardId, def: number, owner: Seat, zone: number): HlCard {
  return { id, def, owner, controller: owner, zone, known: 0, faceDown: false, used: 0 };
}

function cloneCard(card: HlCard): HlCard {
  return {
    id: card.id,
    def: card.def,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    known: card.known,
    faceDown: card.faceDown,
    used: card.used,
  };
}

export function clone(s: HlState): HlState {
  const cards: HlCard[] = [];
  for (let i = 0; i < s.cards.length; i++) cards.push(cloneCard(s.cards[i] as HlCard));
  const copy = cloneState(s, cards) as HlState;
  copy.round = s.round;
  copy.wins = s.wins.slice();
  copy.ready = s.ready.slice();
  copy.played = s.played;
  copy.spent = s.spent;
  return copy;
}
