import {
  type CardId,
  emit,
  mayBeModified,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  type RuleId,
  runTriggers,
  type Seat,
  settle,
} from '@taisen/kernel';
import { destroy, destroyWithoutAsking, maySubstitute } from './leave.ts';
import { damage } from './life.ts';
import { type G, isMonsterInPlay, type LvCard, monsterZones } from './state.ts';
import { attacksDirectly, attacksOf, isGuard, isHidden, powerOf } from './values.ts';

/** LV-5.4: not in the starting player's first turn. */
export const mayBattle = (g: G): true | RuleId => (g.s.turn === 1 ? 'LV-5.4' : true);

/** Whether a monster may attack now, whatever the target. */
export function mayAttack(g: G, seat: Seat, card: LvCard): true | RuleId {
  if (!isMonsterInPlay(card) || card.controller !== seat) return 'LV-7.1';
  if (g.s.step !== 'battle') return 'LV-5.4';
  return card.attacks < attacksOf(g, card) ? true : 'LV-5.4';
}

/** LV-7.1: whether this opposing monster may be chosen as the target. */
export function mayTarget(g: G, seat: Seat, target: LvCard): true | RuleId {
  if (!isMonsterInPlay(target) || target.controller === seat || isHidden(g, target)) return 'LV-7.1';
  if (!mayBeModified(g, 'guard')) return true;
  if (isGuard(g, target)) return true;
  for (const id of monsterZones(g, opponent(seat))) {
    if (id === NO_CARD) continue;
    const other = g.s.cards[id] as LvCard;
    if (isGuard(g, other) && !isHidden(g, other)) return 'LV-7.1';
  }
  return true;
}

/** LV-7.5: a direct attack needs a field without opposing monsters, unless an effect allows otherwise. */
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

/** A whole attack: declaration, battle, and the effects that it triggers. Without a target it is a direct attack. */
// biome-ignore lint/suspicious/noConfusingVoidType: most attacks need no decision and return nothing
export function attack(g: G, seat: Seat, { card: id, target = NO_CARD }: Option): Op | void {
  const attacker = g.s.cards[id as CardId] as LvCard;
  attacker.attacks++;
  declare(g, seat, attacker.id, target);
  if (g.s.triggers.length > 0 || maySubstitute(g)) return attackWithDecisions(g, seat, attacker, target);
  const losers = strike(g, seat, attacker, target);
  if (losers.length > 0) emitWonBattle(g, attacker, target, destroyWithoutAsking(g, losers, 'battle'));
  if (g.s.triggers.length > 0) return runTriggers(g);
}

/** The same attack when triggered effects are waiting or a substitution is possible. */
function* attackWithDecisions(g: G, seat: Seat, attacker: LvCard, target: CardId): Op {
  // LV-3.6: effects used "when it attacks" and "when it is attacked".
  yield* runTriggers(g);
  if (g.s.result !== null) return;
  const losers = strike(g, seat, attacker, target);
  if (losers.length > 0) emitWonBattle(g, attacker, target, yield* destroy(g, losers, 'battle'));
  yield* runTriggers(g);
}

function declare(g: G, seat: Seat, card: CardId, target: CardId): void {
  if (target === NO_CARD) return emit(g, { type: 'attacks', card, seat });
  emit(g, { type: 'attacks', card, seat, target });
  emit(g, { type: 'attacked', card: target, target: card });
}

const NO_LOSERS: readonly CardId[] = [];

/**
 * Fights the battle. LV-7.6: if one of the two has left the field or changed sides, the attack is over and counts as
 * used. Power is read now, and damage comes before destruction. Returns the monsters to destroy.
 */
function strike(g: G, seat: Seat, attacker: LvCard, target: CardId): readonly CardId[] {
  if (!isMonsterInPlay(attacker) || attacker.controller !== seat) return NO_LOSERS;
  if (target === NO_CARD) {
    damage(g, opponent(seat), powerOf(g, attacker), 'battle', attacker.id);
    settle(g);
    return NO_LOSERS;
  }
  const defender = g.s.cards[target] as LvCard;
  if (!isMonsterInPlay(defender) || defender.controller === seat) return NO_LOSERS;
  // LV-7.2, LV-7.3, LV-7.4
  const difference = powerOf(g, attacker) - powerOf(g, defender);
  if (difference === 0) return [attacker.id, target];
  const winner = difference > 0 ? attacker : defender;
  const loser = difference > 0 ? defender : attacker;
  damage(g, loser.controller, Math.abs(difference), 'battle', winner.id);
  settle(g);
  // Damage that ends the game comes first: nothing is destroyed any more.
  return g.s.result === null ? [loser.id] : NO_LOSERS;
}

/** A monster that is still on the field after its opponent was destroyed has won the battle. */
function emitWonBattle(g: G, attacker: LvCard, target: CardId, destroyed: readonly CardId[]): void {
  for (const loser of destroyed) {
    const other = loser === target ? attacker : (g.s.cards[target] as LvCard);
    if (isMonsterInPlay(other)) emit(g, { type: 'won-battle', card: other.id, target: loser });
  }
}
