import type { Database } from '../storage/schema.ts';
import { anotherVersion } from '../tables/leave.ts';

/**
 * What was a guest's is now an account's: seats, decks, ratings where the account has none. The tables that wait and
 * whose seats have changed.
 */
export const mergeGuest = (db: Database, guest: string, account: string): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const seatsOf = (person: string) => trx.selectFrom('seats').select('table_id').where('person', '=', person);
    const waiting = trx.updateTable('tables').set(anotherVersion).where('state', '=', 'waiting');
    const held = await waiting.where('id', 'in', seatsOf(guest)).returning('id').execute();
    const tables = held.map(({ id }) => id);
    // Nobody has both seats of a table: where the account has one, the guest's is free again.
    if (tables.length > 0) {
      const both = trx.deleteFrom('seats').where('person', '=', guest).where('table_id', 'in', tables);
      await both.where('table_id', 'in', seatsOf(account)).execute();
    }
    await trx.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
    await trx.updateTable('tables').set({ creator: account }).where('creator', '=', guest).execute();
    await trx.updateTable('decks').set({ person: account }).where('person', '=', guest).execute();
    const has = trx.selectFrom('ratings').select('game').where('person', '=', account);
    await trx
      .updateTable('ratings')
      .set({ person: account })
      .where('person', '=', guest)
      .where('game', 'not in', has)
      .execute();
    return tables;
  });
