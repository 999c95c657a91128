import {
  type CardId,
  emit,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  type RuleId,
  runTriggers,
  type Seat,
  settle,
} from '@taisen/kernel';
import { destroy, destroyUnasked, maySubstitute } from './leave.ts';
import { damage } from './life.ts';
import { type G, isMonsterInPlay, type LvCard, monsterZones } from './state.ts';
import { attacksDirectly, attacksOf, isGuard, isHidden, powerOf } from './values.ts';

/** LV-5.4: not in the starting player's first turn. */
export const mayBattle = (g: G): true | RuleId => (g.s.turn === 1 ? 'LV-5.4' : true);

/** Whether a monster may attack at all now. */
export function mayAttack(g: G, seat: Seat, card: LvCard): true | RuleId {
  if (!isMonsterInPlay(card) || card.controller !== seat) return 'LV-7.1';
  if (g.s.step !== 'battle') return 'LV-5.4';
  return card.attacks < attacksOf(g, card) ? true : 'LV-5.4';
}

/** LV-7.1: whether this opposing monster may be picked. */
export function mayTarget(g: G, seat: Seat, target: LvCard): true | RuleId {
  if (!isMonsterInPlay(target) || target.controller === seat || isHidden(g, target)) return 'LV-7.1';
  if (isGuard(g, target)) return true;
  for (const id of monsterZones(g, opponent(seat))) {
    if (id === NO_CARD) continue;
    const other = g.s.cards[id] as LvCard;
    if (isGuard(g, other) && !isHidden(g, other)) return 'LV-7.1';
  }
  return true;
}

/** LV-7.5: directly only without opposing monsters, unless the monster says otherwise. */
export function mayAttackDirectly(g: G, seat: Seat, attacker: LvCard): true | RuleId {
  if (attacksDirectly(g, attacker)) return true;
  for (const id of monsterZones(g, opponent(seat))) if (id >= 0) return 'LV-7.5';
  return true;
}

export function attackOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const id of monsterZones(g, seat)) {
    if (id === NO_CARD) continue;
    const attacker = g.s.cards[id] as LvCard;
    if (mayAttack(g, seat, attacker) !== true) continue;
    for (const target of monsterZones(g, opponent(seat))) {
      if (target !== NO_CARD && mayTarget(g, seat, g.s.cards[target] as LvCard) === true)
        options.push({ do: 'attack', card: id, target });
    }
    if (mayAttackDirectly(g, seat, attacker) === true) options.push({ do: 'direct', card: id });
  }
  return options;
}

/** An attack, from its declaration to the blow. Without a target it goes at the player. */
export function* attack(g: G, seat: Seat, id: CardId, target: CardId = NO_CARD): Op {
  const attacker = g.s.cards[id] as LvCard;
  attacker.attacks++;
  declare(g, seat, id, target);
  // LV-3.6: effects used "when it attacks" and "when it is attacked".
  if (g.s.triggers.length > 0) yield* runTriggers(g);
  // LV-7.6: one of them has left in the meantime, or changed sides: the attack is over and counts as used.
  if (!isMonsterInPlay(attacker) || attacker.controller !== seat) return;
  if (target === NO_CARD) {
    damage(g, opponent(seat), powerOf(g, attacker), 'battle', id);
    return settle(g);
  }
  const defender = g.s.cards[target] as LvCard;
  if (!isMonsterInPlay(defender) || defender.controller === seat) return;
  const losers = strike(g, attacker, defender);
  settle(g);
  const fallen = maySubstitute(g) ? yield* destroy(g, losers, 'battle') : destroyUnasked(g, losers, 'battle');
  for (const loser of fallen) {
    const other = loser === id ? defender : attacker;
    if (isMonsterInPlay(other)) emit(g, { type: 'won-battle', card: other.id, target: loser });
  }
}

function declare(g: G, seat: Seat, card: CardId, target: CardId): void {
  if (target === NO_CARD) return emit(g, { type: 'attacks', card, seat });
  emit(g, { type: 'attacks', card, seat, target });
  emit(g, { type: 'attacked', card: target, target: card });
}

/** LV-7.2, LV-7.3, LV-7.4. LV-7.6: power is read now, damage comes first. Gives the monsters to be destroyed. */
function strike(g: G, attacker: LvCard, defender: LvCard): CardId[] {
  const difference = powerOf(g, attacker) - powerOf(g, defender);
  if (difference === 0) return [attacker.id, defender.id];
  const [winner, loser] = difference > 0 ? [attacker, defender] : [defender, attacker];
  damage(g, loser.controller, Math.abs(difference), 'battle', winner.id);
  return [loser.id];
}
