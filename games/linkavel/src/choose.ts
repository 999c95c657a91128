/** The choices that cards ask for, in the words of their texts. */
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

/** What a card may be for a text to name it. */
export type Fits = (def: LvCardDef, card: LvCard) => boolean;

export const fitting = (g: G, ids: readonly CardId[], fits: Fits): CardId[] =>
  ids.filter((id) => id >= 0 && fits(defOfId(g, id), g.s.cards[id] as LvCard));

const asking = (self: LvCard, ability: string, more: PickOptions = {}): PickOptions => ({
  ...more,
  asking: { card: self.id, ability },
});

/** One monster of a side that fits, chosen by the ability's player; -1 when there is none. */
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

/** One card of a public trash; -1 when there is none. */
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

/** One card of the player's own hand. Always asked where its cards are a secret; -1 finds none. */
export function* chooseFromHand(g: G, self: LvCard, ability: string, fits: Fits): Op<CardId> {
  const seat = self.controller;
  return yield* pick(seat, 'hand', fitting(g, handOf(g, seat), fits), asking(self, ability, { hidden: true }));
}

/** Looks through the own deck for a card that fits, shows it, and shuffles after `put` has placed it. */
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

/** "Special summon a … from your deck." Nothing is looked for without a free zone. */
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
export function* salvage(g: G, self: LvCard, ability: string, fits: Fits): Op {
  const id = yield* chooseFromTrash(g, self, ability, self.controller, fits);
  if (id >= 0) toHand(g, id);
}

/** A player discards cards of that player's choice; as many as the hand has. */
export function* discardCards(g: G, self: LvCard, ability: string, seat: Seat, count: number): Op<number> {
  const chosen = yield* pickSome(seat, 'discard', handOf(g, seat), count, asking(self, ability));
  for (const id of chosen) discard(g, id);
  return chosen.length;
}

/** Whether a card is another monster of a family on the same side of the field. */
export const isKin = (g: G, self: LvCard, card: LvCard, family: Family): boolean =>
  card.id !== self.id && card.controller === self.controller && isMonsterInPlay(card) && familyIs(g, card, family);

/** The monsters of a family on the side of a card, without the card itself. */
export const kin = (g: G, self: LvCard, family: Family): LvCard[] =>
  monstersOf(g, self.controller).filter((card) => isKin(g, self, card, family));

/** "A … monster (of level … or lower)" of one of the families; magic of the family is not one. */
export const monsterOf =
  (family: Family, level = 5): Fits =>
  (def) =>
    def.family === family && isMonster(def) && def.level <= level;

/** Monsters, then magic of a side: "cards on the field". */
export const fieldOf = (g: G, side: Seat): CardId[] =>
  [...monsterZones(g, side), ...magicZones(g, side)].filter((id) => id >= 0);

/** One card of a side's field, chosen by the ability's player; -1 when there is none. */
export function* chooseOnField(g: G, self: LvCard, ability: string, side: Seat): Op<CardId> {
  return yield* pick(self.controller, 'field', fieldOf(g, side), asking(self, ability));
}
