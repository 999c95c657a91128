/** Quick match: pairs people who want the same game. */
import { NO_CLOCK } from '@taisen/table';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { isHeld } from './held-seats.ts';
import { lockSeats } from './leave.ts';
import { checkTableLimit } from './limit.ts';
import type { SeatClaim, StoredTable, TableSpec, TableStore } from './store.ts';

type Wanted = Pick<TableSpec, 'game' | 'rulings' | 'rated' | 'clock'>;
type PersonClaim = SeatClaim & { readonly person: string };

/** An arbitrary number, the same for all servers. */
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
   * Reserves a seat at a matching open table, or opens a new table. One request at a time, across all servers: two people
   * who ask at the same time would otherwise both open a table and wait.
   */
  seat(wanted: Wanted, claim: PersonClaim, most: number): Promise<StoredTable> {
    const seated = this.last.then(() => this.seatNow(wanted, claim, most));
    // The caller handles a failure. It does not concern the next request.
    this.last = seated.catch(() => {});
    return seated;
  }

  private async seatNow(wanted: Wanted, claim: PersonClaim, most: number): Promise<StoredTable> {
    const spec = {
      ...wanted,
      private: false,
      practice: false,
      creator: claim.person,
      seats: [claim, null] as const,
    };
    const seated = await this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${QUICK_LOCK})`.execute(trx);
      const query = (text: string, values: readonly unknown[]) =>
        trx.executeQuery(CompiledQuery.raw(text, [...values]));
      await checkTableLimit(query, { person: claim.person, most });
      return (await reserveSeat(trx, wanted, claim)) ?? (await this.store.openIn(query, spec));
    });
    return typeof seated === 'string' ? this.store.find(seated) : seated;
  }
}

/** Reserves the free seat of the oldest matching table. Returns its id, or null if there is none. */
async function reserveSeat(trx: Transaction<Schema>, wanted: Wanted, claim: SeatClaim): Promise<string | null> {
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
    // Exactly one seat is taken or reserved, by another person who is still there.
    .where('id', 'in', (from) =>
      from
        .selectFrom('seats')
        .select('table_id')
        .groupBy('table_id')
        .having(sql<boolean>`count(*) = 1 and bool_and(${isHeld} and person <> ${claim.person})`),
    )
    .orderBy('created')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return null;
  const { seats } = await lockSeats(trx, found.id);
  if (seats.length !== 1) return null;
  const free = { table_id: found.id, seat: seats[0]?.seat === 0 ? (1 as const) : (0 as const) };
  const row = {
    ...free,
    person: claim.person,
    info: JSON.stringify(claim.info),
    deck: null,
    nonce: null,
    commitment: null,
  };
  await trx.insertInto('seats').values(row).execute();
  return found.id;
}
