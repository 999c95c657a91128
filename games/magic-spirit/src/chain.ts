/** Chain points: where a setsuna may be used in the opponent's turn. */
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

/** No setsuna of the pool costs less (a test sees to it), and no effect makes a card cheaper than this. */
export const CHEAPEST_SETSUNA = 1;

/**
 * MS-6.8: a player is asked whenever what everyone can see allows a setsuna: a card in hand, and tokens for the
 * cheapest there is. What the hand really holds plays no part.
 */
export const isAsked = (g: G, seat: Seat): boolean =>
  handOf(g, seat).length > 0 && activeTokens(g, seat) >= CHEAPEST_SETSUNA + setsunaExtra(g, seat);

/** MS-6.2: its cost and one token more. */
export function maySetsuna(g: G, seat: Seat, card: MsCard): true | RuleId {
  return defOf(g, card).setsuna ? mayUse(g, seat, card, setsunaExtra(g, seat)) : 'MS-6.2';
}

/** MS-6.5: the question of a chain point; nobody is asked where no setsuna is possible. */
export function chainQuestion(g: G, seat: Seat): readonly Decision[] {
  if (!isAsked(g, seat)) return NOBODY;
  const options: Option[] = [];
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    if (maySetsuna(g, seat, g.s.cards[id] as MsCard) === true) options.push({ do: 'setsuna', card: id });
  }
  options.push(PASS);
  return [optionalDecision(seat, 'chain', options)];
}
export const NOBODY: readonly Decision[] = [];

/** MS-6.6: one card or none. MS-6.7: it cannot be answered. */
export function answerChain(g: G, seat: Seat, answer: Option | undefined): Op | undefined {
  return answer?.do === 'setsuna' ? useMagic(g, seat, answer.card as CardId, setsunaExtra(g, seat)) : undefined;
}
