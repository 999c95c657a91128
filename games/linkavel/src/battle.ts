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
import { destroy } from './leave.ts';
import { damage } from './life.ts';
import { type G, isMonsterInPlay, type LvCard, monstersOf, monsterZones } from './state.ts';
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
  return monstersOf(g, opponent(seat)).some((other) => isGuard(g, other) && !isHidden(g, other)) ? 'LV-7.1' : true;
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

/** An attack, from its declaration to the effects it started. Without a target it goes at the player. */
export function* attack(g: G, seat: Seat, id: CardId, target: CardId = NO_CARD): Op {
  const attacker = g.s.cards[id] as LvCard;
  attacker.attacks++;
  // LV-3.6: effects used "when it attacks" and "when it is attacked".
  emit(g, { type: 'attacks', card: id, seat, ...(target === NO_CARD ? {} : { target }) });
  if (target !== NO_CARD) emit(g, { type: 'attacked', card: target, target: id });
  if (g.s.triggers.length > 0) yield* runTriggers(g);
  // LV-7.6: one of them has left in the meantime, or changed sides: the attack is over and counts as used.
  if (!isMonsterInPlay(attacker) || attacker.controller !== seat) return;
  if (target === NO_CARD) damage(g, opponent(seat), powerOf(g, attacker), 'battle', id);
  else {
    const defender = g.s.cards[target] as LvCard;
    if (!isMonsterInPlay(defender) || defender.controller === seat) return;
    yield* fight(g, attacker, defender);
  }
  settle(g);
  yield* runTriggers(g);
}

/** LV-7.2, LV-7.3, LV-7.4. LV-7.6: power is read now; damage, then destruction; triggers come after. */
function* fight(g: G, attacker: LvCard, defender: LvCard): Op {
  const difference = powerOf(g, attacker) - powerOf(g, defender);
  const winner = difference >= 0 ? attacker : defender;
  const loser = difference >= 0 ? defender : attacker;
  if (difference !== 0) damage(g, loser.controller, Math.abs(difference), 'battle', winner.id);
  settle(g);
  const losers = difference === 0 ? [attacker.id, defender.id] : [loser.id];
  const fallen = yield* destroy(g, losers, 'battle');
  for (const id of fallen) {
    const other = id === attacker.id ? defender : attacker;
    if (isMonsterInPlay(other)) emit(g, { type: 'won-battle', card: other.id, target: id });
  }
}
