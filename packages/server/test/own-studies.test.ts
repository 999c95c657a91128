/** Studies on the server: for accounts, within limits, one person after the other, watched by link, and stopped. */
import { gameNamed } from '@taisen/games';
import { ideasOf } from '@taisen/games/ideas';
import {
  batchesOf,
  merged,
  type OwnStudies,
  parseStudy,
  playBatch,
  prepare,
  type StudyAnswer,
} from '@taisen/lab/study';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../src/storage/postgres.ts';
import { admit, gamesToday } from '../src/studies/own.ts';
import { placeFor } from '../src/studies/place.ts';
import { createTables, inTransaction } from '../src/studies/schema.ts';
import type { Client, Response } from './support/client.ts';
import { databaseUrl } from './support/database.ts';
import { temporaryFolder } from './support/process.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();
const small = { game: 'linkavel', bots: ['random', 'random'], seeds: { games: 150 } };
/** Slow enough to be running while something is tried. */
const long = { ...small, seeds: { games: 50_000 } };

const send = (person: Client, study: object) => person.request<StudyAnswer>('POST', '/api/studies', { study });
const read = (person: Client, id: string, query = '') => person.get<StudyAnswer>(`/api/studies/${id}${query}`);

async function accepted(person: Client, study: object): Promise<Response<StudyAnswer>> {
  const answer = await send(person, study);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

async function ended(person: Client, id: string): Promise<StudyAnswer> {
  await expect.poll(async () => (await read(person, id)).state, { interval: 200 }).toBe('done');
  return read(person, id);
}

test('an account runs a study, whose numbers are those of any other process; others watch it by its link', async () => {
  const ada = await server.account();
  const { status, body } = await send(ada, small);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'waiting', played: 0, of: 150, mine: true, counts: null });
  const done = await ended(ada, body.id);
  expect(done).toMatchObject({ played: 150, of: 150, taken: 3, error: null });
  const study = parseStudy(small);
  const prepared = prepare(study, gameNamed('linkavel'), ideasOf('linkavel'));
  expect(done.counts).toEqual(merged(batchesOf(study).map((batch) => playBatch(prepared, batch))));
  const [guest] = server.guests;
  expect(await read(guest, body.id)).toEqual({ ...done, mine: false });
  // What was seen is not sent again.
  expect((await read(guest, body.id, '?seen=3')).counts).toBeNull();
  const { studies, limits } = await ada.get<OwnStudies>('/api/studies');
  expect(studies.map(({ id, state }) => ({ id, state }))).toEqual([{ id: body.id, state: 'done' }]);
  expect(limits.left).toBe(200_000 - 150);
});

test('a study that must be as precise as it says ends early, and what was not played is given back', async () => {
  const ada = await server.account();
  const { body } = await send(ada, { ...small, seeds: { games: 20_000 }, precision: 0.08 });
  const done = await ended(ada, body.id);
  expect(done.played).toBeLessThan(1000);
  expect(done.of).toBe(done.played);
  expect((await ada.get<OwnStudies>('/api/studies')).limits.left).toBe(200_000 - done.played);
});

test('guests, and what is too much or cannot be played, are refused; nothing is queued', async () => {
  const [guest] = server.guests;
  expect(await send(guest, small)).toMatchObject({ status: 409, body: { key: 'studies-need-account' } });
  const ada = await server.account();
  const refused = async (study: object) => {
    const { status, body } = await send(ada, study);
    return { status, ...(body as object) };
  };
  expect(await refused({ ...small, seeds: { games: 100_001 } })).toMatchObject({ status: 409, key: 'study-too-large' });
  // A comparison plays every seed twice.
  expect(await refused({ ...small, seeds: { games: 50_001 }, variant: {} })).toMatchObject({ status: 409 });
  expect(await refused({ ...small, bots: ['level5', 'greedy'] })).toMatchObject({ status: 409 });
  expect(await refused({ ...small, game: 'chess' })).toMatchObject({ status: 400 });
  expect(await refused({ ...small, decks: [{ name: 'x', file: '/etc/passwd' }] })).toMatchObject({ status: 400 });
  expect(await refused({ ...small, patch: { cards: { nobody: { power: 1 } } } })).toMatchObject({
    status: 400,
    message: expect.stringContaining('nobody'),
  });
  expect(await refused({ ...small, seeds: { games: 'many' } })).toMatchObject({ status: 400 });
  expect((await ada.get<OwnStudies>('/api/studies')).studies).toEqual([]);
});

