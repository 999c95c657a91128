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
  if (!mayBeModified(g, 'guard')) return true;
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

/** An attack, from its declaration to the effects it started. Without a target it goes at the player. */
// biome-ignore lint/suspicious/noConfusingVoidType: mostly nobody is asked
export function attack(g: G, seat: Seat, { card: id, target = NO_CARD }: Option): Op | void {
  const attacker = g.s.cards[id as CardId] as LvCard;
  attacker.attacks++;
  declare(g, seat, attacker.id, target);
  if (g.s.triggers.length > 0 || maySubstitute(g)) return askedAttack(g, seat, attacker, target);
  const losers = strike(g, seat, attacker, target);
  if (losers.length > 0) tellWinner(g, attacker, target, destroyUnasked(g, losers, 'battle'));
  if (g.s.triggers.length > 0) return runTriggers(g);
}

/** The same when effects wait, or a card may be trashed in place of another. */
function* askedAttack(g: G, seat: Seat, attacker: LvCard, target: CardId): Op {
  // LV-3.6: effects used "when it attacks" and "when it is attacked".
  yield* runTriggers(g);
  const losers = strike(g, seat, attacker, target);
  if (losers.length > 0) tellWinner(g, attacker, target, yield* destroy(g, losers, 'battle'));
  yield* runTriggers(g);
}

function declare(g: G, seat: Seat, card: CardId, target: CardId): void {
  if (target === NO_CARD) return emit(g, { type: 'attacks', card, seat });
  emit(g, { type: 'attacks', card, seat, target });
  emit(g, { type: 'attacked', card: target, target: card });
}

const NOBODY: readonly CardId[] = [];

/**
 * The blow. LV-7.6: if one of the two has left in the meantime, or changed sides, the attack is over and counts as
 * used; power is read now, and damage comes before destruction. Gives the monsters to be destroyed.
 */
function strike(g: G, seat: Seat, attacker: LvCard, target: CardId): readonly CardId[] {
  if (!isMonsterInPlay(attacker) || attacker.controller !== seat) return NOBODY;
  if (target === NO_CARD) {
    damage(g, opponent(seat), powerOf(g, attacker), 'battle', attacker.id);
    settle(g);
    return NOBODY;
  }
  const defender = g.s.cards[target] as LvCard;
  if (!isMonsterInPlay(defender) || defender.controller === seat) return NOBODY;
  // LV-7.2, LV-7.3, LV-7.4
  const difference = powerOf(g, attacker) - powerOf(g, defender);
  if (difference === 0) return [attacker.id, target];
  const winner = difference > 0 ? attacker : defender;
  const loser = difference > 0 ? defender : attacker;
  damage(g, loser.controller, Math.abs(difference), 'battle', winner.id);
  settle(g);
  return [loser.id];
}

/** Whoever is left standing has won the battle. */
function tellWinner(g: G, attacker: LvCard, target: CardId, fallen: readonly CardId[]): void {
  for (const loser of fallen) {
    const other = loser === target ? attacker : (g.s.cards[target] as LvCard);
    if (isMonsterInPlay(other)) emit(g, { type: 'won-battle', card: other.id, target: loser });
  }
}
