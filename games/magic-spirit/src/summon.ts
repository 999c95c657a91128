import { type CardId, emit, freePlace, move, type RuleId, type Seat, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { countMonsters, type G, MONSTERS, type MsCard } from './state.ts';
import { activeTokens, pay } from './tokens.ts';
import { costOf } from './values.ts';

/** MS-5.1: whether there is a place for another monster. */
export const hasFreePlace = (g: G, seat: Seat): boolean => countMonsters(g, seat) < g.rulings.monsterSlots;

/** MS-3.4: whether a monster in the hand may be summoned now, or the rule that forbids it. */
export function maySummon(g: G, seat: Seat, card: MsCard): true | RuleId {
  if (defOf(g, card).kind !== 'monster') return 'MS-3.4';
  if (!hasFreePlace(g, seat)) return 'MS-5.1';
  return costOf(g, card) <= activeTokens(g, seat) ? true : 'MS-4.1';
}

export function summon(g: G, seat: Seat, id: CardId): void {
  pay(g, seat, costOf(g, g.s.cards[id] as MsCard));
  putInPlay(g, seat, id);
}

/** Puts a monster on the field from any zone. Returns false if there is no place. */
export function putInPlay(g: G, seat: Seat, id: CardId): boolean {
  if (!hasFreePlace(g, seat)) return false;
  const card = g.s.cards[id] as MsCard;
  const zone = zoneOf(MONSTERS, seat);
  move(g, id, zone, { at: freePlace(g.s, zone) });
  card.mute = false;
  card.since = g.s.turn;
  emit(g, { type: 'summoned', card: id, seat });
  return true;
}
