/** The cards that texts name, and the choices that they ask for. */
import { type CardId, NO_CARD, type Op, opponent, pick, type Seat } from '@taisen/kernel';
import { defOf, type ShCardDef } from './card.ts';
import { charactersOf, discardOf, domainOf, extensionOf, type G, miraclesOf, type ShCard } from './state.ts';

/** Whether a card is one of those that a text names. */
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

/** Characters on the player's own field, and on the opponent's field. */
export const allies = (g: G, self: ShCard, fits: Fits = anything): CardId[] => standing(g, self.controller, fits);
export const enemies = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  standing(g, opponent(self.controller), fits);
/** The opponent's miracles. */
export const enemyMiracles = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  fitting(g, miraclesOf(g, opponent(self.controller)), fits);
export const ownMiracles = (g: G, self: ShCard, fits: Fits = anything): CardId[] =>
  fitting(g, miraclesOf(g, self.controller), fits).filter((id) => id !== self.id);
/** The opponent's domains on both fields. */
export const enemyDomains = (g: G, self: ShCard): CardId[] => {
  const enemy = opponent(self.controller);
  return [domainOf(g, enemy), extensionOf(g, enemy)].filter((id) => id !== NO_CARD);
};
export const inDiscard = (g: G, self: ShCard, fits: Fits): CardId[] => fitting(g, discardOf(g, self.controller), fits);

/** The ability's player chooses one of these public cards; -1 when there is none. */
export function* choose(self: ShCard, ability: string, from: readonly CardId[], optional = false): Op<CardId> {
  return yield* pick(self.controller, 'choose', from, { optional, asking: { card: self.id, ability } });
}
