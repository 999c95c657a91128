import { type Decision, forbidden, type Option, type RuleId } from '@taisen/kernel';
import { mayAttack, mayAttackDirectly, mayBattle, mayStrike } from './battle.ts';
import { maySetsuna } from './chain.ts';
import { mayCarry, mayCharge, mayChargeToken } from './charge.ts';
import { mayPlaceField, mayUse } from './magic.ts';
import { mayPlacePhase } from './phase.ts';
import { maySkill } from './skill.ts';
import { type G, handOf, type MsCard } from './state.ts';
import { maySummon } from './summon.ts';

const FROM_HAND = { summon: maySummon, use: mayUse, field: mayPlaceField, phase: mayPlacePhase } as const;

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { seat } = decision;
  const card = option.card === undefined ? undefined : g.s.cards[option.card];
  const target = option.target === undefined ? undefined : g.s.cards[option.target];
  switch (option.do) {
    case 'battle':
      // MS-3.8: there is no battle phase without a monster that may attack.
      return forbidden(mayBattle(g)) ?? 'MS-3.8';
    case 'setsuna':
      if (card === undefined || !handOf(g, seat).includes(card.id)) return null;
      return decision.kind === 'chain' ? forbidden(maySetsuna(g, seat, card)) : 'MS-6.2';
    case 'draw':
      return 'MS-3.3';
    case 'attack':
    case 'direct':
      return card === undefined ? null : attackRefusal(g, decision, card, target);
    default:
      return mainRefusal(g, decision, option, card, target);
  }
}

function attackRefusal(g: G, { seat, kind }: Decision, card: MsCard, target: MsCard | undefined): RuleId | null {
  // MS-3.9, MS-3.8: attacks are possible only in the battle phase.
  if (kind !== 'battle' && kind !== 'retarget') return forbidden(mayBattle(g)) ?? 'MS-3.8';
  if (kind === 'battle' && mayAttack(g, seat, card) !== true) return 'MS-3.8';
  return forbidden(target === undefined ? mayAttackDirectly(g, seat, card) : mayStrike(g, seat, card, target));
}

/** All other actions are possible only in the player's own main phase (MS-3.4 to MS-3.7). */
function mainRefusal(g: G, { seat, kind }: Decision, option: Option, card?: MsCard, target?: MsCard): RuleId | null {
  const verb = option.do;
  if (verb === 'skill' && card !== undefined) {
    return kind === 'main' ? forbidden(maySkill(g, seat, card, option.ability ?? '')) : 'MS-3.6';
  }
  if (verb === 'charge-sp' && target !== undefined) {
    if (kind !== 'main') return 'MS-3.5';
    return forbidden(mayCarry(g, seat, target)) ?? forbidden(mayChargeToken(g, seat, target));
  }
  if (card === undefined || !handOf(g, seat).includes(card.id)) return null;
  if (verb === 'charge' && target !== undefined) {
    if (kind !== 'main') return 'MS-3.5';
    return forbidden(mayCarry(g, seat, target)) ?? forbidden(mayCharge(g, card, target));
  }
  if (!(verb in FROM_HAND)) return null;
  return kind === 'main' ? forbidden(FROM_HAND[verb as keyof typeof FROM_HAND](g, seat, card)) : 'MS-3.4';
}
