/** Merges the decks of this device with those of the account. Guests have theirs on the device only. */
import type { DeviceDeck } from '@taisen/protocol';
import { useEffect } from 'react';
import { ask, isRefusal } from '../online/api.ts';
import { deckStore } from './store.ts';

/** Milliseconds after the last change. */
const DELAY = 1500;
/** A name that the server takes. */
const nameOf = (name: string): string => [...name.trim()].slice(0, 60).join('') || '?';

const isAccount = async (): Promise<boolean> => {
  const session = await ask<{ readonly user: { readonly isAnonymous?: boolean | null } } | null>(
    '/api/auth/get-session',
  );
  return session !== null && session.user.isAnonymous !== true;
};

/** Returns the ids of the decks on the account; null without an account. */
export async function syncDecks(): Promise<readonly string[] | null> {
  if (!(await isAccount())) return null;
  const store = deckStore();
  const kept = store.list().map(({ name, rulings = {}, changed = 1, ...deck }) => ({
    ...deck,
    ...{ name: nameOf(name), rulings, changed },
  }));
  const removed = store.removed().map((deck) => ({ ...deck, name: '?', cards: [], removed: true }));
  const { decks } = await ask<{ decks: readonly DeviceDeck[] }>('/api/decks/sync', { decks: [...kept, ...removed] });
  store.merge(decks);
  return decks.filter((deck) => deck.removed !== true).map(({ id }) => id);
}

/** Takes the decks of the account off this device. Those that only the device has stay. */
export async function leaveDecks(): Promise<void> {
  const ids = await syncDecks();
  if (ids !== null) deckStore().forget(ids);
}

/** Syncs now, and after every change as long as the page is open. */
export function useDeckSync(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = '';
    const sync = () => {
      syncDecks().then(
        () => {
          before = JSON.stringify(deckStore().list());
        },
        // Without a server, the decks are on the device until there is one.
        (error) => isRefusal(error) && console.warn(error),
      );
    };
    sync();
    const stop = deckStore().subscribe(() => {
      clearTimeout(timer);
      if (JSON.stringify(deckStore().list()) !== before) timer = setTimeout(sync, DELAY);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
