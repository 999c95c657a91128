/** Ways in which cards take damage and leave the field. */
import { type CardId, emit, mayBeModified, move, NO_CARD, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { DISCARD, type G, HAND, isStanding, type ShCard } from './state.ts';
import { leftOf } from './values.ts';

export type DamageHow = 'attack' | 'effect';

/** Damage to a character, a lasting miracle or a domain. What falls by it falls at the next `sweep`. */
export function damage(g: G, id: CardId, amount: number, how: DamageHow, source: CardId): void {
  const card = g.s.cards[id] as ShCard;
  if (amount <= 0 || !isDamageable(g, card)) return;
  card.damage += amount;
  emit(g, { type: 'damaged', card: id, target: source, amount, how });
}

const isDamageable = (g: G, card: ShCard): boolean => g.index.isActive[card.zone] === true && defOf(g, card).health > 0;

/** SH-5.3: takes damage off a character; it never has more than its full health. */
export function mend(g: G, id: CardId, amount: number): void {
  const card = g.s.cards[id] as ShCard;
  const mended = Math.min(amount, card.damage);
  if (mended <= 0 || !isStanding(card)) return;
  card.damage -= mended;
  emit(g, { type: 'mended', card: id, amount: mended });
}

/** SH-5.3, SH-6.2: everything without health or durability left falls, all of it together. */
export function sweep(g: G, how: DamageHow): void {
  const fallen = hollow(g);
  if (fallen === NONE) return;
  fall(g, fallen, how);
  // What they gave to others is gone with them.
  sweep(g, how);
}

const NONE: readonly CardId[] = [];

function hollow(g: G): readonly CardId[] {
  const { zones, cards } = g.s;
  const active = g.index.activeZones;
  const frail = mayBeModified(g, 'frailty');
  let fallen: CardId[] | null = null;
  for (let i = 0; i < active.length; i++) {
    const zone = zones[active[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id === NO_CARD) continue;
      const card = cards[id] as ShCard;
      const { health } = defOf(g, card);
      // With less damage than it has printed health it falls only where something takes health away.
      if (health === 0 || (card.damage < health && !frail) || leftOf(g, card) > 0) continue;
      if (fallen === null) fallen = [id];
      else fallen.push(id);
    }
  }
  return fallen ?? NONE;
}

/** SH-1.5: the count of a card that lies where everyone sees it goes up by more than the one of its death. */
export function addDeaths(g: G, id: CardId, amount: number): void {
  const card = g.s.cards[id] as ShCard;
  if (!g.index.tracked[card.zone]) return;
  card.deaths += amount;
  // SH-2.9: a main fighter's deaths may end what its myth card gives.
  g.epoch++;
  emit(g, { type: 'deaths-added', card: id, amount });
}

/** Kills characters and breaks miracles and domains, together. */
export function fall(g: G, ids: readonly CardId[], how: DamageHow): void {
  const here = ids.filter((id) => g.index.isActive[(g.s.cards[id] as ShCard).zone]);
  const slain = here.map((id) => isStanding(g.s.cards[id] as ShCard));
  for (let i = 0; i < here.length; i++) {
    const card = g.s.cards[here[i] as CardId] as ShCard;
    // SH-2.9: it costs more from now on.
    if (slain[i]) card.deaths++;
    move(g, card.id, zoneOf(DISCARD, card.owner));
  }
  for (let i = 0; i < here.length; i++) {
    const { id, owner } = g.s.cards[here[i] as CardId] as ShCard;
    emit(g, { type: slain[i] ? 'slain' : 'broken', card: id, seat: owner, how });
  }
}

/** To the discard pile without dying: used up, covered, replaced. */
export function discard(g: G, id: CardId, how: 'used' | 'covered' | 'replaced' | 'effect'): void {
  const { owner } = g.s.cards[id] as ShCard;
  move(g, id, zoneOf(DISCARD, owner));
  emit(g, { type: 'discarded', card: id, seat: owner, how });
}

/** From a public place to its owner's hand; it has not died. */
export function toHand(g: G, id: CardId): void {
  const { owner } = g.s.cards[id] as ShCard;
  move(g, id, zoneOf(HAND, owner), { shown: true });
  emit(g, { type: 'returned', card: id, seat: owner });
}
