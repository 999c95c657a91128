/** Ways in which cards leave the field, the hand and the deck. */
import { type CardId, emit, type GameEvent, may, move, type Op, type Seat, zoneOf } from '@taisen/kernel';
import { SUBSTITUTES } from './abilities.ts';
import { defOf } from './card.ts';
import { draw, drawOwedByBoth, mayRefresh, refresh } from './draw.ts';
import { DECK, deckOf, type G, HAND, type LvCard, MONSTERS, onField, TRASH } from './state.ts';
import { isNegated, resists } from './values.ts';

/** Why a card went to the trash, as far as card texts distinguish it. */
export type TrashHow = 'battle' | 'effect' | 'cost' | 'discard' | 'mill' | 'used';

/**
 * Every card that goes to the trash goes through here. Cards of one call go together: all of them lie there before an
 * effect starts or a refresh takes them (LV-2.9), and none of them watches the others go.
 */
export function toTrash(g: G, ids: readonly CardId[], how: TrashHow): void {
  const from = moveToTrash(g, ids);
  emitTrashed(g, ids, from, how);
  drawOwedByBoth(g);
}

/** Returns the zones that the cards came from. */
function moveToTrash(g: G, ids: readonly CardId[]): number[] {
  const from: number[] = [];
  for (const id of ids) {
    const card = g.s.cards[id] as LvCard;
    from.push(card.zone);
    move(g, id, zoneOf(TRASH, card.owner));
  }
  return from;
}

function emitTrashed(g: G, ids: readonly CardId[], from: readonly number[], how: TrashHow): void {
  for (let i = 0; i < ids.length; i++) {
    const { id, owner } = g.s.cards[ids[i] as CardId] as LvCard;
    emit(g, { type: 'trashed', card: id, seat: owner, from: from[i] as number, how });
  }
}

/** Destroys cards on the field together, except those that resist or are replaced. Returns the destroyed cards. */
export function* destroy(g: G, ids: readonly CardId[], how: 'battle' | 'effect'): Op<CardId[]> {
  if (!maySubstitute(g)) return destroyWithoutAsking(g, ids, how);
  const left: CardId[] = [];
  for (const id of ids) {
    const card = g.s.cards[id] as LvCard;
    if (onField(card) && (resists(g, card, how) || !(yield* maybeSubstitute(g, card)))) left.push(id);
  }
  return destroyWithoutAsking(g, left, how);
}

/** The same, when no substitution is possible. */
export function destroyWithoutAsking(g: G, ids: readonly CardId[], how: 'battle' | 'effect'): CardId[] {
  const destroyed: CardId[] = [];
  for (const id of ids) {
    const card = g.s.cards[id] as LvCard;
    if (!onField(card)) continue;
    if (resists(g, card, how)) emit(g, { type: 'spared', card: id });
    else destroyed.push(id);
  }
  const from = moveToTrash(g, destroyed);
  emitTrashed(g, destroyed, from, how);
  // `from` shows which player controlled it: a monster under the other player's control goes to its owner's trash.
  for (let i = 0; i < destroyed.length; i++)
    emit(g, { type: 'destroyed', card: destroyed[i] as CardId, how, from: from[i] as number });
  drawOwedByBoth(g);
  return destroyed;
}

/** Whether a card of this match can replace a destruction. */
export const maySubstitute = (g: G): boolean => g.abilities.listeners.has(SUBSTITUTES);

/** Asks whether something happens instead of the destruction of the victim, and returns whether it did. */
function* maybeSubstitute(g: G, victim: LvCard): Op<boolean> {
  for (const zone of g.index.activeZones) {
    for (const id of g.s.zones[zone] as CardId[]) {
      if (id < 0 || id === victim.id) continue;
      const self = g.s.cards[id] as LvCard;
      const def = defOf(g, self);
      for (const [key, ability] of Object.entries(def.abilities)) {
        if (!ability.substitutes?.(g, self, victim, def.vars) || isNegated(g, self)) continue;
        if (!(yield* may(self.controller, self, key))) continue;
        if (g.onAbility !== null) g.onAbility(self.def, key);
        emit(g, { type: 'substituted', card: id, target: victim.id, ability: key });
        ability.instead?.(g, self, def.vars);
        return true;
      }
    }
  }
  return false;
}

/** From the hand to the trash. */
export const discard = (g: G, ids: readonly CardId[]): void => toTrash(g, ids, 'discard');

/**
 * Sends the top cards of a deck to the trash. LV-2.6: that is not a draw, so an empty deck is not refreshed, unless the
 * table plays it so; then the refresh adds its card (LV-2.10).
 */
export function mill(g: G, seat: Seat, count: number): CardId[] {
  const deck = deckOf(g, seat);
  const milled = deck.slice(Math.max(0, deck.length - count)).reverse();
  toTrash(g, milled, 'mill');
  if (milled.length === count || !g.rulings.millRefreshes || !refresh(g, seat)) return milled;
  draw(g, seat, 1);
  return [...milled, ...mill(g, seat, count - milled.length)];
}

/** Whether `mill` would send a card. */
export const canMill = (g: G, seat: Seat): boolean =>
  deckOf(g, seat).length > 0 || (g.rulings.millRefreshes && mayRefresh(g, seat));

/** Moves a card from any zone to its owner's hand. */
export function toHand(g: G, id: CardId): void {
  const card = g.s.cards[id] as LvCard;
  const from = card.zone;
  move(g, id, zoneOf(HAND, card.owner), { shown: true });
  emit(g, { type: 'returned', card: id, seat: card.owner, from });
}

/** Moves a card from a public zone to the bottom of its owner's deck. */
export function toDeckBottom(g: G, id: CardId): void {
  move(g, id, zoneOf(DECK, (g.s.cards[id] as LvCard).owner), { at: -2 });
}

/** Whether a card went to the trash from the monster zones, not from the hand or the deck. */
export const leftField = ({ from = -1 }: GameEvent): boolean => from >> 1 === MONSTERS;

/** Whether a `trashed` or `destroyed` event is about a monster that this player controlled. */
export const wasMonsterOf = (seat: Seat, event: GameEvent): boolean => event.from === zoneOf(MONSTERS, seat);
