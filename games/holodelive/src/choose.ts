/** The choices that skills ask for. */
import {
  ask,
  askAll,
  type CardId,
  emit,
  NO_CARD,
  type Op,
  type Option,
  type PickOptions,
  pick,
  roll,
  type Seat,
} from '@taisen/kernel';
import { ICONS, type Icon, iconBit, type Skill, SUITS, type Suit, suitBit } from './card.ts';
import { backstageOf, type G, type HlCard, handOf, homeOf, stageOf } from './state.ts';
import { guestsAreSafe, isUntouchable } from './values.ts';

type K = Skill<unknown>;
type Fits = (card: HlCard) => boolean;

/** The face-up cards of a stage, in order of arrival. A face-down card is a guest (HL-2.2). */
export function performersOf(g: G, side: Seat): HlCard[] {
  const cards: HlCard[] = [];
  for (const id of stageOf(g, side)) {
    if (id !== NO_CARD && !(g.s.cards[id] as HlCard).faceDown) cards.push(g.s.cards[id] as HlCard);
  }
  return cards;
}

/** The cards of a stage that this skill can affect: not the card itself, and no untouchable cards of the opponent. */
export function reachable(k: K, side: Seat, fits?: Fits): CardId[] {
  const ids: CardId[] = [];
  for (const card of performersOf(k.g, side)) {
    if (card.id === k.self.id || (side !== k.seat && isUntouchable(k.g, card))) continue;
    if (fits === undefined || fits(card)) ids.push(card.id);
  }
  return ids;
}

/** A player's guests that this skill can affect, on the stage and in the backstage. */
export function reachableGuests(k: K, side: Seat): CardId[] {
  if (side !== k.seat && guestsAreSafe(k.g, side)) return [];
  return [...stageOf(k.g, side), backstageOf(k.g, side)].filter(
    (id) => id !== NO_CARD && (k.g.s.cards[id] as HlCard).faceDown,
  );
}

/** Whether this skill can affect what lies in a player's backstage, if anything does. */
export function canReachBackstage(k: K, side: Seat): boolean {
  const id = backstageOf(k.g, side);
  if (id === NO_CARD || side === k.seat) return true;
  const card = k.g.s.cards[id] as HlCard;
  return card.faceDown ? !guestsAreSafe(k.g, side) : !isUntouchable(k.g, card);
}

export function* choose(k: K, kind: string, ids: readonly CardId[], how: PickOptions = {}, seat = k.seat): Op<CardId> {
  return yield* pick(seat, kind, ids, { ...how, asking: k.asking });
}

export const OPTIONAL: PickOptions = { optional: true };

/** Chooses a stage card that this skill can affect; -1 when there is none or the player declines. */
export function* chooseOnStage(k: K, side: Seat, fits?: Fits, how?: PickOptions): Op<CardId> {
  return yield* choose(k, 'stage-card', reachable(k, side, fits), how);
}

/** Chooses any card of the player's hand. Its size is public, so there is no decision for an empty hand. */
export function* chooseInHand(k: K, how?: PickOptions): Op<CardId> {
  return yield* choose(k, 'hand-card', handOf(k.g, k.seat), how);
}

export function* chooseAtHome(k: K, fits?: Fits, how?: PickOptions): Op<CardId> {
  const ids = homeOf(k.g).filter((id) => fits === undefined || fits(k.g.s.cards[id] as HlCard));
  return yield* choose(k, 'home-card', ids, how);
}

const ICON_OPTIONS: readonly Option[] = ICONS.map((icon) => ({ do: icon }));
const SUIT_OPTIONS: readonly Option[] = SUITS.map((suit) => ({ do: suit }));

/** Returns the bit of the icon. */
export function* nameIcon(k: K): Op<number> {
  return iconBit((yield* ask(k.seat, 'icon', ICON_OPTIONS, k.asking)).do as Icon);
}

export function* nameSuit(k: K): Op<number> {
  return suitBit((yield* ask(k.seat, 'suit', SUIT_OPTIONS, k.asking)).do as Suit);
}

/** HL-3.6: both choose at once, without seeing the other's choice. Returns the skill's player's choice first. */
export function* bothSay(k: K, kind: string, choices: readonly string[]): Op<readonly [string, string]> {
  const options = choices.map((choice) => ({ do: choice }));
  const seats = [k.seat, k.rival];
  const answers = yield* askAll(seats.map((seat) => ({ seat, kind, options, ...k.asking })));
  const said = answers.map((answer) => answer.do) as [string, string];
  for (const [i, seat] of seats.entries()) emit(k.g, { type: 'said', seat, how: said[i] as string });
  return said;
}

const SIGNS = ['rock', 'scissors', 'paper'];

/** Returns 1 if the skill's player wins, -1 if the rival wins, 0 for the same sign. */
export function* janken(k: K): Op<number> {
  const [mine, theirs] = yield* bothSay(k, 'janken', SIGNS);
  const ahead = (SIGNS.indexOf(theirs) - SIGNS.indexOf(mine) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}

/** Throws a six-sided die; the result is public. */
export function throwDie(k: K, seat: Seat): number {
  const result = roll(k.g.s.rng, 6) + 1;
  emit(k.g, { type: 'die', seat, amount: result });
  return result;
}

/** Whether two cards of one stage arrived directly one after the other. */
export function areNeighbours(g: G, a: HlCard, b: HlCard): boolean {
  if (a.zone !== b.zone || a.id === b.id) return false;
  const row = g.s.zones[a.zone] as CardId[];
  return Math.abs(row.indexOf(a.id) - row.indexOf(b.id)) === 1;
}
