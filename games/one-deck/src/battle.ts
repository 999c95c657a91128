/** OD-5.1, OD-5.2: which attacks are possible. */
import { type CardId, NO_CARD, type Option, opponent, type RuleId, type Seat, zoneOf } from '@taisen/kernel';
import { defOf, SPELL_COST } from './card.ts';
import { attackOn, attackPlayer } from './options.ts';
import { recordEvent } from './record-event.ts';
import { type G, handOf, hasTraps, isMonsterOf, MONSTERS, monsterZones, type OdCard } from './state.ts';
import { QUICK_DEFENCE } from './values.ts';
import { openWindow } from './window.ts';

/** Whether a monster may attack now, whatever the target. */
export function mayAttack(g: G, seat: Seat, card: OdCard): true | RuleId {
  const { turn } = g.s;
  if (card.zone !== zoneOf(MONSTERS, seat)) return 'OD-2.6';
  if (card.defending) return 'OD-3.4';
  if (card.attacked === turn) return 'OD-2.6';
  if (turn === 1 && !g.rulings.firstTurnAttack) return 'OD-2.9';
  // OD-3.6: the printed DEF counts.
  return card.placed === turn && defOf(g, card).defence !== QUICK_DEFENCE ? 'OD-3.5' : true;
}

function hasDefender(g: G, seat: Seat): boolean {
  const monsters = monsterZones(g, seat);
  for (let i = 0; i < monsters.length; i++) {
    const id = monsters[i] as CardId;
    if (id !== NO_CARD && (g.s.cards[id] as OdCard).defending) return true;
  }
  return false;
}

/** OD-5.1: while the opponent has monsters in defence position, only those may be attacked. */
export function mayTarget(g: G, seat: Seat, target: OdCard): true | RuleId {
  if (!isMonsterOf(g, opponent(seat), target.id)) return 'OD-5.1';
  return target.defending || !hasDefender(g, opponent(seat)) ? true : 'OD-5.1';
}

export const mayAttackPlayer = (g: G, seat: Seat): true | RuleId => (hasDefender(g, opponent(seat)) ? 'OD-5.1' : true);

/** OD-5.2: otherwise any monster in attack position, or the player. */
export function addAttacks(g: G, seat: Seat, options: Option[]): void {
  const targets = monsterZones(g, opponent(seat));
  const direct = mayAttackPlayer(g, seat) === true;
  const monsters = monsterZones(g, seat);
  for (let i = 0; i < monsters.length; i++) {
    const id = monsters[i] as CardId;
    if (id === NO_CARD || mayAttack(g, seat, g.s.cards[id] as OdCard) !== true) continue;
    for (let j = 0; j < targets.length; j++) {
      const target = targets[j] as CardId;
      if (target === NO_CARD) continue;
      if (direct || (g.s.cards[target] as OdCard).defending) options.push(attackOn(id, target));
    }
    if (direct) options.push(attackPlayer(id));
  }
}

/** OD-2.6: there is no battle phase without a monster that may attack. */
export function mayBattle(g: G, seat: Seat): true | RuleId {
  const monsters = monsterZones(g, seat);
  for (let i = 0; i < monsters.length; i++) {
    const id = monsters[i] as CardId;
    if (id !== NO_CARD && mayAttack(g, seat, g.s.cards[id] as OdCard) === true) return true;
  }
  return 'OD-2.6';
}

/** Whether the turn player could use a card in the battle phase, judged by public facts. */
export const couldUse = (g: G, seat: Seat): boolean =>
  (handOf(g, seat).length > 0 && (g.s.cost[seat] as number) >= SPELL_COST) || hasTraps(g, seat);

/**
 * OD-5.1: declares an attack with its target. OD-6.1: then the defender may answer. Without a target it is a direct
 * attack.
 */
export function declare(g: G, seat: Seat, id: CardId, target: CardId = NO_CARD): void {
  (g.s.cards[id] as OdCard).attacked = g.s.turn;
  g.s.attack = { card: id, target, reflected: false };
  recordEvent(
    g,
    target === NO_CARD ? { type: 'attacks', card: id, seat } : { type: 'attacks', card: id, seat, target },
  );
  openWindow(g, opponent(seat));
}
