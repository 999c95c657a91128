/** Charges: cards from the hand or SP tokens on a monster, or cards on a phase card. */
import {
  type CardId,
  move,
  NO_CARD,
  type Op,
  type Option,
  type RuleId,
  record,
  type Seat,
  zoneOf,
} from '@taisen/kernel';
import type { Attribute } from './attributes.ts';
import { defOf } from './card.ts';
import { advance } from './phase.ts';
import { CHARGES, chargesOf, type G, handOf, inPlay, type MsCard, PHASE, phaseOf, placesOf } from './state.ts';
import { activeTokens, takeToken } from './tokens.ts';

/** MS-5.3, MS-8.3. */
const MOST_ON_MONSTER = 2;

const isPhase = (card: MsCard): boolean => card.zone >> 1 === PHASE;

/** How many charges a monster has, cards and tokens together. */
export function chargeCount(g: G, card: MsCard): number {
  let count = card.sp;
  const charges = chargesOf(g, card.controller);
  for (let i = 0; i < charges.length; i++) if ((g.s.cards[charges[i] as CardId] as MsCard).on === card.id) count++;
  return count;
}

/** MS-5.7: a card without attribute counts as every attribute. */
export const countsAs = (attribute: Attribute, wanted: Attribute | 'any'): boolean =>
  wanted === 'any' || attribute === wanted || attribute === 'none';

/** MS-5.9: how many of its charged tokens count as this attribute: all, unless a ruling restricts them to 任意. */
export const countingTokens = (g: G, card: MsCard, wanted: Attribute | 'any'): number =>
  wanted === 'any' || g.rulings.tokenCharge === 'every' ? card.sp : 0;

/** MS-5.4: how many of its charged cards count as this attribute. */
export function matching(g: G, card: MsCard, wanted: Attribute | 'any'): number {
  let count = 0;
  const charges = chargesOf(g, card.controller);
  for (let i = 0; i < charges.length; i++) {
    const id = charges[i] as CardId;
    if ((g.s.cards[id] as MsCard).on === card.id && countsAs(defOf(g, id).attribute, wanted)) count++;
  }
  return count;
}

/** MS-5.5: whether the charge of the turn, or one that an effect allows, is left. */
export const chargeLeft = (g: G): boolean => !g.s.charged || g.s.extraCharges > 0;

/** Whether a charge may be put on this card now. */
export function mayCarry(g: G, seat: Seat, carrier: MsCard): true | RuleId {
  if (carrier.controller !== seat || !(inPlay(carrier) || isPhase(carrier))) return 'MS-5.2';
  if (!chargeLeft(g)) return isPhase(carrier) ? 'MS-8.3' : 'MS-5.5';
  return isPhase(carrier) || chargeCount(g, carrier) < MOST_ON_MONSTER ? true : 'MS-5.3';
}

/** MS-5.2: monster, magic and field cards. MS-8.2: on a phase card only cards of its attribute. */
export function mayCharge(g: G, card: MsCard, carrier: MsCard): true | RuleId {
  const { kind, attribute } = defOf(g, card);
  if (kind === 'phase') return 'MS-5.2';
  return !isPhase(carrier) || countsAs(attribute, defOf(g, carrier).attribute) ? true : 'MS-8.2';
}

/** A token instead of a card. On a phase card only if a ruling allows it. */
export function mayChargeToken(g: G, seat: Seat, carrier: MsCard): true | RuleId {
  if (isPhase(carrier) && !g.rulings.tokensOnPhase) return 'MS-8.2';
  const tokens = g.rulings.chargeResting ? (g.s.tokens[seat] as number) : activeTokens(g, seat);
  return tokens > 0 ? true : 'MS-5.2';
}

/** One option names the card and its carrier: a separate decision would reveal something about the hand. */
export function addCharges(g: G, seat: Seat, options: Option[]): void {
  if (!chargeLeft(g)) return;
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id !== NO_CARD) addChargesOn(g, seat, g.s.cards[id] as MsCard, options);
  }
  const phase = phaseOf(g, seat);
  if (phase >= 0) addChargesOn(g, seat, g.s.cards[phase] as MsCard, options);
}

function addChargesOn(g: G, seat: Seat, carrier: MsCard, options: Option[]): void {
  if (mayCarry(g, seat, carrier) !== true) return;
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    if (mayCharge(g, g.s.cards[id] as MsCard, carrier) === true)
      options.push({ do: 'charge', card: id, target: carrier.id });
  }
  if (mayChargeToken(g, seat, carrier) === true) options.push({ do: 'charge-sp', target: carrier.id });
}

/** MS-5.5: the only charge of the turn, with a card or a token. */
export function charge(g: G, seat: Seat, target: CardId, card?: CardId): Op | undefined {
  const carrier = g.s.cards[target] as MsCard;
  if (g.s.charged) g.s.extraCharges--;
  else g.s.charged = true;
  if (card !== undefined) attach(g, seat, card, carrier);
  else {
    takeToken(g, seat);
    if (!isPhase(carrier)) carrier.sp++;
    if (g.recorder !== null) record(g, { type: 'charged-sp', seat, target });
  }
  return isPhase(carrier) ? advance(g, carrier) : undefined;
}

/** Puts a card on another as a charge. */
export function attach(g: G, seat: Seat, card: CardId, carrier: MsCard): void {
  move(g, card, zoneOf(CHARGES, seat));
  (g.s.cards[card] as MsCard).on = carrier.id;
  if (g.recorder !== null) record(g, { type: 'charged', seat, card, target: carrier.id });
}

export const canCarry = (g: G, card: MsCard): boolean => chargeCount(g, card) < MOST_ON_MONSTER;
