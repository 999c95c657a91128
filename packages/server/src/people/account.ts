/** Everything that the server has of a person: to take along, and to delete. */
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Guests, and people who sign in by a passkey or a provider alone, have none. */
export async function hasPassword(db: Database, person: string): Promise<boolean> {
  const { rows } = await sql`select 1 from account where "userId" = ${person} and password is not null`.execute(db);
  return rows.length > 0;
}

/** Without what the person may not know: secrets of shuffles and decks of opponents in matches that go on. */
export async function exportOf(db: Database, person: string) {
  const [user, decks, ratings, ratedGames, tokens, games, studies] = await Promise.all([
    db
      .selectFrom('user')
      .select(['id', 'name', 'username', 'email', 'emailVerified', 'isAnonymous', 'createdAt'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow(),
    db.selectFrom('decks').selectAll().where('person', '=', person).execute(),
    db.selectFrom('ratings').selectAll().where('person', '=', person).execute(),
    db.selectFrom('rated_games').selectAll().where('person', '=', person).execute(),
    db
      .selectFrom('tokens')
      .select(['name', 'scope', 'created', 'used', 'expires'])
      .where('person', '=', person)
      .execute(),
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select([
        'tables.id',
        'tables.game',
        'tables.state',
        'tables.rated',
        'tables.started',
        'tables.ended',
        'tables.result',
      ])
      .select(['seats.seat', 'seats.deck', 'seats.nonce'])
      .where('seats.person', '=', person)
      .orderBy('tables.created')
      .execute(),
    sql`select id, study, ruleset, created, games, merged from lab.studies where person = ${person}`.execute(db),
  ]);
  // An address that was not confirmed is one that cannot exist.
  const { email, emailVerified, ...rest } = user;
  const account = emailVerified ? { ...rest, email } : rest;
  return { format: 1, account, decks, ratings, ratedGames, tokens, games, studies: studies.rows };
}

/**
 * Deletes a person. Their opponents keep the matches: the seats stay, without a name. A match that goes on ends by its
 * clock. Returns the tables whose seats have changed.
 */
export const deletePerson = (db: Database, person: string): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const waiting = trx.selectFrom('tables').select('id').where('state', '=', 'waiting');
    const freed = await trx
      .deleteFrom('seats')
      .where('person', '=', person)
      .where('table_id', 'in', waiting)
      .returning('table_id')
      .execute();
    for (const { table_id } of freed) {
      const left = await trx.selectFrom('seats').select('seat').where('table_id', '=', table_id).execute();
      if (left.length === 0) await trx.deleteFrom('tables').where('id', '=', table_id).execute();
    }
    // Found by the seats and by the index of unfinished tables: not all finished ones are read.
    const seated = trx.selectFrom('seats').select('table_id').where('person', '=', person);
    const opened = trx.updateTable('tables').set({ creator: '' }).where('creator', '=', person);
    await opened.where('id', 'in', seated).execute();
    await opened.where('state', '<>', 'over').execute();
    await trx
      .updateTable('seats')
      .set({ person: null, info: JSON.stringify({ kind: 'guest', name: '' }) })
      .where('person', '=', person)
      .execute();
    for (const table of ['decks', 'ratings', 'rated_games', 'tokens', 'hidden_profiles'] as const)
      await trx
        .deleteFrom(table)
        .where('person', '=', person as never)
        .execute();
    await trx.updateTable('rated_games').set({ opponent: '' }).where('opponent', '=', person).execute();
    await sql`delete from lab.studies where person = ${person}`.execute(trx);
    // The tables of the auth library.
    for (const table of ['session', 'account', 'passkey'])
      await sql`delete from ${sql.table(table)} where "userId" = ${person}`.execute(trx);
    await trx.deleteFrom('user').where('id', '=', person).execute();
    return freed.map(({ table_id }) => table_id);
  });
