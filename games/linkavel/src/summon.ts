import {
  type CardId,
  emit,
  move,
  NO_CARD,
  type Op,
  type Option,
  pickSome,
  type RuleId,
  type Seat,
  zoneOf,
} from '@taisen/kernel';
import { defOf, defOfId, isMonster } from './card.ts';
import { toTrash } from './leave.ts';
import { type G, type LvCard, MONSTERS, monstersOf, monsterZones } from './state.ts';
import { costCount } from './values.ts';

/** Whether a monster in the hand may be normal summoned now, or the rule that forbids it. */
export function maySummon(g: G, seat: Seat, card: LvCard): true | RuleId {
  const def = defOf(g, card);
  if (!isMonster(def)) return 'LV-3.3';
  if (g.s.summons > 0) return 'LV-6.1';
  const count = costCount(g, card);
  if (count === 0) return monsterZones(g, seat).includes(NO_CARD) ? true : 'LV-6.2';
  return countFitting(g, monsterZones(g, seat), card) >= count ? true : 'LV-6.3';
}

function countFitting(g: G, zones: readonly CardId[], card: LvCard): number {
  const level = defOf(g, card).cost?.level;
  let fitting = 0;
  for (let i = 0; i < zones.length; i++) {
    const id = zones[i] as CardId;
    if (id >= 0 && defOfId(g, id).level === level) fitting++;
  }
  return fitting;
}

/** LV-6.3: a cost monster must have exactly the printed level. */
export const paysFor = (g: G, id: CardId, card: LvCard): boolean => defOfId(g, id).level === defOf(g, card).cost?.level;

/**
 * Every option for a summon that `maySummon` allows. LV-6.3: every way to pay. LV-6.4: every zone that is free then.
 * One option names the card, the cost and the zone: a separate decision about the cost would tell the opponent about a
 * card that is still in the hand.
 */
export function addSummons(g: G, seat: Seat, card: LvCard, options: Option[]): void {
  const zones = monsterZones(g, seat);
  const count = costCount(g, card);
  if (count > 0 && countFitting(g, zones, card) < count) return;
  if (count === 0) {
    for (let at = 0; at < zones.length; at++) {
      if (zones[at] === NO_CARD) options.push({ do: 'summon', card: card.id, at });
    }
    return;
  }
  const fitting = zones.filter((id) => id >= 0 && paysFor(g, id, card));
  for (const cards of subsets(fitting, count)) {
    for (let at = 0; at < zones.length; at++) {
      const id = zones[at] as CardId;
      if (id === NO_CARD || cards.includes(id)) options.push({ do: 'summon', card: card.id, cards, at });
    }
  }
}

/** Every choice of `count` cards, from at most three. */
function subsets(cards: readonly CardId[], count: number): (readonly CardId[])[] {
  if (count === cards.length) return [cards];
  const chosen: CardId[][] = [];
  for (let i = 0; i < cards.length; i++) {
    // With at most three cards, the choice is one of them, or all but one.
    chosen.push(count === 1 ? [cards[i] as CardId] : cards.filter((_, at) => at !== i));
  }
  return chosen;
}

/** LV-6.1: the only normal summon of the turn. A level-up summon sends its cost to the trash (LV-6.3). */
export function normalSummon(g: G, seat: Seat, { card, cards, at }: Option): void {
  g.s.summons++;
  // LV-6.6: effects of the cost monsters are triggered here and wait until the summoned monster is on the field.
  if (cards !== undefined) toTrash(g, cards, 'cost');
  place(g, seat, card as CardId, at as number, 'normal');
}

/** Chooses a free zone for a monster that both players can see; -1 when no zone is free. */
function* choosePlace(g: G, seat: Seat): Op<number> {
  const free: number[] = [];
  monsterZones(g, seat).forEach((id, at) => {
    if (id === NO_CARD) free.push(at);
  });
  if (free.length < 2) return free[0] ?? -1;
  const [answer] = yield [{ seat, kind: 'place', options: free.map((at): Option => ({ do: 'place', at })) }];
  return answer?.at as number;
}

/** More attacks than any card grants, so that none is left this turn. */
const NO_ATTACKS_LEFT = 99;

function place(g: G, seat: Seat, id: CardId, at: number, how: 'normal' | 'special'): void {
  move(g, id, zoneOf(MONSTERS, seat), { at });
  if (g.rulings.summoningSickness) (g.s.cards[id] as LvCard).attacks = NO_ATTACKS_LEFT;
  emit(g, { type: 'summoned', card: id, seat, how });
}

/**
 * LV-6.5: a special summon has no cost; only the free zones limit it. LV-6.11: if there are more cards than free zones,
 * the player chooses. Returns the summoned monsters.
 */
export function* specialSummon(g: G, seat: Seat, ids: readonly CardId[]): Op<readonly CardId[]> {
  const room = 3 - monstersOf(g, seat).length;
  const chosen = ids.length <= room ? ids : yield* pickSome(seat, 'summon', ids, room);
  for (const id of chosen) place(g, seat, id, yield* choosePlace(g, seat), 'special');
  return chosen;
}

/** Takes control of a monster if a zone is free, and returns whether it did. */
export function* takeControl(g: G, seat: Seat, id: CardId): Op<boolean> {
  const at = yield* choosePlace(g, seat);
  if (at < 0) return false;
  move(g, id, zoneOf(MONSTERS, seat), { at });
  emit(g, { type: 'taken', card: id, seat });
  return true;
}

export const countFreeZones = (g: G, seat: Seat): number => monsterZones(g, seat).filter((id) => id === NO_CARD).length;
