import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables, seats and entries become partitioned by the table's id, under the same names and with the same columns: what the
 * build before sends works as it did. The rows are moved in this transaction, and statements wait for its end. That a
 * table has one rematch follows from its id, which is derived from that of the table.
 */
export const partitions: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run('lock table tables, seats, entries in access exclusive mode');
    await move(db, 'seats', 'table_id');
    await move(db, 'entries', 'table_id');
    await move(db, 'tables', 'id');
    for (const statement of [
      'alter table tables add primary key (id)',
      'alter table seats add primary key (table_id, seat)',
      // The key prevents two servers from both accepting an entry with the same number.
      'alter table entries add primary key (table_id, seq)',
      `create index tables_unfinished on tables (state, owner, due) where state <> 'over'`,
      `create index tables_ended on tables (ended) where state = 'over'`,
      `create index tables_creator on tables (creator) where state <> 'over'`,
      'create index seats_person on seats (person)',
      'alter table seats add foreign key (table_id) references tables (id) on delete cascade',
    ])
      await run(statement);
  },
};

/** As it was when this migration was released. */
const PARTITIONS = 4;

async function move(db: Kysely<unknown>, table: string, key: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const like = `like ${table} including defaults including constraints`;
  await run(`create table ${table}_partitioned (${like}) partition by hash (${key})`);
  for (let i = 0; i < PARTITIONS; i++)
    await run(
      `create table ${table}_${i} partition of ${table}_partitioned for values with (modulus ${PARTITIONS}, remainder ${i})`,
    );
  await run(`insert into ${table}_partitioned select * from ${table}`);
  await run(`drop table ${table}`);
  await run(`alter table ${table}_partitioned rename to ${table}`);
}
