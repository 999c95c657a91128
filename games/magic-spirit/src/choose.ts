/** The choices that effects ask for. */
import {
  type CardId,
  look,
  type Op,
  opponent,
  type PickOptions,
  pick,
  reveal,
  type Seat,
  shuffle,
  zoneOf,
} from '@taisen/kernel';
import { defOf, type MsCardDef } from './card.ts';
import { toHand } from './leave.ts';
import { DECK, deckOf, type G, graveyardOf, type MsCard, monstersOf, placesOf } from './state.ts';
import { isWarded } from './values.ts';

/** Whether a card is one of those that a text names. */
export type Fits = (def: MsCardDef, card: MsCard) => boolean;
export const anything: Fits = () => true;

export const fitting = (g: G, ids: readonly CardId[], fits: Fits): CardId[] =>
  ids.filter((id) => id >= 0 && fits(defOf(g, id), g.s.cards[id] as MsCard));

export const asking = (self: MsCard, key: string, more: PickOptions = {}): PickOptions => ({
  ...more,
  asking: { card: self.id, ability: key },
});

/** The opposing monsters that an effect may choose. */
export function foes(g: G, seat: Seat, fits: (card: MsCard) => boolean = () => true): MsCard[] {
  return monstersOf(g, opponent(seat)).filter((card) => !isWarded(g, card) && fits(card));
}

/** Whether there is one. Called for every card in a hand at every decision, so it stops at the first. */
export function anyFoe(g: G, self: MsCard): boolean {
  for (const id of placesOf(g, opponent(self.controller))) {
    if (id >= 0 && !isWarded(g, g.s.cards[id] as MsCard)) return true;
  }
  return false;
}

/** The effect's player chooses one of these monsters; null when there is none. */
export function* chooseOne(
  g: G,
  self: MsCard,
  key: string,
  kind: 'foe' | 'ally' | 'monster',
  cards: readonly MsCard[],
): Op<MsCard | null> {
  const id = yield* pick(
    self.controller,
    kind,
    cards.map((card) => card.id),
    asking(self, key),
  );
  return id < 0 ? null : (g.s.cards[id] as MsCard);
}

/** The player chooses a card from their graveyard; null when none fits. */
export function* chooseGrave(g: G, self: MsCard, key: string, fits: Fits): Op<MsCard | null> {
  const id = yield* pick(
    self.controller,
    'grave',
    fitting(g, graveyardOf(g, self.controller), fits),
    asking(self, key),
  );
  return id < 0 ? null : (g.s.cards[id] as MsCard);
}

/** Searches the player's deck for a card that fits, reveals it, takes it to the hand and shuffles. */
export function* searchDeck(g: G, self: MsCard, key: string, fits: Fits): Op {
  const seat = self.controller;
  look(g, seat, deckOf(g, seat));
  const id = yield* pick(seat, 'search', fitting(g, deckOf(g, seat), fits), asking(self, key, { hidden: true }));
  if (id >= 0) {
    reveal(g, [id]);
    toHand(g, g.s.cards[id] as MsCard);
  }
  shuffle(g, zoneOf(DECK, seat));
}
