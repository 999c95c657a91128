import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Decks that are synced between devices, the history of ratings, profiles, and tokens for programs. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table decks add column rulings jsonb not null default '{}'`,
      // Kept, so that other devices learn that it was removed.
      `alter table decks add column removed timestamptz`,
      `create table rated_games (
        table_id text not null,
        person text not null,
        opponent text not null,
        game text not null,
        at bigint not null,
        score double precision not null,
        value double precision not null,
        deviation double precision not null,
        primary key (person, table_id)
      )`,
      `create index rated_games_by_time on rated_games (game, at)`,
      `create index rated_games_of_pairs on rated_games (person, opponent, at)`,
      `create table hidden_profiles (person text primary key)`,
      `create table tokens (
        id text primary key,
        person text not null,
        name text not null,
        hash text not null unique,
        scope text not null,
        created timestamptz not null default now(),
        used timestamptz,
        expires timestamptz
      )`,
      `create index tokens_of_person on tokens (person)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
