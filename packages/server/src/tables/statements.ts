/**
 * What opening, beginning and ending a table costs the database: one statement each, prepared once. A statement is a
 * transaction of its own, so none of them needs more than one way there and back.
 */

export const FIND = `
  select tables.*, (select json_agg(seats) from seats where table_id = tables.id) as taken
  from tables where id = $1`;

/** Nothing, where its match already has a rematch. */
export const OPEN = `
  with opened as (
    insert into tables (id, game, ruleset, rulings, clock, rated, private, practice, secret, commitment, creator,
      rematch_of, state, started, home)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    on conflict do nothing returning *
  ), sat as (
    insert into seats (table_id, seat, person, info, deck, nonce)
    select opened.id, sitters.* from opened,
      json_to_recordset($16::json) as sitters (seat smallint, person text, info jsonb, deck jsonb, nonce text)
  )
  select * from opened`;

/**
 * Only if nobody has sat down or left since: every change of the seats of a table that waits makes a new version of
 * it. With a time, the match begins, led by the server named.
 */
export const SIT = `
  with waits as (
    update tables set version = version + 1, state = $8, started = $9, home = $10
    where id = $1 and version = $2 and state = 'waiting' returning id
  )
  insert into seats (table_id, seat, person, info, deck, nonce)
  select id, $3::smallint, $4::text, $5::jsonb, $6::jsonb, $7::text from waits
  on conflict (table_id, seat) do update
  set person = excluded.person, info = excluded.info, deck = excluded.deck, nonce = excluded.nonce, reserved = now()`;

export const FINISH = `
  update tables set state = 'over', result = $2, ended = $3, home = null, due = null
  where id = $1 and state = 'playing'`;

/** At how many unfinished tables a person is. */
export const COUNT = `
  select count(*) as count from seats join tables on tables.id = table_id
  where person = $1 and state <> 'over'`;
