import { createHmac } from 'node:crypto';
import { randomHex, type SeatInfo } from '@taisen/protocol';
import { ratingOf } from '../people/ratings.ts';
import type { Database, SeatRow } from '../storage/schema.ts';
import type { SeatClaim, StoredTable, TableStore } from './store.ts';

/** The table of the next game, and what the server adds to its shuffle. */
export interface Next {
  readonly id: string;
  readonly secret: string;
}

/**
 * What comes after a table is settled before anybody says what they add to its shuffle, and the same for all servers
 * that share a secret: whoever offers another game can add their number right away.
 */
export function nextOf(table: string, serverSecret: string): Next {
  const from = (what: string) => createHmac('sha256', serverSecret).update(`${what} after ${table}`).digest();
  return { id: from('table').subarray(0, 12).toString('base64url'), secret: from('secret').toString('hex') };
}

/** What a seat has said for the next shuffle; null where it has not. */
export type Nonces = readonly [string | null, string | null];

/**
 * Another game of the same two, with their decks. Where both have added their numbers it begins at once; else the seats
 * are kept, and each sits down again to add one. Null where another server was faster, and then it is there.
 */
export async function openRematch(
  store: TableStore,
  db: Database,
  { row, seats }: StoredTable,
  next: Next,
  nonces: Nonces,
): Promise<StoredTable | null> {
  const begins = beginsAtOnce(seats, nonces);
  const again = async (seat: SeatRow | null): Promise<SeatClaim | null> => {
    if (seat === null) return null;
    const { person, deck, info } = seat;
    const nonce = info.kind === 'bot' ? randomHex() : begins ? nonces[seat.seat] : null;
    const sitter: SeatClaim = { person, info: await infoNow(db, seat, row.rated ? row.game : null) };
    return { ...sitter, ...(deck === null ? {} : { deck }), ...(nonce === null ? {} : { nonce }) };
  };
  const { game, rulings, clock, rated, practice, creator, id } = row;
  return store.open({
    game,
    rulings,
    clock,
    rated,
    private: true,
    practice,
    creator,
    seats: [await again(seats[0]), await again(seats[1])],
    after: { table: id, next },
  });
}

/** Whether all people have added their numbers. Bots leave that to the server. */
export const beginsAtOnce = (seats: StoredTable['seats'], nonces: Nonces): boolean =>
  seats.every((seat, at) => seat !== null && (seat.info.kind === 'bot' || nonces[at] !== null));

/** A rating may have changed since they sat down. */
async function infoNow(db: Database, { person, info }: SeatRow, ratedGame: string | null): Promise<SeatInfo> {
  if (ratedGame === null || person === null) return info;
  const { value, deviation } = await ratingOf(db, person, ratedGame);
  return { ...info, rating: { value, deviation } };
}
