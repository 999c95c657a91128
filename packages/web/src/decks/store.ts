/** Stores the player's decks in this browser. The screens use only `DeckStore`. */
import type { DeckList, RulingValues } from '@taisen/kernel';
import { useSyncExternalStore } from 'react';

export interface OwnDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly cards: DeckList;
  /** The house rules of the table for which it is built; the default ones if absent. */
  readonly rulings?: RulingValues;
}

export interface DeckStore {
  /** The same array until something changes. */
  list(): readonly OwnDeck[];
  save(deck: OwnDeck): void;
  remove(id: string): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'taisen.decks';

const isDeck = (value: unknown): value is OwnDeck => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, name, cards, rulings = {} } = value as Partial<Record<keyof OwnDeck, unknown>>;
  const named = [id, game, name].every((each) => typeof each === 'string');
  if (typeof rulings !== 'object' || rulings === null) return false;
  return named && Array.isArray(cards) && cards.every((card) => typeof card === 'string');
};

/** The stored text may be of an older version or edited by hand: invalid decks are skipped. */
export function readDecks(stored: string | null): readonly OwnDeck[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isDeck) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export function storeIn(storage: Pick<Storage, 'getItem' | 'setItem'>): DeckStore {
  let decks = readDecks(storage.getItem(KEY));
  const listeners = new Set<() => void>();
  const write = (next: readonly OwnDeck[]) => {
    storage.setItem(KEY, JSON.stringify(next));
    decks = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => decks,
    save: (deck) =>
      write(
        decks.some(({ id }) => id === deck.id)
          ? decks.map((old) => (old.id === deck.id ? deck : old))
          : [...decks, deck],
      ),
    remove: (id) => write(decks.filter((deck) => deck.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let store: DeckStore | undefined;
export function deckStore(): DeckStore {
  store ??= storeIn(localStorage);
  return store;
}

export const useOwnDecks = (): readonly OwnDeck[] => useSyncExternalStore(deckStore().subscribe, deckStore().list);
