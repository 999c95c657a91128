import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which servers have connections to a table without being its owner, so that notices go to those alone. Unlogged, because
 * a notice is a hint. And whether a server listens to a channel of its own: those of the build before do not.
 */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'create unlogged table watchers (table_id text, server text, primary key (table_id, server))',
      'create index watchers_server on watchers (server)',
      'alter table servers add column addressed boolean',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
