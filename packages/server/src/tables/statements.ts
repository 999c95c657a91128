/**
 * What opening, beginning and ending a table costs the database: one statement each, prepared once. A statement is a
 * transaction of its own, so none of them needs more than one way there and back.
 */

export const FIND = `
  select tables.*, (select json_agg(seats) from seats where table_id = tables.id) as taken
  from tables where id = $1`;

/** Any number of tables, and whoever sits at them. Nothing of one whose match already has a rematch. */
export const OPEN = `
  with opened as (
    insert into tables (id, game, ruleset, rulings, clock, rated, private, practice, secret, commitment, creator,
      rematch_of, state, started, owner)
    select id, game, ruleset, rulings, clock, rated, private, practice, secret, commitment, creator,
      rematch_of, state, started, owner
    from json_populate_recordset(null::tables, $1::json)
    on conflict do nothing returning *
  ), sat as (
    insert into seats (table_id, seat, person, info, deck, nonce)
    select table_id, seat, person, info, deck, nonce
    from json_populate_recordset(null::seats, $2::json) join opened on opened.id = table_id
  )
  select * from opened`;

/**
 * Only if nobody has sat down or left since: every change of the seats of a table that waits makes a new version of
 * it. With a time, the match begins, led by the server named.
 */
export const SIT = `
  with waits as (
    update tables set version = version + 1, state = $8, started = $9, owner = $10
    where id = $1 and version = $2 and state = 'waiting' returning id
  )
  insert into seats (table_id, seat, person, info, deck, nonce)
  select id, $3::smallint, $4::text, $5::jsonb, $6::jsonb, $7::text from waits
  on conflict (table_id, seat) do update
  set person = excluded.person, info = excluded.info, deck = excluded.deck, nonce = excluded.nonce, reserved = now()`;

/**
 * Any number of tables; those whose end was not written yet. Their ids are named twice: for the planner a list is a few
 * rows that the key finds, while it takes what is unnested for so many that it would read all matches that go on.
 */
export const FINISH = `
  update tables set state = 'over', result = ends.result, ended = ends.ended, owner = null, due = null
  from unnest($1::text[], $2::jsonb[], $3::bigint[]) as ends (id, result, ended)
  where tables.id = any($1) and tables.id = ends.id and state = 'playing' returning tables.id`;

/** At how many unfinished tables a person is. */
export const COUNT = `
  select count(*) as count from seats join tables on tables.id = table_id
  where person = $1 and state <> 'over'`;
