/** Where a player's own decks are kept: in this browser for now. The screens know only `DeckStore`. */
import type { DeckList } from '@taisen/kernel';
import { useSyncExternalStore } from 'react';

export interface OwnDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly cards: DeckList;
}

export interface DeckStore {
  /** The same array as long as nothing changes. */
  list(): readonly OwnDeck[];
  save(deck: OwnDeck): void;
  remove(id: string): void;
  subscribe(tell: () => void): () => void;
}

const KEY = 'taisen.decks';

const isDeck = (value: unknown): value is OwnDeck => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, name, cards } = value as Partial<Record<keyof OwnDeck, unknown>>;
  const named = [id, game, name].every((each) => typeof each === 'string');
  return named && Array.isArray(cards) && cards.every((card) => typeof card === 'string');
};

/** What is kept may be older than this program, or written by hand: what is no deck is left out, the rest stays. */
export function readDecks(kept: string | null): readonly OwnDeck[] {
  if (kept === null) return [];
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter(isDeck) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export function storeIn(storage: Pick<Storage, 'getItem' | 'setItem'>): DeckStore {
  let decks = readDecks(storage.getItem(KEY));
  const listeners = new Set<() => void>();
  const keep = (next: readonly OwnDeck[]) => {
    storage.setItem(KEY, JSON.stringify(next));
    decks = next;
    for (const tell of listeners) tell();
  };
  return {
    list: () => decks,
    save: (deck) =>
      keep(
        decks.some(({ id }) => id === deck.id)
          ? decks.map((old) => (old.id === deck.id ? deck : old))
          : [...decks, deck],
      ),
    remove: (id) => keep(decks.filter((deck) => deck.id !== id)),
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

let store: DeckStore | undefined;
export function deckStore(): DeckStore {
  store ??= storeIn(localStorage);
  return store;
}

export const useOwnDecks = (): readonly OwnDeck[] => useSyncExternalStore(deckStore().subscribe, deckStore().list);
