/** OD-2.5: what may come from the hand in the main phase. */
import type { CardId, Option, RuleId, Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { hasRoom, placeMonster, setTrap } from './field.ts';
import { placeAttack, placeDefence, setCard } from './options.ts';
import { type G, MONSTERS, type OdCard, TRAPS } from './state.ts';
import { costOf } from './values.ts';

export function mayPlace(g: G, seat: Seat, card: OdCard): true | RuleId {
  const def = defOf(g, card);
  if (def.kind !== 'monster') return 'OD-3.3';
  if ((g.s.cost[seat] as number) < costOf(def)) return 'OD-3.1';
  return hasRoom(g, seat, MONSTERS) ? true : 'OD-1.5';
}

/** OD-3.2: only traps are set. */
export function maySet(g: G, seat: Seat, card: OdCard): true | RuleId {
  const def = defOf(g, card);
  if (def.kind !== 'trap') return def.kind === 'monster' ? 'OD-3.3' : 'OD-3.2';
  if ((g.s.cost[seat] as number) < costOf(def)) return 'OD-3.2';
  return hasRoom(g, seat, TRAPS) ? true : 'OD-1.5';
}

export function addPlacings(g: G, seat: Seat, card: OdCard, options: Option[]): void {
  if (mayPlace(g, seat, card) === true) options.push(placeAttack(card.id), placeDefence(card.id));
  else if (maySet(g, seat, card) === true) options.push(setCard(card.id));
}

/** The verb says how the card comes. */
export function placeFromHand(g: G, seat: Seat, verb: string, id: CardId): void {
  g.s.cost[seat] = (g.s.cost[seat] as number) - costOf(defOf(g, id));
  if (verb === 'set') setTrap(g, seat, id);
  else placeMonster(g, seat, id, verb === 'place-defence', 'hand');
}
