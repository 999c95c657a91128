/** The schema goes forward from the first one, with its data, and without breaking the build before. */
import { rmSync } from 'node:fs';
import type { DeckList } from '@taisen/kernel';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, queriesOn } from '../src/storage/connect.ts';
import { migrations } from '../src/storage/migrations.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { bundle, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
let pool: pg.Pool;

beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  pool = openPool(postgres.url, () => {}, 2);
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

async function columns(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select table_name || '.' || column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public' order by 1`);
  return rows;
}

/** The only one that renamed a column: it was released before two builds could run side by side. */
const BREAKING = '0003-owners';

test('every migration keeps what the build before reads and writes, from the first schema to the last', async () => {
  const names = Object.keys(await migrations.getMigrations());
  const migrator = new Migrator({ db: queriesOn(pool), provider: migrations });
  const to = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw error;
  };
  await to(names[0] as string);
  await fill();
  for (const name of names.slice(1)) {
    const before = await columns();
    // A server of the build before has prepared its statements.
    const older = await pool.connect();
    if (name === PARTITIONS) await useAsBefore(older, 1);
    await to(name);
    if (name === PARTITIONS) await useAsBefore(older, 2);
    older.release();
    if (name === BREAKING) continue;
    const after = new Map((await columns()).map((column) => [column.name, column]));
    const tables = new Set(before.map((column) => column.name.split('.')[0]));
    for (const column of before) expect([name, after.get(column.name)]).toEqual([name, column]);
    // A new column of an old table has a value when the old build does not write it.
    for (const column of after.values())
      if (tables.has(column.name.split('.')[0]) && !before.some((old) => old.name === column.name))
        expect([name, column.name, column.isNullable || column.hasDefault]).toEqual([name, column.name, true]);
  }
});

/** The migration that moves all rows. */
const PARTITIONS = '0009-partitions';

/** What a server does with a table, with prepared statements. */
async function useAsBefore(client: pg.PoolClient, version: number): Promise<void> {
  const id = 'going-on-12345678';
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows as unknown[];
  const append = `insert into entries (table_id, seq, entry) select $1, $2::int, '{"do":"answer"}'::json`;
  await run('append', append, [id, version + 100]);
  await expect(run('append', append, [id, version + 100])).rejects.toThrow(/duplicate key/);
  const change = 'update tables set version = version + 1 where id = $1 returning version';
  expect(await run('change', change, [id])).toEqual([{ version }]);
  const find = `select tables.*, (select count(*)::int from seats where table_id = tables.id) as seats,
    (select count(*)::int from entries where table_id = tables.id) as entries from tables where id = $1`;
  expect(await run('find', find, [id])).toMatchObject([
    { id, version, secret: 'secret', seats: 2, entries: version + 1 },
  ]);
  await run('clean', 'delete from entries where table_id = $1 and seq = $2', [id, version + 100]);
  expect(await run('find', find, [id])).toMatchObject([{ entries: version }]);
  await run('append', append, [id, version + 1]);
}

const CARDS: DeckList = ['ripple-fry'];

/** Rows as the first build wrote them: a match that goes on, one that is over, and a deck. */
async function fill(): Promise<void> {
  for (const [id, state, ended] of [
    ['going-on-12345678', 'playing', null],
    ['over-12345678', 'over', 5000],
  ]) {
    await pool.query(
      `insert into tables (id, game, ruleset, rulings, clock, state, rated, private, practice, secret, commitment,
        creator, started, ended, result, home)
      values ($1, 'linkavel', '0123456789abcdef', '{}', '{"bank":null,"decision":null,"grace":0,"longest":0}', $2, false,
        false, false, 'secret', 'commitment', 'ada', 1000, $3, $4, $5)`,
      [
        id,
        state,
        ended,
        ended === null ? null : '{"winner":0,"rule":"LV-1.1"}',
        ended === null ? 'a server that is gone' : null,
      ],
    );
    for (const seat of [0, 1])
      await pool.query(
        `insert into seats (table_id, seat, person, info, deck, nonce)
        values ($1, $2, $3, '{"kind":"guest","name":"Ada"}', $4, 'nonce')`,
        [id, seat, seat === 0 ? 'ada' : 'bo', JSON.stringify(CARDS)],
      );
    await pool.query(
      `insert into entries (table_id, seq, entry) values ($1, 1, '{"do":"answer","seat":0,"option":0,"at":1}')`,
      [id],
    );
  }
  await pool.query(
    `insert into decks (id, person, game, name, cards) values ('d1', 'ada', 'linkavel', 'Mine', '["ripple-fry"]')`,
  );
}

test('a server starts on what the first build left: nothing is lost, and what cannot go on is ended', async () => {
  const server = await startProcess({
    DATABASE_URL: postgres.url,
    SECRET: 'a secret that is long enough for a server',
  });
  const tables = async () => (await pool.query(`select id, state, result from tables order by id`)).rows;
  await expect.poll(tables).toEqual([
    { id: 'going-on-12345678', state: 'over', result: { winner: null, rule: 'ruleset' } },
    { id: 'over-12345678', state: 'over', result: { winner: 0, rule: 'LV-1.1' } },
  ]);
  expect((await pool.query('select count(*)::int as entries from entries')).rows).toEqual([{ entries: 4 }]);
  expect((await pool.query('select name, cards from decks')).rows).toEqual([{ name: 'Mine', cards: CARDS }]);
  const replay = await (await fetch(`${server.url}/api/replays/over-12345678`)).json();
  expect(replay).toMatchObject({ table: { ruleset: '0123456789abcdef' }, decks: [CARDS, CARDS] });
  expect(replay).not.toHaveProperty('table.module');
  await server.signal('SIGTERM');
});
