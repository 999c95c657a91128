/**
 * Opening, beginning and ending a table is one statement each. A statement is a transaction of its own, so each takes one
 * round trip. Each names the id wherever it reads or writes, so that it touches one partition.
 */

/** The database's clock in milliseconds, from which all servers take the time of their tables. */
const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

/**
 * A nonce that is known must not be used against another one than it was revealed for: whoever takes the other seat next
 * could choose theirs to fit. So its seat is reserved again, and its player commits to another.
 */
export const UNSEATED = 'nonce = null, commitment = null';
export const REVEALED = 'nonce is not null and commitment is not null';

export const FIND = `
  select tables.*, (select json_agg(seats) from seats where table_id = $1) as taken
  from tables where id = $1`;

/** Opens any number of tables of one partition with their seats. A rematch that exists already is skipped. */
export const OPEN = `
  with opened as (
    insert into tables (id, game, ruleset, module, rulings, clock, rated, private, practice, secret, commitment, creator,
      rematch_of, series, state, started, owner)
    select id, game, ruleset, module, rulings, clock, rated, private, practice, secret, commitment, creator,
      rematch_of, series, state, case when state = 'playing' then ${NOW} end, owner
    from json_populate_recordset(null::tables, $1::json)
    on conflict do nothing returning *
  ), seated as (
    insert into seats (table_id, seat, person, info, deck, nonce, commitment)
    select table_id, seat, person, info, deck, nonce, taken.commitment
    from json_populate_recordset(null::seats, $2::json) as taken join opened on opened.id = table_id
  )
  select * from opened`;

/**
 * Takes a seat if the table still has the version that was read: every change of the seats increases it. The match begins
 * if the new state is 'playing', and is then owned by the given server.
 */
export const SIT = `
  with waiting as (
    update tables set version = version + 1, state = $8, owner = $9,
      started = case when $8 = 'playing' then ${NOW} end
    where id = $1 and version = $2 and state = 'waiting' returning id
  ), hidden as (
    update seats set ${UNSEATED} from waiting where table_id = $1 and seat <> $3::smallint and ${REVEALED}
  )
  insert into seats (table_id, seat, person, info, deck, nonce, commitment)
  select id, $3::smallint, $4::text, $5::jsonb, $6::jsonb, $7::text, $10::text from waiting
  on conflict (table_id, seat) do update
  set person = excluded.person, info = excluded.info, deck = excluded.deck, nonce = excluded.nonce,
    commitment = excluded.commitment, reserved = now()
  returning ${NOW} as now`;

/** A seat reveals the nonce that it has committed to. */
export const REVEAL = `
  with waiting as (
    update tables set version = version + 1, state = $5, owner = $6,
      started = case when $5 = 'playing' then ${NOW} end
    where id = $1 and version = $2 and state = 'waiting' returning id
  )
  update seats set nonce = $4 from waiting where table_id = $1 and seat = $3::smallint returning ${NOW} as now`;

/**
 * Ends any number of tables of one partition, and returns those that had not ended before. The ids are given twice: for
 * `any($1)` the planner expects few rows and uses the key, for `unnest` alone it expects many and would scan all running
 * matches. It is planned each time: only if it knows the ids can PostgreSQL leave out the other partitions.
 */
export const FINISH = `
  update tables set state = 'over', result = ends.result, ended = ends.ended, owner = null, due = null
  from unnest($1::text[], $2::jsonb[], $3::bigint[]) as ends (id, result, ended)
  where tables.id = any($1) and tables.id = ends.id and state = 'playing' returning tables.id`;
