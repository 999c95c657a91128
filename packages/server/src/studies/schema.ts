/** The tables of the studies. They have a schema of their own: a database for workers needs no server. */
export const SCHEMA = `
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
  -- The key is why no batch is ever counted twice, however often it is played.
  create table if not exists lab.batches (
    study text not null references lab.studies (id) on delete cascade,
    batch integer not null,
    counts jsonb not null,
    primary key (study, batch)
  );
`;
/** An arbitrary number, the same for all processes: only one of them creates the tables. */
export const SCHEMA_LOCK = 7_415_131;
