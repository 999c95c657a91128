/** OD-2.5: what may come from the hand in the main phase. */
import type { CardId, Option, RuleId, Seat } from '@taisen/kernel';
import { defAt, defOf } from './card.ts';
import { hasRoom, placeMonster, setTrap } from './field.ts';
import { placeAttack, placeDefence, setCard } from './options.ts';
import { type G, handOf, MONSTERS, type OdCard, TRAPS } from './state.ts';

export function mayPlace(g: G, seat: Seat, card: OdCard, room = hasRoom(g, seat, MONSTERS)): true | RuleId {
  const def = defOf(g, card);
  if (!def.isMonster) return 'OD-3.3';
  if ((g.s.cost[seat] as number) < def.cost) return 'OD-3.1';
  return room ? true : 'OD-1.5';
}

/** OD-3.2: only traps are set. */
export function maySet(g: G, seat: Seat, card: OdCard, room = hasRoom(g, seat, TRAPS)): true | RuleId {
  const def = defOf(g, card);
  if (!def.isTrap) return def.isMonster ? 'OD-3.3' : 'OD-3.2';
  if ((g.s.cost[seat] as number) < def.cost) return 'OD-3.2';
  return room ? true : 'OD-1.5';
}

/** Every way of placing or setting a card of the hand. */
export function addPlacings(g: G, seat: Seat, options: Option[]): void {
  if (g.s.cost[seat] === 0) return;
  const forMonsters = hasRoom(g, seat, MONSTERS);
  const forTraps = hasRoom(g, seat, TRAPS);
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const card = g.s.cards[id] as OdCard;
    if (mayPlace(g, seat, card, forMonsters) === true) {
      options.push(placeAttack(id));
      options.push(placeDefence(id));
    } else if (maySet(g, seat, card, forTraps) === true) options.push(setCard(id));
  }
}

/** The verb says how the card comes. */
export function placeFromHand(g: G, seat: Seat, verb: string, id: CardId): void {
  g.s.cost[seat] = (g.s.cost[seat] as number) - defAt(g, id).cost;
  if (verb === 'set') setTrap(g, seat, id);
  else placeMonster(g, seat, id, verb === 'place-defence', 'hand');
}
