import { createHmac } from 'node:crypto';
import { gameNamed } from '@taisen/games';
import { BadInput, rulingsOf } from '@taisen/kernel';
import type { SeatInfo, Series } from '@taisen/protocol';
import { ratingOf } from '../people/ratings.ts';
import type { Database, SeatRow } from '../storage/schema.ts';
import type { SeatClaim, StoredTable, TableStore } from './store.ts';

/** The table of a rematch, and the server's secret for its shuffle. */
export interface Next {
  readonly id: string;
  readonly secret: string;
  /** The nonce of each seat with a bot. */
  readonly bots: string;
}

/**
 * Derived from the table and the server secret: it is fixed before the players send their nonces, and is the same on all
 * servers. So a player can send a nonce together with the offer of a rematch.
 */
export function nextOf(table: string, serverSecret: string): Next {
  const derive = (what: string) => createHmac('sha256', serverSecret).update(`${what} after ${table}`).digest();
  return {
    id: derive('table').subarray(0, 12).toString('base64url'),
    secret: derive('secret').toString('hex'),
    bots: derive('bots').toString('hex'),
  };
}

/** The nonces of the seats for the next shuffle, as far as they have sent one. */
export type Nonces = readonly [string | null, string | null];

/**
 * Opens a rematch of the same players with the same decks. With both nonces it begins at once; otherwise the seats are
 * reserved, and the players sit down again to send one. Null if another server has opened it already.
 */
export async function openRematch(
  store: TableStore,
  db: Database,
  { row, seats }: StoredTable,
  next: Next,
  nonces: Nonces,
  series?: Series,
): Promise<StoredTable | null> {
  const begins = beginsAtOnce(seats, nonces);
  const claimOf = async (seat: SeatRow | null): Promise<SeatClaim | null> => {
    if (seat === null) return null;
    const { person, deck, info } = seat;
    const nonce = info.kind === 'bot' ? next.bots : begins ? nonces[seat.seat] : null;
    const claim: SeatClaim = { person, info: await currentInfo(db, seat, row.rated ? row.game : null) };
    return { ...claim, ...(deck === null ? {} : { deck }), ...(nonce === null ? {} : { nonce }) };
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
    seats: [await claimOf(seats[0]), await claimOf(seats[1])],
    after: { table: id, next },
    ...(series === undefined ? {} : { series }),
    // A series ends under the rules that it began with.
    ...(isFirst(series) && canBeNewest({ row, seats }) ? {} : { rules: row }),
  });
}

const isFirst = (series: Series | undefined): boolean => series === undefined || series.wins.every((won) => won === 0);

/** Under the newest rules the same decks or rulings may be impossible. Then the rematch has the rules of its match. */
function canBeNewest({ row, seats }: StoredTable): boolean {
  const game = gameNamed(row.game);
  try {
    const rulings = rulingsOf(game, { rulings: row.rulings });
    return seats.every((seat) => game.checkDeck(seat?.deck ?? [], rulings).length === 0);
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Whether all people have sent a nonce. The server generates those of bots. */
export const beginsAtOnce = (seats: StoredTable['seats'], nonces: Nonces): boolean =>
  seats.every((seat, at) => seat !== null && (seat.info.kind === 'bot' || nonces[at] !== null));

/** With the current rating, which has changed since the last match began. */
async function currentInfo(db: Database, { person, info }: SeatRow, ratedGame: string | null): Promise<SeatInfo> {
  if (ratedGame === null || person === null) return info;
  const { value, deviation } = await ratingOf(db, person, ratedGame);
  return { ...info, rating: { value, deviation } };
}
