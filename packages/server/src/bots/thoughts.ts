/**
 * What bots have to think about, as rows of the database that all servers share: servers ask, thinkers on other machines
 * answer. Nothing here must survive a crash: a server that gets no answer thinks itself.
 */
import type pg from 'pg';

/** Thinkers write that they are alive every second, and count as gone after so many seconds. */
export const BEAT = 1000;
export const GONE_AFTER = 4;
/** Channels: something is to be thought about; an answer to a server, whose id follows. */
export const ASKED = 'taisen_asked';
export const ANSWERED = 'taisen_answered';

/** An arbitrary number, the same for all thinkers. */
const LOCK = 7_415_102;
const SCHEMA = `
  create schema if not exists thinking;
  create unlogged table if not exists thinking.thinkers (
    id text primary key, threads integer not null, seen timestamptz not null
  );
  create unlogged table if not exists thinking.thoughts (
    id bigint generated always as identity primary key,
    server text not null,
    played boolean not null,
    task jsonb not null,
    taken boolean not null default false,
    answer jsonb,
    asked timestamptz not null default now()
  );
  create index if not exists thoughts_waiting on thinking.thoughts (played desc, id) where not taken;`;

/** Made by the first thinker: a server without thinkers needs none of it. */
export async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${SCHEMA} commit`);
  } finally {
    client.release();
  }
}

/** People's tables first; each task is taken by one thinker. */
export const TAKE = `
  update thinking.thoughts set taken = true where id = (
    select id from thinking.thoughts where not taken order by played desc, id limit 1 for update skip locked
  ) returning id, server, task`;
export const ANSWER = `
  with answered as (update thinking.thoughts set answer = $2 where id = $1 returning server)
  select pg_notify('${ANSWERED}', server) from answered`;
/** The answers to a server; each is read once. */
export const READ = `delete from thinking.thoughts where server = $1 and answer is not null returning id, answer`;
export const ASK = `
  with asked as (insert into thinking.thoughts (server, played, task) values ($1, $2, $3) returning id)
  select id, pg_notify('${ASKED}', '') from asked`;
/** Asked by a server that is gone, or never answered. */
export const FORGET = `delete from thinking.thoughts where asked < now() - interval '1 minute'`;

/** What a thinker found, or why it failed. */
export type Answer = { readonly result: unknown } | { readonly error: string };
