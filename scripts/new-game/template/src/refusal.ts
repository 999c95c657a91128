import { type Decision, forbidden, type Option, type RuleId, zoneOf } from '@taisen/kernel';
import { mayAttack, mayAttackPlayer } from './battle.ts';
import { mayPlay } from './play.ts';
import { type DuelCard, type G, HAND, LINE } from './state.ts';

/** The rule that forbids what a player tried: the same predicates that make the list of options. */
export function refusal(g: G, { seat }: Decision, { do: verb, card: id, target }: Option): RuleId | null {
  const card = id === undefined ? undefined : (g.s.cards[id] as DuelCard | undefined);
  if (card === undefined) return null;
  // Only a card of the player's own: an answer about any other card could tell which card it is.
  if (verb === 'play') return card.zone === zoneOf(HAND, seat) ? forbidden(mayPlay(g, seat, card)) : null;
  if (card.zone !== zoneOf(LINE, seat) || (verb !== 'attack' && verb !== 'direct')) return null;
  const attacker = forbidden(mayAttack(g, card));
  if (attacker !== null || target !== undefined) return attacker;
  return forbidden(mayAttackPlayer(g, seat));
}
