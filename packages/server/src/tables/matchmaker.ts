/** Quick match: pairs people who want the same game. */
import type { DeckList } from '@taisen/kernel';
import { NO_CLOCK } from '@taisen/table';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { isHeld } from './held-seats.ts';
import { leaveIn, lockSeats } from './leave.ts';
import { checkTableLimit, Turns } from './limit.ts';
import type { SeatClaim, StoredTable, TableSpec, TableStore } from './store.ts';

type Wanted = Pick<TableSpec, 'game' | 'rulings' | 'rated' | 'clock'>;
type PersonClaim = SeatClaim & { readonly person: string };

/** People with the same key can be paired. The order of the rulings does not matter. */
const keyOf = ({ game, rated, clock, rulings }: Wanted): string =>
  `quick match ${JSON.stringify([game, rated, clock ?? NO_CLOCK, Object.entries(rulings).toSorted()])}`;

export class Matchmaker {
  private readonly db: Database;
  private readonly store: TableStore;
  private readonly turns = new Turns();

  constructor(db: Database, store: TableStore) {
    this.db = db;
    this.store = store;
  }

  /**
   * Reserves a seat at a matching open table, or opens a new table. Of requests that can be paired, one at a time, across
   * all servers: two people who ask at the same time would otherwise both open a table and wait. `instead`: the table where
   * this person waits and stays if there is no other.
   */
  seat(wanted: Wanted, claim: PersonClaim, most: number, instead: string | null = null): Promise<StoredTable> {
    return this.turns.take(keyOf(wanted), () => this.seatNow(wanted, claim, most, instead));
  }

  private async seatNow(
    wanted: Wanted,
    claim: PersonClaim,
    most: number,
    instead: string | null,
  ): Promise<StoredTable> {
    const spec = {
      ...wanted,
      private: false,
      practice: false,
      creator: claim.person,
      seats: [claim, null] as const,
    };
    const seated = await this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(wanted)}, 0))`.execute(trx);
      const query = (text: string, values: readonly unknown[]) =>
        trx.executeQuery(CompiledQuery.raw(text, [...values]));
      const own = instead === null ? null : await waitingAt(trx, instead, claim.person);
      if (own === null) await checkTableLimit(query, { person: claim.person, most });
      const found = await reserveSeat(trx, wanted, own === null ? claim : { ...claim, deck: own.deck }, own);
      if (found !== null && own !== null) await leaveIn(trx, own.id, claim.person);
      return found ?? own?.id ?? (await this.store.openIn(query, spec));
    });
    return typeof seated === 'string' ? this.store.find(seated) : seated;
  }
}

/** Where a person waits alone. */
interface Waiting {
  readonly id: string;
  /** Seconds. */
  readonly waited: number;
  readonly deck: DeckList;
}

async function waitingAt(trx: Transaction<Schema>, id: string, person: string): Promise<Waiting | null> {
  const { seats } = await lockSeats(trx, id);
  const [mine] = seats;
  if (seats.length !== 1 || mine?.person !== person || mine.deck === null) return null;
  const found = await trx
    .selectFrom('tables')
    .select(sql<number>`extract(epoch from now() - created)::float8`.as('waited'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return found === undefined ? null : { id, waited: found.waited, deck: mine.deck };
}

/** Rating points by which the opponent of a rated match may differ: at first, and more for every second of waiting. */
const WINDOW = 100;
const WIDENING = 20;

/** Reserves the free seat of the oldest matching table. Returns its id, or null if there is none. */
async function reserveSeat(
  trx: Transaction<Schema>,
  wanted: Wanted,
  claim: SeatClaim,
  own: Waiting | null,
): Promise<string | null> {
  const near = sql<boolean>`abs((info -> 'rating' ->> 'value')::float8 - ${claim.info.rating?.value ?? 0}::float8)
    <= ${WINDOW} + ${WIDENING} * greatest(${own?.waited ?? 0}::float8,
      extract(epoch from now() - tables.created)::float8)`;
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
    // Exactly one seat is taken or reserved, by another person who is still there. Only seats of waiting tables are read.
    .where(
      sql<boolean>`(select count(*) = 1 and bool_and(${isHeld} and person <> ${claim.person} and ${wanted.rated ? near : sql`true`})
        from seats where table_id = tables.id)`,
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
    deck: claim.deck === undefined ? null : JSON.stringify(claim.deck),
    nonce: null,
    commitment: null,
  };
  await trx.insertInto('seats').values(row).execute();
  return found.id;
}
