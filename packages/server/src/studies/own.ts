/** The studies of people with an account, and how many they may have. */
import { GAMES } from '@taisen/games';
import { Refused } from '@taisen/kernel';
import type { Counts, Study, StudyAnswer, StudyRow } from '@taisen/lab/study';
import type pg from 'pg';
import type { Limits } from '../http/limits.ts';
import { NotFound } from '../tables/store.ts';
import { playedIn } from './merge.ts';
import { gamesOf } from './place.ts';

export type StudyLimits = Pick<Limits, 'studies' | 'studygames' | 'daygames'>;

/** Older ones are deleted, but none before the day is over: the games of a day are counted by them. */
const KEPT = 50;

/** Refuses a study that is too much. Studies of one person are admitted one after the other. */
export async function admit(
  client: pg.PoolClient,
  person: string,
  study: Study,
  { studies, studygames, daygames }: StudyLimits,
): Promise<void> {
  const games = gamesOf(study);
  if (games > studygames) throw new Refused(`a study on the server has at most ${studygames} games`, null);
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`studies ${person}`]);
  // Nobody plays those of older rules any more.
  await client.query(
    'update lab.studies set ended = true, stopped = true where person = $1 and not ended and ruleset <> all($2)',
    [person, [...GAMES.values()].map(({ ruleset }) => ruleset)],
  );
  const { rows } = await client.query('select count(*)::int as n from lab.studies where person = $1 and not ended', [
    person,
  ]);
  if (rows[0].n >= studies) throw new Refused(`you have ${studies} studies that run, which is the limit`, null);
  const left = daygames - (await gamesToday(client, person));
  if (games > left) throw new Refused(`you have ${Math.max(0, left)} games of studies left for today`, null);
  await client.query(
    `delete from lab.studies where id in
       (select id from lab.studies where person = $1 and ended order by created desc offset $2)
     and created < now() - interval '1 day'`,
    [person, KEPT - 1],
  );
}

export async function gamesToday(client: pg.Pool | pg.PoolClient, person: string): Promise<number> {
  const { rows } = await client.query(
    "select coalesce(sum(games), 0)::int as n from lab.studies where person = $1 and created > now() - interval '1 day'",
    [person],
  );
  return rows[0].n;
}

interface Row {
  readonly id: string;
  readonly study: Study;
  readonly ruleset: string;
  readonly batches: number;
  readonly person: string;
  readonly created: Date;
  readonly ended: boolean;
  readonly stopped: boolean;
  readonly error: string | null;
  readonly taken: number;
  readonly merged: Counts | null;
}

const FIELDS = 'id, study, ruleset, batches, person, created, ended, stopped, error, taken';

export async function studiesOf(pool: pg.Pool, person: string): Promise<StudyRow[]> {
  const { rows } = await pool.query(
    `select ${FIELDS}, null as merged from lab.studies where person = $1 order by created desc limit $2`,
    [person, KEPT],
  );
  return rows.map(rowOf);
}

/** For anyone who has its link. `seen`: of how many batches they have the counts. */
export async function readStudy(
  pool: pg.Pool,
  id: string,
  person: string | null,
  seen: number | null,
): Promise<StudyAnswer> {
  const { rows } = await pool.query(
    `select ${FIELDS}, case when taken is distinct from $2 then merged end as merged from lab.studies
     where id = $1 and person is not null`,
    [id, seen],
  );
  const [row] = rows as Row[];
  if (row === undefined) throw new NotFound('there is no such study');
  return { ...rowOf(row), mine: row.person === person, taken: row.taken, counts: row.merged };
}

function rowOf({ id, study, ruleset, created, ended, stopped, error, taken }: Row): StudyRow {
  const state = error !== null ? 'failed' : stopped ? 'stopped' : ended ? 'done' : taken === 0 ? 'waiting' : 'running';
  const played = playedIn(study, taken);
  // One that was known early has no more games than it needed.
  const of = state === 'done' ? played : study.seeds.games;
  return { id, study, ruleset, state, played, of, error, created: created.getTime() };
}
