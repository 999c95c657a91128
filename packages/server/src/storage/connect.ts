/** Connects to PostgreSQL: pools, the query builder and migrations. */
import { type Kysely, PostgresDialect, Kysely as QueryBuilder } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations.ts';
import type { Database, Schema } from './schema.ts';

// Times in milliseconds are bigint in PostgreSQL, and fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** For each pool but that of the entries. */
const MAX_CONNECTIONS = 8;

/** Milliseconds for a statement. All of ours take a few: after that, the database is frozen or overloaded. */
const STATEMENT_TIMEOUT = 5000;
const LIMITED: pg.PoolConfig = {
  connectionTimeoutMillis: STATEMENT_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  // A frozen database does not end a statement. The connection is lost then, and a new one is made.
  query_timeout: STATEMENT_TIMEOUT + 500,
};

export const openPool = (url: string, onError: (error: Error) => void, max = MAX_CONNECTIONS): pg.Pool =>
  poolWith({ connectionString: url, max, ...LIMITED }, onError);

/** For migrations, which may take as long as they need. */
export const openUnlimitedPool = (url: string, onError: (error: Error) => void): pg.Pool =>
  poolWith({ connectionString: url, max: 3 }, onError);

function poolWith(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool replaces broken connections, and queries on them fail. But an error event without a listener ends the
  // process, and the pool listens only to idle connections.
  pool.on('connect', (client) => client.on('error', onError));
  // For idle connections the pool emits the same error once more.
  pool.on('error', () => {});
  return pool;
}

export const queriesOn = (pool: pg.Pool): Database =>
  new QueryBuilder<Schema>({ dialect: new PostgresDialect({ pool }) });

/** An arbitrary number, the same for all servers. */
const MIGRATION_LOCK = 7_415_101;

/** Runs the migrations. Other servers that start at the same time wait. */
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
