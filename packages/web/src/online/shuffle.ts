/**
 * Sitting down, with this person's part of the shuffle (docs/decisions/0040). The nonce stays in this tab until both seats
 * have committed to theirs. What was committed to is kept on this device, so that a replay can be compared with it.
 */
import type { DeckList, Seat } from '@taisen/kernel';
import { commitmentTo, randomHex, type TableInfo } from '@taisen/protocol';
import { type AtTable, withSession } from './api.ts';

const nonceKey = (table: string): string => `shuffle ${table}`;
/** The nonce that was revealed last. */
const revealedKey = (table: string): string => `revealed ${table}`;
const SEEN = 'shuffles';
/** How many matches are kept. */
const MOST_SEEN = 200;

const pathOf = (table: string, what: 'sit' | 'reveal'): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** Sits down with a deck, by default that of the last match, and a commitment to a new nonce. */
export async function sitDown(table: string, cards?: DeckList): Promise<AtTable> {
  const nonce = randomHex();
  const commitment = await commitmentTo(nonce);
  const deck = cards === undefined ? {} : { deck: { cards } };
  const answer = await withSession<AtTable>(pathOf(table, 'sit'), { commitment, ...deck });
  sessionStorage.setItem(nonceKey(table), nonce);
  return answer;
}

let last: Promise<unknown> = Promise.resolve();

/** While the match has not begun: reveals the nonce once both seats have committed, and commits again if necessary. */
export function takePart(table: TableInfo, seat: Seat): Promise<void> {
  // One after the other: the table may announce a commitment before the answer to its request arrives.
  const next = last.then(() => takePartNow(table, seat));
  last = next.catch(() => {});
  return next;
}

async function takePartNow(table: TableInfo, seat: Seat): Promise<void> {
  const { id, commitments = [null, null] } = table;
  const nonce = sessionStorage.getItem(nonceKey(id));
  // The seat is reserved, and no deck has been chosen yet.
  if (nonce === null && commitments[seat] === null) return;
  // The other player has left after this nonce was revealed, or it was drawn in another tab.
  if (nonce === null || (await commitmentTo(nonce)) !== commitments[seat]) {
    await sitDown(id);
    return;
  }
  // The table announces every change, this one, too.
  if (commitments.includes(null) || sessionStorage.getItem(revealedKey(id)) === nonce) return;
  remember(table);
  await withSession(pathOf(id, 'reveal'), { nonce });
  sessionStorage.setItem(revealedKey(id), nonce);
}

type Commitments = Pick<TableInfo, 'id' | 'commitment' | 'commitments'>;

const seen = (): Commitments[] => JSON.parse(localStorage.getItem(SEEN) ?? '[]') as Commitments[];

function remember({ id, commitment, commitments }: TableInfo): void {
  const others = seen().filter((other) => other.id !== id);
  const one: Commitments = commitments === undefined ? { id, commitment } : { id, commitment, commitments };
  localStorage.setItem(SEEN, JSON.stringify([...others, one].slice(-MOST_SEEN)));
}

/** False if a match has other commitments than this device saw before it began. */
export function wasSeen({ id, commitment, commitments }: TableInfo): boolean {
  const before = seen().find((other) => other.id === id);
  if (before === undefined) return true;
  return before.commitment === commitment && JSON.stringify(before.commitments) === JSON.stringify(commitments);
}
