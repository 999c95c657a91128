import { type Decision, forbidden, type Option, type RuleId, type Seat } from '@taisen/kernel';
import { mayAttack, mayAttackPlayer, mayBattle, mayTarget } from './battle.ts';
import { defOf } from './card.ts';
import { hasFreePlace } from './field.ts';
import { mayPlace, maySet } from './place.ts';
import { type G, HAND, MONSTERS, type OdCard, TRAPS } from './state.ts';
import { mayAnswer, mayUse } from './use.ts';

/** The rule that forbids what a player tried. Uses the same predicates as the list of options. */
export function refusal(g: G, decision: Decision, option: Option): RuleId | null {
  const { do: verb } = option;
  if (verb === 'battle') return decision.kind === 'main' ? forbidden(mayBattle(g, decision.seat)) : null;
  const card = option.card === undefined ? undefined : (g.s.cards[option.card] as OdCard | undefined);
  if (card === undefined) return null;
  if (verb === 'place-attack' || verb === 'place-defence' || verb === 'set') return placing(g, decision, verb, card);
  if (verb === 'use' || verb === 'answer' || verb === 'discard') return using(g, decision, option, card);
  if (verb !== 'attack' && verb !== 'direct') return null;
  return attacking(g, decision, option, card);
}

/** Only cards in the player's hand or set by the player may be named. */
const isOwn = (seat: Seat, card: OdCard): boolean => card.zone === HAND * 2 + seat || card.zone === TRAPS * 2 + seat;

/** OD-2.5: only in the main phase of the player's own turn. */
function placing(g: G, { seat, kind }: Decision, verb: string, card: OdCard): RuleId | null {
  if (card.zone !== HAND * 2 + seat) return null;
  if (g.s.active !== seat) return 'OD-2.8';
  if (kind !== 'main') return 'OD-2.5';
  const cost = g.s.cost[seat] as number;
  if (verb === 'set') return forbidden(maySet(defOf(g, card), cost, hasFreePlace(g, seat, TRAPS)));
  return forbidden(mayPlace(defOf(g, card), cost, hasFreePlace(g, seat, MONSTERS)));
}

function using(
  g: G,
  { seat, kind }: Decision,
  { do: verb, ability: key, target }: Option,
  card: OdCard,
): RuleId | null {
  if (!isOwn(seat, card)) return null;
  const def = defOf(g, card);
  const ability = key === undefined ? def.uses[0]?.ability : def.abilities[key];
  if (ability === undefined) return 'OD-3.3';
  const gift = kind === 'gift';
  if (gift && card.id !== g.s.drawn) return 'OD-5.9';
  if (gift && !def.isSpell) return 'OD-5.9';
  const timing = verb === 'answer' ? mayAnswer(g, seat, card, ability) : mayUse(g, seat, card, ability, gift);
  // The timing is right, so the picked card must be wrong.
  return timing === true ? (ability.picks !== undefined || target !== undefined ? ability.rule : null) : timing;
}

function attacking(g: G, { seat, kind }: Decision, { target }: Option, card: OdCard): RuleId | null {
  if (g.s.active !== seat) return 'OD-2.8';
  if (kind !== 'battle') return 'OD-2.6';
  const attacker = forbidden(mayAttack(g, seat, card));
  if (attacker !== null) return attacker;
  if (target === undefined) return forbidden(mayAttackPlayer(g, seat));
  const victim = g.s.cards[target] as OdCard | undefined;
  return victim === undefined ? null : forbidden(mayTarget(g, seat, victim));
}
