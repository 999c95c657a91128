import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files with the entries of old matches, and where in them each match is. */
export const archive: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table archive_files (
        file text primary key,
        month text not null,
        hash text not null,
        matches integer not null,
        written timestamptz not null default now()
      )`,
      `create table archived (
        table_id text primary key,
        file text not null references archive_files (file),
        start bigint not null,
        bytes integer not null,
        hash text not null,
        entries integer not null,
        ended bigint not null
      )`,
      'create index archived_ended on archived (ended)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
