/** The tables of the studies. They have a schema of their own: a database for workers needs no server. */
import type pg from 'pg';

const SCHEMA = `
  create schema if not exists lab;
  create table if not exists lab.studies (
    id text primary key,
    study jsonb not null,
    ruleset text not null,
    batches integer not null,
    person text,
    created timestamptz not null default now(),
    ended boolean not null default false
  );
  create index if not exists studies_person on lab.studies (person, created);
  alter table lab.studies
    -- Where its first batch stands in the queue: see own.ts.
    add column if not exists place integer not null default 0,
    -- All games, of both sides: those that were asked for, and after the end those that were played.
    add column if not exists games integer not null default 0,
    -- How many batches have been merged, in their order, and their counts.
    add column if not exists taken integer not null default 0,
    add column if not exists merged jsonb,
    add column if not exists stopped boolean not null default false,
    -- Why its games cannot be played.
    add column if not exists error text;
  -- The key is why no batch is ever counted twice, however often it is played.
  create table if not exists lab.batches (
    study text not null references lab.studies (id) on delete cascade,
    batch integer not null,
    counts jsonb not null,
    primary key (study, batch)
  );
`;
/** An arbitrary number, the same for all processes: only one of them creates the tables. */
const SCHEMA_LOCK = 7_415_131;

export const createTables = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
  });

export async function inTransaction<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is broken: it is closed instead of used again.
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
