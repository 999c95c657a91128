/** The cards that texts point at, and the choices they ask for. */
import { type CardId, NO_CARD, type Op, opponent, pick, type Seat } from '@taisen/kernel';
import { defOf, type ShCardDef } from './card.ts';
import { charactersOf, discardOf, domainOf, extensionOf, type G, miraclesOf, type ShCard } from './state.ts';

/** What a card may be for a text to name it. */
export type Fits = (def: ShCardDef, card: ShCard) => boolean;
const anything: Fits = () => true;

const fitting = (g: G, ids: readonly CardId[], fits: Fits): CardId[] =>
  ids.filter((id) => fits(defOf(g, id), g.s.cards[id] as ShCard));

const standing = (g: G, seat: Seat, fits: Fits): CardId[] => {
  const ids: CardId[] = [];
  const characters = charactersOf(g, seat);
  for (let i = 0; i < characters.length; i++) {
    const card = characters[i] as ShCard;
    if (fits(defOf(g, card), card)) ids.push(card.id);
  }
  return ids;
};

/** Characters on the own field, and on the opponent's. */
export const allies = (g: G, self: ShCard, fits: Fits = anything): CardId[] => standing(g, self.controller, fits);
export const enemies = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  standing(g, opponent(self.controller), fits);
/** Miracles that lie in the opponent's slots. */
export const enemyMiracles = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  fitting(g, miraclesOf(g, opponent(self.controller)), fits);
export const ownMiracles = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  fitting(g, miraclesOf(g, self.controller), fits).filter((id) => id !== self.id);
/** The opponent's domains, on either field. */
export const enemyDomains = (g: G, self: ShCard): CardId[] => {
  const enemy = opponent(self.controller);
  return [domainOf(g, enemy), extensionOf(g, enemy)].filter((id) => id !== NO_CARD);
};
export const inDiscard = (g: G, self: ShCard, fits: Fits): CardId[] => fitting(g, discardOf(g, self.controller), fits);

/** One of these cards that everyone can see, chosen by the ability's player; -1 when there is none. */
export function* choose(self: ShCard, ability: string, from: readonly CardId[], optional = false): Op<CardId> {
  return yield* pick(self.controller, 'choose', from, { optional, asking: { card: self.id, ability } });
}
