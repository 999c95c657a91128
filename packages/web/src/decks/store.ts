/** Stores the player's decks in this browser; sync.ts merges them with those of the account. */
import type { DeckList, RulingValues } from '@taisen/kernel';
import type { DeviceDeck } from '@taisen/protocol';
import { useSyncExternalStore } from 'react';

export interface OwnDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly cards: DeckList;
  /** The house rules of the table for which it is built; the default ones if absent. */
  readonly rulings?: RulingValues;
  /** When it was last changed, in milliseconds; absent in decks from before there was a sync. */
  readonly changed?: number;
}

/** A deck that was removed, so that the account learns of it. */
export interface RemovedDeck extends Pick<OwnDeck, 'id' | 'game'> {
  readonly changed: number;
}

export interface DeckStore {
  /** The same array until something changes. */
  list(): readonly OwnDeck[];
  save(deck: OwnDeck): void;
  remove(id: string): void;
  removed(): readonly RemovedDeck[];
  /** Replaces decks by those of the account, which have been merged with these. */
  merge(decks: readonly DeviceDeck[]): void;
  /** Takes decks off this device, without removing them from the account. */
  forget(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'taisen.decks';
const REMOVED = 'taisen.decks.removed';

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

function readRemoved(stored: string | null): readonly RemovedDeck[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? (value as RemovedDeck[]).filter(({ id, changed }) => id !== undefined && changed > 0)
      : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** `now`: the time of a change. */
export function storeIn(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number = Date.now): DeckStore {
  let decks = readDecks(storage.getItem(KEY));
  let gone = readRemoved(storage.getItem(REMOVED));
  const listeners = new Set<() => void>();
  const write = (next: readonly OwnDeck[], removed = gone) => {
    storage.setItem(KEY, JSON.stringify(next));
    storage.setItem(REMOVED, JSON.stringify(removed));
    decks = next;
    gone = removed;
    for (const listener of listeners) listener();
  };
  const without = (id: string) => decks.filter((deck) => deck.id !== id);
  const put = (list: readonly OwnDeck[], deck: OwnDeck) =>
    list.some(({ id }) => id === deck.id) ? list.map((old) => (old.id === deck.id ? deck : old)) : [...list, deck];
  return {
    list: () => decks,
    save: (deck) => write(put(decks, { ...deck, changed: now() })),
    remove: (id) => {
      const deck = decks.find((each) => each.id === id);
      if (deck !== undefined) write(without(id), [...gone, { id, game: deck.game, changed: now() }]);
    },
    removed: () => gone,
    merge: (synced) => {
      let next = decks;
      for (const { removed, rulings, ...deck } of synced) {
        const mine = next.find(({ id }) => id === deck.id);
        // Changed here since the sync began.
        if (mine !== undefined && (mine.changed ?? 0) >= deck.changed) continue;
        if (removed === true) next = next.filter(({ id }) => id !== deck.id);
        else if (!gone.some(({ id, changed }) => id === deck.id && changed >= deck.changed))
          next = put(next, { ...deck, ...(Object.keys(rulings).length > 0 ? { rulings } : {}) });
      }
      // The account knows of these now.
      write(
        next,
        gone.filter(({ id }) => !synced.some((deck) => deck.id === id)),
      );
    },
    forget: (ids) =>
      write(
        decks.filter(({ id }) => !ids.includes(id)),
        [],
      ),
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
