import { type CardId, emit, type Legal, move, type Option, opponent, type Seat, zoneOf } from '@taisen/kernel';
import { damage } from './life.ts';
import { DISCARD, type DuelCard, type G, unitsOf } from './state.ts';
import { hasAttacked, powerOf } from './values.ts';

/** TG-4.1. */
export const mayAttack = (g: G, card: DuelCard): Legal =>
  card.came === g.s.turn || hasAttacked(g, card) ? 'TG-4.1' : true;

/** TG-4.3. */
export const mayAttackPlayer = (g: G, seat: Seat): Legal => (unitsOf(g, opponent(seat)).length > 0 ? 'TG-4.3' : true);

export function addAttacks(g: G, seat: Seat, options: Option[]): void {
  const targets = unitsOf(g, opponent(seat));
  for (const card of unitsOf(g, seat)) {
    if (mayAttack(g, g.s.cards[card] as DuelCard) !== true) continue;
    for (const target of targets) options.push({ do: 'attack', card, target });
    if (mayAttackPlayer(g, seat) === true) options.push({ do: 'direct', card });
  }
}

export function attack(g: G, seat: Seat, { card: id, target }: Option): void {
  const card = g.s.cards[id as CardId] as DuelCard;
  card.attacked = g.s.turn;
  emit(
    g,
    target === undefined ? { type: 'attacks', seat, card: card.id } : { type: 'attacks', seat, card: card.id, target },
  );
  if (target === undefined) return damage(g, opponent(seat), powerOf(g, card));
  const difference = powerOf(g, card) - powerOf(g, g.s.cards[target] as DuelCard);
  destroy(g, [...(difference <= 0 ? [card.id] : []), ...(difference >= 0 ? [target] : [])]);
}

/** All of them leave together; then the abilities that wait for it start. */
export function destroy(g: G, cards: readonly CardId[]): void {
  for (const id of cards) move(g, id, zoneOf(DISCARD, (g.s.cards[id] as DuelCard).owner));
  for (const card of cards) emit(g, { type: 'destroyed', card });
}
