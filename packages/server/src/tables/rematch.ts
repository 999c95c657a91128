import { randomHex, type SeatInfo } from '@taisen/protocol';
import type { Database, SeatRow } from '../storage/schema.ts';
import type { Sitter, StoredTable, TableStore } from './store.ts';

/**
 * Another game of the same two: a new table with a new secret, where both seats are kept. Each sits down again to add
 * its number to the shuffle. Whichever server is first opens it; the others find it.
 */
export async function openRematch(store: TableStore, db: Database, { row, seats }: StoredTable): Promise<string> {
  const again = (seat: SeatRow | null): Sitter | null => {
    if (seat === null) return null;
    const info: SeatInfo = seat.info;
    const { person, deck } = seat;
    const kept = { person, info, ...(deck === null ? {} : { deck }) };
    return info.kind === 'bot' ? { ...kept, nonce: randomHex() } : kept;
  };
  const { game, rulings, clock, rated, practice, creator, id } = row;
  const opened = await store.open({
    game,
    rulings,
    clock,
    rated,
    private: true,
    practice,
    creator,
    seats: [again(seats[0]), again(seats[1])],
    rematchOf: id,
  });
  if (opened !== null) return opened.row.id;
  const found = await db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirstOrThrow();
  return found.id;
}
