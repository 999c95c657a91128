/** Chain points: when a setsuna may be used in the opponent's turn. */
import {
  type CardId,
  type Decision,
  type Op,
  type Option,
  optionalDecision,
  PASS,
  type RuleId,
  type Seat,
} from '@taisen/kernel';
import { defOf } from './card.ts';
import { mayUse, useMagic } from './magic.ts';
import { type G, handOf, type MsCard } from './state.ts';
import { activeTokens } from './tokens.ts';
import { setsunaExtra } from './values.ts';

/** The lowest cost of a setsuna in the pool (a test checks it). No effect makes a card cheaper than this. */
export const CHEAPEST_SETSUNA = 1;

/**
 * MS-6.8: whether a player is asked depends only on public facts: a card in the hand, and enough tokens for the
 * cheapest setsuna. It does not depend on the cards in the hand.
 */
export const isAsked = (g: G, seat: Seat): boolean =>
  handOf(g, seat).length > 0 && activeTokens(g, seat) >= CHEAPEST_SETSUNA + setsunaExtra(g, seat);

/** MS-6.2: at a chain point a setsuna costs one token more. */
export function maySetsuna(g: G, seat: Seat, card: MsCard): true | RuleId {
  return defOf(g, card).setsuna ? mayUse(g, seat, card, 'chain') : 'MS-6.2';
}

/** MS-6.5: the decision of a chain point; none if no setsuna is possible. */
export function chainDecision(g: G, seat: Seat): readonly Decision[] {
  if (!isAsked(g, seat)) return NO_DECISIONS;
  const options: Option[] = [];
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    if (maySetsuna(g, seat, g.s.cards[id] as MsCard) === true) options.push({ do: 'setsuna', card: id });
  }
  options.push(PASS);
  return [optionalDecision(seat, 'chain', options)];
}
export const NO_DECISIONS: readonly Decision[] = [];

/** MS-6.6: one card or none. MS-6.7: it cannot be answered. */
export function answerChain(g: G, seat: Seat, answer: Option | undefined): Op | undefined {
  return answer?.do === 'setsuna' ? useMagic(g, seat, answer.card as CardId, 'chain') : undefined;
}
