import type { TableInfo } from '@taisen/protocol';
import { sql } from 'kysely';
import type { Database, SeatRow, TableRow } from '../storage/schema.ts';
import { isHeld } from './held-seats.ts';
import { infoOf, type StoredTable } from './store.ts';

const MAX_LISTED = 100;

/** Open tables that wait for an opponent, or the unfinished tables of a person. */
export async function listTables(db: Database, which: { person: string } | 'open'): Promise<TableInfo[]> {
  let query = db.selectFrom('tables').selectAll().orderBy('created', 'desc').limit(MAX_LISTED);
  if (which === 'open') {
    query = query
      .where('state', '=', 'waiting')
      .where('private', '=', false)
      .where('practice', '=', false)
      // Per table, so that only seats of waiting tables are read.
      .where(
        sql<boolean>`(select bool_or((nonce is not null or seats.commitment is not null) and ${isHeld})
          from seats where table_id = tables.id)`,
      );
  } else {
    query = query
      .where('state', '<>', 'over')
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person', '=', which.person));
  }
  return (await withSeats(db, await query.execute())).map(infoOf);
}

/** Tables with their seats, but without decks, which lists do not need. */
export async function withSeats(db: Database, rows: readonly TableRow[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'seat', 'person', 'info', 'nonce', 'commitment', sql<null>`null`.as('deck')])
    .where('table_id', 'in', ids)
    .execute();
  const at = (id: string, seat: number): SeatRow | null =>
    seats.find((taken) => taken.table_id === id && taken.seat === seat) ?? null;
  return rows.map((row) => ({ row, seats: [at(row.id, 0), at(row.id, 1)] }));
}
