import { type Decision, forbidden, type Option, type RuleId, type Seat } from '@taisen/kernel';
import { MOVES, mayAttack, mayBattle, mayMove, mayStrike, mayTarget } from './battle.ts';
import { mayDeploy, mayExtend } from './domain.ts';
import { mayUse } from './miracle.ts';
import { FRONT, type G, handOf, type Row, type ShCard } from './state.ts';
import { maySummon } from './summon.ts';

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { seat } = decision;
  const { do: verb } = option;
  if (verb === 'battle') return forbidden(mayBattle(g, seat));
  const card = option.card === undefined ? undefined : (g.s.cards[option.card] as ShCard | undefined);
  if (card === undefined) return null;
  const fromHand = FROM_HAND[verb];
  if (fromHand !== undefined) {
    if (!handOf(g, seat).includes(card.id)) return null;
    return g.s.step === 'main' ? forbidden(fromHand(g, seat, card)) : 'SH-4.3';
  }
  const move = MOVES.indexOf(verb as (typeof MOVES)[number]);
  if (move >= 0) return forbidden(mayMove(g, seat, card, (FRONT + move) as Row));
  if (verb !== 'attack' && verb !== 'strike') return null;
  const attacker = forbidden(mayAttack(g, seat, card));
  if (attacker !== null) return attacker;
  const target = option.target === undefined ? undefined : (g.s.cards[option.target] as ShCard | undefined);
  return forbidden(target === undefined ? mayStrike(g, seat, card) : mayTarget(g, seat, card, target));
}

const FROM_HAND: Readonly<Record<string, (g: G, seat: Seat, card: ShCard) => true | RuleId>> = {
  summon: maySummon,
  use: mayUse,
  deploy: mayDeploy,
  extend: mayExtend,
};
