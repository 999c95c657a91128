/** What is told of people where tables are named: to the sockets and the room of a server, and from server to server. */

export type PersonNews =
  /** Sessions of somebody have ended, or begun. */
  | { readonly what: 'sessions'; readonly person: string }
  /** What was a guest's is now an account's. */
  | { readonly what: 'became'; readonly guest: string; readonly account: string };

/** Anything may have changed. */
export const ANYTHING = '*';

export const wordOf = (news: PersonNews): string =>
  news.what === 'sessions' ? `sessions:${news.person}` : `became:${news.guest}:${news.account}`;

/** Null for the id of a table, which has no colon. */
export function personNewsIn(word: string): PersonNews | null {
  const [what, one, two] = word.split(':');
  if (what === 'sessions' && one !== undefined) return { what, person: one };
  if (what === 'became' && one !== undefined && two !== undefined) return { what, guest: one, account: two };
  return null;
}
