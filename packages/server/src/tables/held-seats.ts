/**
 * Who waits at a table where nobody plays yet. A seat at an open table is somebody's for a minute, and from then on for
 * as long as they are there: nobody is to be paired with a person who has gone.
 */
import type { Seat } from '@taisen/kernel';
import { sql } from 'kysely';
import { ago } from '../storage/ago.ts';
import type { Database } from '../storage/schema.ts';
import { anotherVersion } from './leave.ts';

/** In seconds: how long a seat is kept for somebody who is not heard of, and for somebody who has hung up. */
const KEPT = 60;
const BACK = 15;

/** Of a seat: its player is there, or has just been. */
export const isHeld = sql<boolean>`reserved > ${ago(KEPT)}`;

export interface HeldSeat {
  readonly table: string;
  readonly seat: Seat;
  /** Whose it was: where somebody else has it by now, nothing is done. */
  readonly person?: string;
}

/** These are there now. */
export async function renewSeats(db: Database, places: readonly HeldSeat[]): Promise<void> {
  const tables = places.map(({ table }) => table);
  const seats = places.map(({ seat }) => seat);
  const people = places.map(({ person }) => person ?? null);
  await sql`
    update seats set reserved = now()
    from unnest(${tables}::text[], ${seats}::int[], ${people}::text[]) as here (id, at, whose)
    where table_id = id and seat = at and (whose is null or person = whose)`.execute(db);
}

/** This one has hung up. */
export async function expireSeat(db: Database, { table, seat, person }: HeldSeat): Promise<void> {
  const gone = db
    .updateTable('seats')
    .set({ reserved: ago(KEPT - BACK) })
    .where('table_id', '=', table)
    .where('seat', '=', seat);
  await (person === undefined ? gone : gone.where('person', '=', person)).execute();
}

/**
 * Seats whose players have not been there for too long are free again, and a table that nobody is left at is gone; which
 * tables. At a private table only a guest's that has not been taken: who has its link may come back for the game.
 */
export const freeSeats = (db: Database): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const late = () =>
      trx
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'table_id')
        .where('state', '=', 'waiting')
        .where('person', 'is not', null)
        .where('reserved', '<', ago(KEPT))
        .where((is) => is.or([is('private', '=', false), is.and([is('seat', '=', 1), is('nonce', 'is', null)])]));
    const held = trx.updateTable('tables').set(anotherVersion).where('id', 'in', late().select('table_id'));
    const tables = (await held.returning('id').execute()).map(({ id }) => id);
    if (tables.length === 0) return [];
    await sql`
      delete from seats using (${late().select(['table_id', 'seat'])}) as late
      where seats.table_id = late.table_id and seats.seat = late.seat and seats.table_id = any(${tables})`.execute(trx);
    const people = trx.selectFrom('seats').select('table_id').where('person', 'is not', null);
    await trx.deleteFrom('tables').where('id', 'in', tables).where('id', 'not in', people).execute();
    return tables;
  });
