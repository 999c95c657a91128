/** Looks up cards in a view. */
import type { CardView, View } from '@taisen/kernel';
import type { AnyCard, GameUi } from '../games/game-ui.ts';

export interface Lying {
  readonly card: CardView;
  readonly zone: string;
  readonly at: number;
}

const cache = new WeakMap<View, ReadonlyMap<number, Lying>>();

/** Every card that a viewer can tell apart, and where it lies. Cached by view, since a view never changes. */
export function cardsOf(view: View): ReadonlyMap<number, Lying> {
  let found = cache.get(view);
  if (found === undefined) {
    const all = new Map<number, Lying>();
    for (const [zone, { cards }] of Object.entries(view.zones))
      cards.forEach((card, at) => {
        if (card !== null) all.set(card.id, { card, zone, at });
      });
    found = all;
    cache.set(view, found);
  }
  return found;
}

const defs = new WeakMap<object, ReadonlyMap<string, AnyCard>>();

export function defOf(ui: GameUi, id: string | undefined): AnyCard | undefined {
  if (id === undefined) return undefined;
  let found = defs.get(ui);
  if (found === undefined) {
    found = new Map(ui.cards.map((card) => [card.id, card]));
    defs.set(ui, found);
  }
  return found.get(id);
}

/** `monsters` of `monsters:0`. */
export const kindOf = (zone: string): string => zone.split(':')[0] as string;
