/** Sent between servers and threads when something has changed. A notice is a hint: the facts are in the database. */
export type Notice =
  /** The seats of a table have changed, its match has begun, or it has new entries. */
  | { readonly about: 'table'; readonly id: string }
  /** A person has signed in or out. */
  | { readonly about: 'sessions'; readonly person: string }
  /** What a guest had now belongs to an account. */
  | { readonly about: 'merge'; readonly guest: string; readonly account: string }
  /** Notices may have been missed. */
  | { readonly about: 'anything' };

export const tableNotice = (id: string): Notice => ({ about: 'table', id });

/** As one word without spaces. Table ids have no colon. */
export function writeNotice(notice: Notice): string {
  switch (notice.about) {
    case 'table':
      return notice.id;
    case 'sessions':
      return `sessions:${notice.person}`;
    case 'merge':
      return `merge:${notice.guest}:${notice.account}`;
    case 'anything':
      return '*';
  }
}

export function readNotice(word: string): Notice {
  const [about, first, second] = word.split(':');
  if (about === 'sessions' && first !== undefined) return { about, person: first };
  if (about === 'merge' && first !== undefined && second !== undefined) return { about, guest: first, account: second };
  return word === '*' ? { about: 'anything' } : tableNotice(word);
}
