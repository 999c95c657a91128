import type { Database } from '../storage/schema.ts';
import { anotherVersion } from '../tables/leave.ts';

/** What was a guest's is now an account's: seats, decks, ratings where the account has none. */
export const adopt =
  (db: Database) =>
  (guest: string, account: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const guests = trx.selectFrom('seats').select('table_id').where('person', '=', guest);
      const waiting = trx.updateTable('tables').set(anotherVersion).where('state', '=', 'waiting');
      await waiting.where('id', 'in', guests).execute();
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
    });
