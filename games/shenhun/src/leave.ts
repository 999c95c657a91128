/** Damage, and the ways in which cards leave the field. */
import { type CardId, emit, mayBeModified, move, NO_CARD, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { DISCARD, type G, HAND, isStanding, type ShCard } from './state.ts';
import { healthLeft } from './values.ts';

export type DamageHow = 'attack' | 'effect';

/** Deals damage to a character, a lasting miracle or a domain. `destroyDamaged` removes destroyed cards later. */
export function damage(g: G, id: CardId, amount: number, how: DamageHow, source: CardId): void {
  const card = g.s.cards[id] as ShCard;
  if (amount <= 0 || !isDamageable(g, card)) return;
  card.damage += amount;
  emit(g, { type: 'damaged', card: id, target: source, amount, how });
}

const isDamageable = (g: G, card: ShCard): boolean => g.index.isActive[card.zone] === true && defOf(g, card).health > 0;

/** SH-5.3: removes damage from a character. Its health cannot become more than full. */
export function mend(g: G, id: CardId, amount: number): void {
  const card = g.s.cards[id] as ShCard;
  const mended = Math.min(amount, card.damage);
  if (mended <= 0 || !isStanding(card)) return;
  card.damage -= mended;
  emit(g, { type: 'mended', card: id, amount: mended });
}

/** SH-5.3, SH-6.2: destroys all cards without health or durability left, together. */
export function destroyDamaged(g: G, how: DamageHow): void {
  const destroyed = findDestroyed(g);
  if (destroyed === NONE) return;
  destroy(g, destroyed, how);
  // Destroyed cards no longer give health to others, so more cards may have none left.
  destroyDamaged(g, how);
}

const NONE: readonly CardId[] = [];

function findDestroyed(g: G): readonly CardId[] {
  const { zones, cards } = g.s;
  const active = g.index.activeZones;
  const mayLoseHealth = mayBeModified(g, 'frailty');
  let destroyed: CardId[] | null = null;
  for (let i = 0; i < active.length; i++) {
    const zone = zones[active[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id === NO_CARD) continue;
      const card = cards[id] as ShCard;
      const { health } = defOf(g, card);
      // Damage below the printed health destroys a card only if something reduces its health.
      if (health === 0 || (card.damage < health && !mayLoseHealth) || healthLeft(g, card) > 0) continue;
      if (destroyed === null) destroyed = [id];
      else destroyed.push(id);
    }
  }
  return destroyed ?? NONE;
}

/** SH-1.5: adds deaths to a card in a public zone, in addition to the one that it counts when it dies. */
export function addDeaths(g: G, id: CardId, amount: number): void {
  const card = g.s.cards[id] as ShCard;
  if (!g.index.tracked[card.zone]) return;
  countDeaths(g, card, amount);
  // SH-2.9: deaths of a main fighter may make its myth card inactive.
  g.epoch++;
  emit(g, { type: 'deaths-added', card: id, amount });
}

function countDeaths(g: G, card: ShCard, amount: number): void {
  card.deaths += amount;
  if (g.rulings.deathsCount === 'name') for (let i = 0; i < amount; i++) g.s.fallen.push(card.def * 2 + card.owner);
}

/** Kills characters and breaks miracles and domains, together. */
export function destroy(g: G, ids: readonly CardId[], how: DamageHow): void {
  const here = ids.filter((id) => g.index.isActive[(g.s.cards[id] as ShCard).zone]);
  const slain = here.map((id) => isStanding(g.s.cards[id] as ShCard));
  for (let i = 0; i < here.length; i++) {
    const card = g.s.cards[here[i] as CardId] as ShCard;
    // SH-2.9: its cost is higher from now on.
    if (slain[i]) countDeaths(g, card, 1);
    move(g, card.id, zoneOf(DISCARD, card.owner));
  }
  for (let i = 0; i < here.length; i++) {
    const { id, owner } = g.s.cards[here[i] as CardId] as ShCard;
    emit(g, { type: slain[i] ? 'slain' : 'broken', card: id, seat: owner, how });
  }
}

/** Moves a card to the discard pile without a death. */
export function discard(g: G, id: CardId, how: 'used' | 'covered' | 'replaced' | 'effect'): void {
  const { owner } = g.s.cards[id] as ShCard;
  move(g, id, zoneOf(DISCARD, owner));
  emit(g, { type: 'discarded', card: id, seat: owner, how });
}

/** Moves a card from a public zone to its owner's hand. This is not a death. */
export function toHand(g: G, id: CardId): void {
  const { owner } = g.s.cards[id] as ShCard;
  move(g, id, zoneOf(HAND, owner), { shown: true });
  emit(g, { type: 'returned', card: id, seat: owner });
}
