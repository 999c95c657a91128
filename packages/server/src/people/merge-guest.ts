import type { Database } from '../storage/schema.ts';
import { nextVersion } from '../tables/leave.ts';

/**
 * Gives a guest's seats, decks and ratings to an account. A rating of the account is kept. Returns the waiting tables
 * whose seats have changed.
 */
export const mergeGuest = (db: Database, guest: string, account: string): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const seatsOf = (person: string) => trx.selectFrom('seats').select('table_id').where('person', '=', person);
    const waiting = trx.updateTable('tables').set(nextVersion).where('state', '=', 'waiting');
    const locked = await waiting.where('id', 'in', seatsOf(guest)).returning('id').execute();
    const tables = locked.map(({ id }) => id);
    // Nobody may have both seats of a table: if the account has one, the guest's becomes free.
    if (tables.length > 0) {
      const both = trx.deleteFrom('seats').where('person', '=', guest).where('table_id', 'in', tables);
      await both.where('table_id', 'in', seatsOf(account)).execute();
    }
    await trx.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
    await trx.updateTable('tables').set({ creator: account }).where('creator', '=', guest).execute();
    await trx.updateTable('decks').set({ person: account }).where('person', '=', guest).execute();
    const alreadyRated = trx.selectFrom('ratings').select('game').where('person', '=', account);
    await trx
      .updateTable('ratings')
      .set({ person: account })
      .where('person', '=', guest)
      .where('game', 'not in', alreadyRated)
      .execute();
    // Guests play no rated matches now; these are from before that.
    const rated = trx.updateTable('rated_games');
    await rated.set({ person: account }).where('person', '=', guest).execute();
    await rated.set({ opponent: account }).where('opponent', '=', guest).execute();
    return tables;
  });