test('two run at a time; only their owner stops them, and what was played stays', async () => {
  const ada = await server.account();
  const [{ body: first }, { body: second }] = [await accepted(ada, long), await accepted(ada, long)];
  expect(await send(ada, small)).toMatchObject({ status: 409, body: { key: 'too-many-studies' } });
  // Somebody else does not wait for 100,000 games.
  const bo = await server.account();
  const { body: quick } = await accepted(bo, small);
  await ended(bo, quick.id);
  const stop = (person: Client, id: string) => person.request<StudyAnswer>('POST', `/api/studies/${id}/stop`, {});
  expect(await stop(bo, first.id)).toMatchObject({ status: 409 });
  for (const { id } of [first, second]) expect(await stop(ada, id)).toMatchObject({ status: 200 });
  const { studies, limits } = await ada.get<OwnStudies>('/api/studies');
  expect(studies.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  expect(limits.left).toBe(200_000 - studies.reduce((sum, { played }) => sum + played, 0));
  expect((await send(ada, { ...small, seeds: { games: 60 } })).status).toBe(200);
  expect(await stop(ada, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
});

test('one study of a person is checked at a time, and others do not wait for the checks of one', async () => {
  const ada = await server.account();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, small)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ message: 'wait until the study that you have sent is checked', key: 'too-many' });
});

test('the games of a day are counted, however many small studies they are', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl(server.data) });
  try {
    await pool.query(
      `insert into lab.studies (id, study, ruleset, batches, person, place, games, ended)
       select 'of the day ' || n, '{}', 'r', 1, 'somebody', 0, 100, true from generate_series(1, 60) as n`,
    );
    const study = parseStudy({ game: 'linkavel', seeds: { games: 1 } });
    const admitted = (daygames: number) =>
      inTransaction(pool, (client) => admit(client, 'somebody', study, { studies: 2, studygames: 100, daygames }));
    await admitted(6001);
    expect(await gamesToday(pool, 'somebody')).toBe(6000);
    await expect(admitted(6000)).rejects.toThrow(/you have 0 games/);
    // Of those from before, the last ones are kept.
    await pool.query("update lab.studies set created = now() - interval '2 days' where person = 'somebody'");
    await admitted(6000);
    const { rows } = await pool.query("select count(*)::int as n from lab.studies where person = 'somebody'");
    expect(rows[0].n).toBe(49);
  } finally {
    await pool.end();
  }
});

test('an account takes its studies along, and deletes them with itself', async () => {
  const ada = await server.account();
  const { id } = (await send(ada, { ...small, seeds: { games: 50 } })).body;
  await ended(ada, id);
  const { studies } = await ada.get<{ studies: { id: string }[] }>('/api/me/export');
  expect(studies.map((each) => each.id)).toEqual([id]);
  const { name } = await ada.get<{ name: string }>('/api/me');
  await ada.post('/api/me/delete', { confirm: name, password: 'long enough' });
  expect((await server.guests[0].request('GET', `/api/studies/${id}`)).status).toBe(404);
});

test('a person whose study comes later begins where the others are, and a second one behind the first', async () => {
  const data = temporaryFolder();
  const postgres = await startPostgres(data);
  const pool = new pg.Pool({ connectionString: postgres.url });
  // The database stops while the last connection is still being closed.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  try {
    await createTables(pool);
    const add = (id: string, person: string, place: number, taken: number) =>
      pool.query(
        "insert into lab.studies (id, study, ruleset, batches, person, place, taken) values ($1, '{}', 'r', 100, $2, $3, $4)",
        [id, person, place, taken],
      );
    const places = (...people: string[]) =>
      inTransaction(pool, async (client) => {
        const found: number[] = [];
        for (const person of people) found.push(await placeFor(client, person));
        return found;
      });
    expect(await places('ada')).toEqual([0]);
    await add('1', 'ada', 0, 40);
    expect(await places('ada', 'bo')).toEqual([100, 40]);
    await add('2', 'bo', 40, 10);
    expect(await places('cy')).toEqual([40]);
  } finally {
    await pool.end();
    await postgres.stop();
  }
});

// The last one: the thread goes on with the batch for a while after its study was stopped.
test('a study is checked while a batch of minutes is being played', async () => {
  const ada = await server.account();
  const { body: slow } = await accepted(ada, { ...small, bots: ['level4', 'level4'] });
  // Batches are fetched every half a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body: second } = await accepted(ada, { ...small, patch: { rulings: { openingHand: 5 } } });
  expect((await read(ada, slow.id)).played).toBe(0);
  for (const { id } of [slow, second]) await ada.post(`/api/studies/${id}/stop`, {});
});
