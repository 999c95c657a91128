/** The schema, one migration after the other. A released migration is never changed: corrections get a new one. */
import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { archive } from './archive-migration.ts';
import { notices } from './notices-migration.ts';
import { partitions } from './partition-migration.ts';
import { people } from './people-migration.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create unlogged table servers (id text primary key, seen timestamptz not null)`,
      `create table tables (
        id text primary key,
        game text not null,
        ruleset text not null,
        rulings jsonb not null,
        clock jsonb not null,
        state text not null default 'waiting' check (state in ('waiting', 'playing', 'over')),
        rated boolean not null,
        private boolean not null,
        practice boolean not null,
        secret text not null,
        commitment text not null,
        creator text not null,
        created timestamptz not null default now(),
        started bigint,
        ended bigint,
        result jsonb,
        home text,
        due bigint,
        rematch_of text unique references tables (id)
      )`,
      `create index tables_unfinished on tables (state, home, due) where state <> 'over'`,
      `create index tables_ended on tables (ended) where state = 'over'`,
      `create table seats (
        table_id text not null references tables (id) on delete cascade,
        seat smallint not null check (seat in (0, 1)),
        person text,
        info jsonb not null,
        deck jsonb,
        nonce text,
        reserved timestamptz not null default now(),
        primary key (table_id, seat)
      )`,
      `create index seats_person on seats (person)`,
      // The key prevents two servers from both accepting an entry with the same number.
      `create table entries (
        table_id text not null,
        seq integer not null,
        entry json not null,
        primary key (table_id, seq)
      )`,
      `create table decks (
        id text primary key,
        person text not null,
        game text not null,
        name text not null,
        cards jsonb not null,
        changed timestamptz not null default now()
      )`,
      `create index decks_person on decks (person)`,
      `create table ratings (
        person text not null,
        game text not null,
        value double precision not null,
        deviation double precision not null,
        volatility double precision not null,
        games integer not null,
        primary key (person, game)
      )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Sitting down names the version of the table that was read, instead of locking the table while it is read. */
const versions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table tables add column version integer not null default 0').execute(db);
  },
};

/** The server that owns a table's lease. */
const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table tables rename column home to owner').execute(db);
  },
};

/** The columns are those of rate-limiter-flexible. Unlogged, because the counts need not survive a crash. */
const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    const statement =
      'create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)';
    await sql.raw(statement).execute(db);
  },
};

/** Published versions of games. A match names its module, and is run by it however many versions follow. */
const modules: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table modules (
        hash text primary key,
        game text not null,
        version text not null,
        ruleset text not null,
        code text not null,
        published timestamptz not null default now()
      )`,
      // Without a rewrite, and without a value that an older server would have to write.
      `alter table tables add column module text`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Each seat commits to its nonce before any is revealed. And tables are counted by who opened them. */
const commitments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table seats add column commitment text').execute(db);
    await sql.raw(`create index tables_creator on tables (creator) where state <> 'over'`).execute(db);
  },
};

/** Matches that belong to a series: how many it has, and the wins before each. */
const series: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table tables add column series jsonb').execute(db);
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-tables': first,
      '0002-versions': versions,
      '0003-owners': owners,
      '0004-rate-limits': rateLimits,
      '0005-modules': modules,
      '0006-commitments': commitments,
      '0007-people': people,
      '0008-series': series,
      '0009-partitions': partitions,
      '0010-notices': notices,
      '0011-archive': archive,
    }),
};
