import { type Decision, forbidden, type Option, type RuleId, type Seat } from '@taisen/kernel';
import { mayAttack, mayAttackDirectly, mayBattle, mayTarget } from './battle.ts';
import { mayUse } from './magic.ts';
import type { G, LvCard } from './state.ts';
import { handOf } from './state.ts';
import { maySummon } from './summon.ts';

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { seat } = decision;
  const card = option.card === undefined ? undefined : (g.s.cards[option.card] as LvCard | undefined);
  if (option.do === 'battle') return forbidden(mayBattle(g));
  if (card === undefined) return null;
  if (option.do === 'summon' || option.do === 'use') return handRefusal(g, seat, option.do, card);
  if (option.do === 'activate') return 'LV-3.5';
  const target = option.target === undefined ? undefined : (g.s.cards[option.target] as LvCard | undefined);
  if (option.do !== 'attack' && option.do !== 'direct') return null;
  const attacker = forbidden(mayAttack(g, seat, card));
  if (attacker !== null) return attacker;
  return forbidden(target === undefined ? mayAttackDirectly(g, seat, card) : mayTarget(g, seat, target));
}

function handRefusal(g: G, seat: Seat, verb: 'summon' | 'use', card: LvCard): RuleId | null {
  if (!handOf(g, seat).includes(card.id)) return null;
  if (verb === 'use') return forbidden(mayUse(g, seat, card));
  // LV-6.1: summoning is possible only in MAIN 1 and MAIN 2 of the player's own turn.
  if (g.s.active !== seat || (g.s.step !== 'main1' && g.s.step !== 'main2')) return 'LV-6.1';
  return forbidden(maySummon(g, seat, card));
}
