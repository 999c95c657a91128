/** The way to a PostgreSQL: pools, the query builder, and the shape brought up to date. */
import { type Kysely, PostgresDialect, Kysely as QueryBuilder } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations.ts';
import type { Database, Schema } from './schema.ts';

// Milliseconds since 1970 are bigints there and exact as numbers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections for everything but the entries. */
const MOST_CONNECTIONS = 8;

export function openPool(url: string, onError: (error: Error) => void, max = MOST_CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // One that breaks is replaced, and whoever uses it hears of it from what they asked. But an error that nobody listens
  // for ends the process, and the pool listens only to connections that nobody uses.
  pool.on('connect', (client) => client.on('error', onError));
  // Said of idle ones, too, which is once too often.
  pool.on('error', () => {});
  return pool;
}

export const queriesOn = (pool: pg.Pool): Database =>
  new QueryBuilder<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Any number: what matters is that all servers take the same. */
const MIGRATION_LOCK = 7_415_101;

/** Brings the database up to date, while other servers that start at the same moment wait. */
export async function migrate(pool: pg.Pool, db: Database, more: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrator = new Migrator({ db: db as unknown as Kysely<unknown>, provider: migrations });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await more();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => client.release());
  }
}
