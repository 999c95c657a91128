/** Strangers who look for each other. */
import { NO_CLOCK } from '@taisen/table';
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { isHeld } from './held-seats.ts';
import { holdSeats } from './leave.ts';
import type { SeatClaim, StoredTable, TableSpec, TableStore } from './store.ts';

type Wanted = Pick<TableSpec, 'game' | 'rulings' | 'rated' | 'clock'>;
type Stranger = SeatClaim & { readonly person: string };

/** Any number: what matters is that all servers take the same. */
const QUICK_LOCK = 7_415_102;

export class Matchmaker {
  private readonly db: Database;
  private readonly store: TableStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(db: Database, store: TableStore) {
    this.db = db;
    this.store = store;
  }

  /**
   * A seat at an open table that fits, or else at a new one. One after the other, here and at all servers: two who come
   * at the same moment would both open a table, and wait at it for each other.
   */
  seat(wanted: Wanted, sitter: Stranger): Promise<StoredTable> {
    const seated = this.last.then(() => this.seatNow(wanted, sitter));
    // Whoever asked hears of a failure; the next one has nothing to do with it.
    this.last = seated.catch(() => {});
    return seated;
  }

  private async seatNow(wanted: Wanted, sitter: Stranger): Promise<StoredTable> {
    const table = {
      ...wanted,
      private: false,
      practice: false,
      creator: sitter.person,
      seats: [sitter, null] as const,
    };
    const seated = await this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${QUICK_LOCK})`.execute(trx);
      return (await keepSeat(trx, wanted, sitter)) ?? ((await this.store.open(table)) as StoredTable);
    });
    return typeof seated === 'string' ? this.store.find(seated) : seated;
  }
}

/** Keeps the free seat of an open table that fits for somebody; null where there is none. Oldest first. */
async function keepSeat(trx: Transaction<Schema>, wanted: Wanted, sitter: SeatClaim): Promise<string | null> {
  const found = await trx
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'waiting')
    .where('private', '=', false)
    .where('practice', '=', false)
    .where('game', '=', wanted.game)
    .where('rated', '=', wanted.rated)
    .where('rulings', '=', sql<never>`${JSON.stringify(wanted.rulings)}::jsonb`)
    .where('clock', '=', sql<never>`${JSON.stringify(wanted.clock ?? NO_CLOCK)}::jsonb`)
    // Exactly one sits there or is about to, and it is somebody else.
    .where('id', 'in', (from) =>
      from
        .selectFrom('seats')
        .select('table_id')
        .groupBy('table_id')
        .having(sql<boolean>`count(*) = 1 and bool_and(${isHeld} and person <> ${sitter.person})`),
    )
    .orderBy('created')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return null;
  const { seats } = await holdSeats(trx, found.id);
  if (seats.length !== 1) return null;
  const kept = { table_id: found.id, seat: seats[0]?.seat === 0 ? (1 as const) : (0 as const) };
  const row = { ...kept, person: sitter.person, info: JSON.stringify(sitter.info), deck: null, nonce: null };
  await trx.insertInto('seats').values(row).execute();
  return found.id;
}
