/**
 * A server has two threads. The hall has the people: HTTP, sockets, accounts. The room has the tables: rules, clocks,
 * bots, and the log of entries. Here is what they say to each other, besides the texts of those who play and watch.
 */
import type { Viewer } from '@taisen/kernel';
import type { StoredTable } from '../tables/store.ts';

/** Somebody with a socket. Their number says who a text is from, or for. */
export interface Coming {
  readonly guest: number;
  readonly table: string;
  /** Who they are in this match, and who they are. */
  readonly viewer: Viewer;
  readonly person: string | null;
  /** The last step that they have seen. */
  readonly seen: number | null;
}

/**
 * What the hall wants to have answered: that the room is open and not stuck; its figures for Prometheus; that all tables
 * are given back and all entries on disk; and that it is gone.
 */
export type Question = 'life' | 'figures' | 'rest' | 'end';

/** The hall says. */
export type ToRoom =
  | ({ readonly do: 'come' } & Coming)
  | { readonly do: 'leave'; readonly guest: number }
  /** The match at a table has begun. */
  | { readonly do: 'begin'; readonly stored: StoredTable }
  /** A table where nobody plays yet has changed, or something of a person: other servers are to know. */
  | { readonly do: 'changed'; readonly table: string }
  | { readonly do: 'ask'; readonly id: number; readonly what: Question };

/** The room says. */
export type ToHall =
  | { readonly do: 'answer'; readonly id: number; readonly text: string }
  | { readonly do: 'unanswered'; readonly id: number; readonly error: Error }
  /** A guest is at the table of the next game. */
  | { readonly do: 'moved'; readonly guest: number; readonly table: string }
  /** A guest cannot be let in. */
  | { readonly do: 'lost'; readonly guest: number }
  /** Tables that may have changed, here or at other servers, and news of people. */
  | { readonly do: 'changed'; readonly tables: readonly string[] }
  | { readonly do: 'failed'; readonly where: string; readonly error: Error; readonly table?: string };
