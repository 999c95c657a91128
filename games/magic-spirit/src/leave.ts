/** HP lost and regained, and the ways in which cards leave the table. */
import { type CardId, emit, move, NO_CARD, record, type Seat, zoneOf } from '@taisen/kernel';
import { CHARGES, type G, GRAVEYARD, HAND, inPlay, type MsCard, monstersOf, onTable, PHASE, REMOVED } from './state.ts';
import { removeStatuses } from './statuses.ts';
import { damageTaken, hpOf, isInvincible, isSilenced, maxHpOf, resistance } from './values.ts';

const NONE: readonly MsCard[] = [];

export type Cause = 'battle' | 'effect' | 'poison';

/** A monster loses HP. Call `destroyAtZeroHp` after all HP losses of an event. */
export function loseHp(g: G, card: MsCard, amount: number, how: Cause): void {
  if (amount <= 0) return;
  card.damage = Math.min(card.damage + amount, maxHpOf(g, card));
  if (g.s.effects.length > 0) removeStatuses(g, card.id, (kind) => kind === 'asleep');
  if (g.recorder !== null) record(g, { type: 'hurt', card: card.id, amount, how });
}

/** MS-5.12: damage of skills, magic and effects, to all targets at once. Then monsters at 0 HP are destroyed. */
export function damageMonsters(g: G, targets: readonly MsCard[], amount: number): void {
  for (const card of targets) if (inPlay(card)) loseHp(g, card, damageTaken(g, card, 'effect', amount), 'effect');
  destroyAtZeroHp(g, targets, 'effect');
}

/** A monster regains HP, up to its maximum. */
export function regainHp(g: G, card: MsCard, amount: number): void {
  const mended = Math.min(amount, card.damage);
  if (mended <= 0) return;
  card.damage -= mended;
  if (g.recorder !== null) record(g, { type: 'mended', card: card.id, amount: mended });
}

/** MS-12.1: raises the maximum HP of a monster while it stays. */
export function gainHp(g: G, card: MsCard, amount: number): void {
  card.bonus += amount;
  if (g.recorder !== null) record(g, { type: 'grown', card: card.id, amount });
}

/** MS-9.1: destroys monsters at 0 HP, unless they resist (MS-11.2). Returns the destroyed ones. */
export function destroyAtZeroHp(g: G, cards: readonly MsCard[], how: Cause): readonly MsCard[] {
  let destroyed: MsCard[] | null = null;
  for (const card of cards) {
    if (!inPlay(card) || hpOf(g, card) > 0) continue;
    destroyed ??= [];
    destroyed.push(card);
  }
  return destroyed === null ? NONE : destroy(g, destroyed, how);
}

/**
 * MS-9.1: a monster at 0 HP falls as soon as nothing keeps it: when a status ends, or when a card leaves that gave HP.
 */
export function fallAtZeroHp(g: G): void {
  const all = [...monstersOf(g, 0), ...monstersOf(g, 1)].filter((card) => !isInvincible(g, card));
  destroyAtZeroHp(g, all, 'effect');
}

/** Destroys cards on the table together. Returns the destroyed ones. */
export function destroy(g: G, cards: readonly MsCard[], how: Cause): readonly MsCard[] {
  const destroyed = cards.filter((card) => onTable(card) && !(inPlay(card) && resists(g, card)));
  const muted = destroyed.filter((card) => isSilenced(g, card));
  for (const card of destroyed) leaveTable(g, card, zoneOf(GRAVEYARD, card.owner));
  for (const card of muted) card.mute = true;
  for (const card of destroyed) emit(g, { type: 'destroyed', card: card.id, seat: card.owner, how });
  return destroyed;
}

/** MS-11.2: a monster that resists destruction stays with 1 HP. */
function resists(g: G, card: MsCard): boolean {
  const how = resistance(g, card);
  if (how === 'none') return false;
  if (how === 'once') card.escaped = true;
  if (!isInvincible(g, card)) card.damage = maxHpOf(g, card) - 1;
  if (g.recorder !== null) record(g, { type: 'endured', card: card.id });
  return true;
}

/**
 * Moves a card off the table. MS-5.8: its charges go to the graveyard. MS-8.7: those of a phase card are removed from
 * the game.
 */
export function leaveTable(g: G, card: MsCard, zone: number): void {
  const charges = card.zone >> 1 === PHASE ? REMOVED : GRAVEYARD;
  const seat = card.controller;
  move(g, card.id, zone);
  for (const id of chargesOn(g, seat, card.id)) dropCharge(g, id, charges);
}

export function chargesOn(g: G, seat: Seat, carrier: CardId): CardId[] {
  const charges: CardId[] = [];
  for (const id of g.s.zones[zoneOf(CHARGES, seat)] as CardId[]) {
    if ((g.s.cards[id] as MsCard).on === carrier) charges.push(id);
  }
  return charges;
}

/** Removes a charge from its carrier. */
export function dropCharge(g: G, id: CardId, kind: typeof GRAVEYARD | typeof REMOVED): void {
  const card = g.s.cards[id] as MsCard;
  card.on = NO_CARD;
  move(g, id, zoneOf(kind, card.owner));
  if (g.recorder !== null) record(g, { type: 'uncharged', card: id });
}

export function discard(g: G, id: CardId): void {
  const { owner } = g.s.cards[id] as MsCard;
  move(g, id, zoneOf(GRAVEYARD, owner));
  if (g.recorder !== null) record(g, { type: 'discarded', card: id, seat: owner });
}

/** Moves a card from a public zone to its owner's hand. */
export function toHand(g: G, card: MsCard): void {
  if (onTable(card)) leaveTable(g, card, zoneOf(HAND, card.owner));
  else move(g, card.id, zoneOf(HAND, card.owner), { shown: true });
  if (g.recorder !== null) record(g, { type: 'returned', card: card.id, seat: card.owner });
}
