/** Seats given up before a match has begun. Whoever changes seats makes a new version of the table first. */
import { Refused } from '@taisen/kernel';
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { NotFound } from './store.ts';

export const anotherVersion = { version: sql<number>`version + 1` };

/** From here to the end of the transaction nobody else changes the seats of this table. */
export async function holdSeats(trx: Transaction<Schema>, id: string) {
  const held = trx.updateTable('tables').set(anotherVersion).where('id', '=', id);
  const row = await held.returning('state').executeTakeFirst();
  if (row === undefined) throw new NotFound(`there is no table "${id.slice(0, 64)}"`);
  return { row, seats: await trx.selectFrom('seats').selectAll().where('table_id', '=', id).execute() };
}

/** Gives a seat up; a table that nobody sits at is gone. */
export const leaveTable = (db: Database, id: string, person: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { row, seats } = await holdSeats(trx, id);
    if (row.state !== 'waiting') throw new Refused('the match has begun: it can be given up, not left', null);
    if (!seats.some((seat) => seat.person === person)) throw new Refused('you do not sit at this table', null);
    await trx.deleteFrom('seats').where('table_id', '=', id).where('person', '=', person).execute();
    const left = seats.some((seat) => seat.person !== null && seat.person !== person);
    if (!left) await trx.deleteFrom('tables').where('id', '=', id).execute();
  });
