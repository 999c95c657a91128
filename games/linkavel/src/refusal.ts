import { type Decision, forbidden, NO_CARD, type Option, type RuleId, type Seat } from '@taisen/kernel';
import { mayAttack, mayAttackDirectly, mayBattle, mayTarget } from './battle.ts';
import { defOf } from './card.ts';
import { mayUse } from './magic.ts';
import type { G, LvCard } from './state.ts';
import { handOf, monsterZones, trashOf } from './state.ts';
import { maySummon, paysFor } from './summon.ts';
import { isUsed } from './turn.ts';
import { costCount, isSummonableFromTrash } from './values.ts';

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { seat } = decision;
  const card = option.card === undefined ? undefined : (g.s.cards[option.card] as LvCard | undefined);
  if (option.do === 'battle') return forbidden(mayBattle(g));
  if (card === undefined) return null;
  if (option.do === 'summon' || option.do === 'use') {
    const inHand = handOf(g, seat).includes(card.id);
    if (option.do === 'use') return inHand ? forbidden(mayUse(g, seat, card)) : null;
    const inTrash = trashOf(g, seat).includes(card.id) && isSummonableFromTrash(g, card);
    return inHand || inTrash ? summonRefusal(g, seat, card, option) : null;
  }
  if (option.do === 'activate') return activationRefusal(g, card, option.ability);
  const target = option.target === undefined ? undefined : (g.s.cards[option.target] as LvCard | undefined);
  if (option.do !== 'attack' && option.do !== 'direct') return null;
  const attacker = forbidden(mayAttack(g, seat, card));
  if (attacker !== null) return attacker;
  return forbidden(target === undefined ? mayAttackDirectly(g, seat, card) : mayTarget(g, seat, target));
}

function summonRefusal(g: G, seat: Seat, card: LvCard, { cards = [], at = NO_CARD }: Option): RuleId | null {
  // LV-6.1: summoning is possible only in MAIN 1 and MAIN 2 of the player's own turn.
  if (g.s.active !== seat || (g.s.step !== 'main1' && g.s.step !== 'main2')) return 'LV-6.1';
  const rule = forbidden(maySummon(g, seat, card));
  if (rule !== null) return rule;
  const zones = monsterZones(g, seat);
  const distinct = new Set(cards);
  const pays = cards.every((id) => zones.includes(id) && paysFor(g, id, card));
  if (!pays || distinct.size !== cards.length || cards.length !== costCount(g, card)) return 'LV-6.3';
  const there = zones[at];
  if (there === undefined) return 'LV-4.1';
  if (there === NO_CARD || distinct.has(there)) return null;
  return cards.length === 0 ? 'LV-6.2' : 'LV-6.4';
}

/** LV-3.6: an effect with a timing is not for the Main and Battle Phases. `text` is the card's own condition. */
function activationRefusal(g: G, card: LvCard, key = ''): RuleId {
  const ability = defOf(g, card).abilities[key];
  if (ability?.kind === 'activated' && ability.on !== undefined) return 'LV-3.6';
  if (card.controller !== g.s.active || isUsed(g, card, key)) return 'LV-3.5';
  return ability?.can?.(g, card, defOf(g, card).vars) === false ? 'text' : 'LV-3.5';
}
