/** The cards that stand for a deck. */
import type { DeckList } from '@taisen/kernel';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { linesOf } from './deck.ts';

/** The three best: the highest on the deck's curve, e.g. of the highest level, and of these the rarest in the deck. */
export function topCards(ui: GameUi, deck: DeckList): readonly AnyCard[] {
  const worth = (def: AnyCard) => ui.deck?.curve.of(def) ?? -1;
  return linesOf(deck)
    .flatMap(({ id, count }) => {
      const def = ui.cards.find((each) => each.id === id);
      return def === undefined ? [] : [{ def, count }];
    })
    .toSorted((a, b) => worth(b.def) - worth(a.def) || a.count - b.count)
    .slice(0, 3)
    .map(({ def }) => def);
}
