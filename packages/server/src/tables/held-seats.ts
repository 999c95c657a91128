/**
 * Seats at tables whose match has not begun. A seat at an open table is held for a minute, and then for as long as its
 * player is connected, so that nobody is paired with a person who has left.
 */
import type { Seat } from '@taisen/kernel';
import { sql } from 'kysely';
import { ago } from '../storage/ago.ts';
import type { Database } from '../storage/schema.ts';
import { hideRevealed, nextVersion } from './leave.ts';

/** Seconds for which a seat is held without a sign of its player, and after its player has disconnected. */
const HELD = 60;
const HELD_AFTER_DISCONNECT = 15;

/** A condition for seats: the player is connected, or was a short time ago. */
export const isHeld = sql<boolean>`reserved > ${ago(HELD)}`;

export interface HeldSeat {
  readonly table: string;
  readonly seat: Seat;
  /** If set, the seat is changed only while this person has it. */
  readonly person?: string;
}

/** The players of these seats are connected. */
export async function renewSeats(db: Database, held: readonly HeldSeat[]): Promise<void> {
  const tables = held.map(({ table }) => table);
  const seats = held.map(({ seat }) => seat);
  const people = held.map(({ person }) => person ?? null);
  await sql`
    update seats set reserved = now()
    from unnest(${tables}::text[], ${seats}::int[], ${people}::text[]) as held (held_table, held_seat, holder)
    where table_id = held_table and seat = held_seat and (holder is null or person = holder)`.execute(db);
}

/** The player of this seat has disconnected. */
export async function expireSeat(db: Database, { table, seat, person }: HeldSeat): Promise<void> {
  const update = db
    .updateTable('seats')
    .set({ reserved: ago(HELD - HELD_AFTER_DISCONNECT) })
    .where('table_id', '=', table)
    .where('seat', '=', seat);
  await (person === undefined ? update : update.where('person', '=', person)).execute();
}

/**
 * Frees the seats that are no longer held, and deletes tables without players. Returns the tables that have changed. At
 * private tables only a reserved second seat is freed: people with the link may come back later.
 */
export const freeSeats = (db: Database): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const expired = () =>
      trx
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'table_id')
        .where('state', '=', 'waiting')
        .where('person', 'is not', null)
        .where('reserved', '<', ago(HELD))
        .where((is) =>
          is.or([
            is('private', '=', false),
            is.and([is('seat', '=', 1), is('nonce', 'is', null), is('seats.commitment', 'is', null)]),
          ]),
        );
    const locked = trx.updateTable('tables').set(nextVersion).where('id', 'in', expired().select('table_id'));
    const tables = (await locked.returning('id').execute()).map(({ id }) => id);
    if (tables.length === 0) return [];
    await sql`
      delete from seats using (${expired().select(['table_id', 'seat'])}) as expired
      where seats.table_id = expired.table_id and seats.seat = expired.seat and seats.table_id = any(${tables})`.execute(
      trx,
    );
    await hideRevealed(trx, tables);
    const people = trx
      .selectFrom('seats')
      .select('table_id')
      .where('person', 'is not', null)
      .where('table_id', 'in', tables);
    await trx.deleteFrom('tables').where('id', 'in', tables).where('id', 'not in', people).execute();
    return tables;
  });
