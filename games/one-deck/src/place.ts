/** OD-2.5: playing cards from the hand in the main phase. */
import type { CardId, Option, RuleId, Seat } from '@taisen/kernel';
import { defAt, type OdCardDef } from './card.ts';
import { hasFreePlace, placeMonster, setTrap } from './field.ts';
import { placeAttack, placeDefence, setCard } from './options.ts';
import { type G, handOf, MONSTERS, type OdCard, TRAPS } from './state.ts';
import { addUses } from './use.ts';

export function mayPlace(def: OdCardDef, cost: number, room: boolean): true | RuleId {
  if (!def.isMonster) return 'OD-3.3';
  if (cost < def.cost) return 'OD-3.1';
  return room ? true : 'OD-1.5';
}

/** OD-3.2: only traps are set. */
export function maySet(def: OdCardDef, cost: number, room: boolean): true | RuleId {
  if (!def.isTrap) return def.isMonster ? 'OD-3.3' : 'OD-3.2';
  if (cost < def.cost) return 'OD-3.2';
  return room ? true : 'OD-1.5';
}

/** All options for the cards of a hand in the main phase: monsters are placed, traps set, spells used. */
export function addFromHand(g: G, seat: Seat, options: Option[]): void {
  const cost = g.s.cost[seat] as number;
  if (cost === 0) return;
  const forMonsters = hasFreePlace(g, seat, MONSTERS);
  const forTraps = hasFreePlace(g, seat, TRAPS);
  const hand = handOf(g, seat);
  const { cards } = g.s;
  const defs = g.game.cards as readonly OdCardDef[];
  for (let i = 0; i < hand.length; i++) {
    const card = cards[hand[i] as CardId] as OdCard;
    const def = defs[card.def] as OdCardDef;
    if (def.isSpell) addUses(g, seat, card, options);
    else if (mayPlace(def, cost, forMonsters) === true) {
      options.push(placeAttack(card.id));
      options.push(placeDefence(card.id));
    } else if (maySet(def, cost, forTraps) === true) options.push(setCard(card.id));
  }
}

/** The verb decides how the card is played. */
export function placeFromHand(g: G, seat: Seat, verb: string, id: CardId): void {
  g.s.cost[seat] = (g.s.cost[seat] as number) - defAt(g, id).cost;
  if (verb === 'set') setTrap(g, seat, id);
  else placeMonster(g, seat, id, verb === 'place-defence', 'hand');
}
