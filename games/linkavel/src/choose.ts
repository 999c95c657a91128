/** The choices that card texts ask for. */
import {
  type CardId,
  look,
  type Op,
  type PickOptions,
  pick,
  pickSome,
  reveal,
  type Seat,
  shuffle,
  zoneOf,
} from '@taisen/kernel';
import { defOfId, type Family, familyIs, isMonster, type LvCardDef } from './card.ts';
import { discard, toHand } from './leave.ts';
import {
  DECK,
  deckOf,
  type G,
  handOf,
  isMonsterInPlay,
  type LvCard,
  magicZones,
  monstersOf,
  monsterZones,
  trashOf,
} from './state.ts';
import { specialSummon } from './summon.ts';

/** Whether a card is one of those that a text names. */
export type Fits = (def: LvCardDef, card: LvCard) => boolean;

export const fitting = (g: G, ids: readonly CardId[], fits: Fits): CardId[] =>
  ids.filter((id) => id >= 0 && fits(defOfId(g, id), g.s.cards[id] as LvCard));

const asking = (self: LvCard, ability: string, more: PickOptions = {}): PickOptions => ({
  ...more,
  asking: { card: self.id, ability },
});

/** The ability's player chooses a monster of one side; -1 when none fits. */
export function* chooseMonster(
  g: G,
  self: LvCard,
  ability: string,
  side: Seat,
  fits: Fits = () => true,
  optional = false,
): Op<CardId> {
  const ids = monstersOf(g, side).map((card) => card.id);
  return yield* pick(self.controller, 'monster', fitting(g, ids, fits), asking(self, ability, { optional }));
}

/** The ability's player chooses a card of one trash; -1 when none fits. */
export function* chooseFromTrash(
  g: G,
  self: LvCard,
  ability: string,
  side: Seat,
  fits: Fits,
  optional = false,
): Op<CardId> {
  return yield* pick(self.controller, 'trash', fitting(g, trashOf(g, side), fits), asking(self, ability, { optional }));
}

/**
 * The player chooses a card from their hand; -1 when none fits. The decision is made even then, to keep the hand
 * secret.
 */
export function* chooseFromHand(g: G, self: LvCard, ability: string, fits: Fits): Op<CardId> {
  const seat = self.controller;
  return yield* pick(seat, 'hand', fitting(g, handOf(g, seat), fits), asking(self, ability, { hidden: true }));
}

/**
 * Searches the player's deck for a card that fits, reveals it, and shuffles the deck after `put` has placed the card.
 */
export function* searchDeck(g: G, self: LvCard, ability: string, fits: Fits, put: (id: CardId) => Op): Op {
  const seat = self.controller;
  look(g, seat, deckOf(g, seat));
  const id = yield* pick(seat, 'search', fitting(g, deckOf(g, seat), fits), asking(self, ability, { hidden: true }));
  if (id >= 0) {
    reveal(g, [id]);
    yield* put(id);
  }
  shuffle(g, zoneOf(DECK, seat));
}

/** "Add a … from your deck to your hand." */
export function* searchToHand(g: G, self: LvCard, ability: string, fits: Fits): Op {
  yield* searchDeck(g, self, ability, fits, function* (id) {
    toHand(g, id);
  });
}

/** "Special summon a … from your deck." Without a free zone the deck is not searched. */
export function* summonFromDeck(g: G, self: LvCard, ability: string, fits: Fits): Op {
  if (monstersOf(g, self.controller).length === 3) return;
  yield* searchDeck(g, self, ability, fits, function* (id) {
    yield* specialSummon(g, self.controller, [id]);
  });
}

/** "Special summon a … from your trash." */
export function* summonFromTrash(g: G, self: LvCard, ability: string, fits: Fits, optional = false): Op {
  if (monstersOf(g, self.controller).length === 3) return;
  const id = yield* chooseFromTrash(g, self, ability, self.controller, fits, optional);
  if (id >= 0) yield* specialSummon(g, self.controller, [id]);
}

/** "Return a … from your trash to your hand." */
export function* returnFromTrash(g: G, self: LvCard, ability: string, fits: Fits): Op {
  const id = yield* chooseFromTrash(g, self, ability, self.controller, fits);
  if (id >= 0) toHand(g, id);
}

/** A player chooses cards to discard, at most the whole hand. Returns how many. */
export function* discardCards(g: G, self: LvCard, ability: string, seat: Seat, count: number): Op<number> {
  const chosen = yield* pickSome(seat, 'discard', handOf(g, seat), count, asking(self, ability));
  discard(g, chosen);
  return chosen.length;
}

/** Whether a card is another monster of a family on the same side of the field. */
export const isOtherOfFamily = (g: G, self: LvCard, card: LvCard, family: Family): boolean =>
  card.id !== self.id && card.controller === self.controller && isMonsterInPlay(card) && familyIs(g, card, family);

/** The monsters of a family on a card's side of the field, without the card itself. */
export const othersOfFamily = (g: G, self: LvCard, family: Family): LvCard[] =>
  monstersOf(g, self.controller).filter((card) => isOtherOfFamily(g, self, card, family));

/** "A … monster (of level … or lower)" of a family. Magic of the family does not count. */
export const monsterOf =
  (family: Family, level = 5): Fits =>
  (def) =>
    def.family === family && isMonster(def) && def.level <= level;

/** "Cards on the field" of one side: monsters first, then magic. */
export const fieldOf = (g: G, side: Seat): CardId[] =>
  [...monsterZones(g, side), ...magicZones(g, side)].filter((id) => id >= 0);

/** The ability's player chooses a card on one side of the field; -1 when there is none. */
export function* chooseOnField(g: G, self: LvCard, ability: string, side: Seat): Op<CardId> {
  return yield* pick(self.controller, 'field', fieldOf(g, side), asking(self, ability));
}
