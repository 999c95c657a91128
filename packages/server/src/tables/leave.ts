/** Leaving a table before its match has begun. Every change of seats increases the version of the table first. */
import { Refused } from '@taisen/kernel';
import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { REVEALED, UNSEATED } from './statements.ts';
import { NotFound } from './store.ts';

export const nextVersion = { version: sql<number>`version + 1` };

/** Locks the seats of a table until the end of the transaction, and returns them. */
export async function lockSeats(trx: Transaction<Schema>, id: string) {
  const locked = trx.updateTable('tables').set(nextVersion).where('id', '=', id);
  const row = await locked.returning('state').executeTakeFirst();
  if (row === undefined) throw new NotFound(`there is no table "${id.slice(0, 64)}"`);
  return { row, seats: await trx.selectFrom('seats').selectAll().where('table_id', '=', id).execute() };
}

/** After a seat became free: the other one must not play with a nonce that is known. */
export const hideRevealed = (trx: Transaction<Schema>, tables: readonly string[]): Promise<unknown> =>
  sql`update seats set ${sql.raw(UNSEATED)} where table_id = any(${tables}) and ${sql.raw(REVEALED)}`.execute(trx);

/** Frees a person's seat. A table without players is deleted. */
export const leaveTable = (db: Database, id: string, person: string): Promise<void> =>
  db.transaction().execute((trx) => leaveIn(trx, id, person));

export async function leaveIn(trx: Transaction<Schema>, id: string, person: string): Promise<void> {
  const { row, seats } = await lockSeats(trx, id);
  if (row.state !== 'waiting') throw new Refused('the match has begun: concede instead of leaving', null);
  if (!seats.some((seat) => seat.person === person)) throw new Refused('you have no seat at this table', null);
  await trx.deleteFrom('seats').where('table_id', '=', id).where('person', '=', person).execute();
  await hideRevealed(trx, [id]);
  const others = seats.some((seat) => seat.person !== null && seat.person !== person);
  if (!others) await trx.deleteFrom('tables').where('id', '=', id).execute();
}
