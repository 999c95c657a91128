/** Sitting down at a table that another server has changed since it was cached, and tables in batches. */
import { rmSync } from 'node:fs';
import { gameNamed } from '@taisen/games';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rules } from '../src/modules/rules.ts';
import { migrate, openPool, queriesOn } from '../src/storage/connect.ts';
import { readEntries } from '../src/storage/event-log.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { AskedSeats } from '../src/tables/asked-seats.ts';
import { expireSeat, freeSeats, renewSeats } from '../src/tables/held-seats.ts';
import { leaveTable } from '../src/tables/leave.ts';
import { FINISH } from '../src/tables/statements.ts';
import { type SeatClaim, type StoredTable, TableStore } from '../src/tables/store.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await startPostgres(data);
  pool = openPool(postgres.url, () => {});
  await migrate(pool, queriesOn(pool), async () => {});
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const claim = (person: string): Required<Omit<SeatClaim, 'commitment'>> => ({
  person,
  info: { kind: 'guest', name: person },
  deck: [],
  nonce: '0'.repeat(64),
});

const spec = { game: 'linkavel', rulings: {}, rated: false, private: true, clock: undefined, practice: false };

async function openFor(store: TableStore, person: string, hidden = true): Promise<StoredTable> {
  const { deck: _, nonce: __, ...reserved } = claim(person);
  const opened = await store.open({ ...spec, private: hidden, creator: person, seats: [reserved, null] });
  if (opened === null) throw new Error('no table');
  return opened;
}

test('a person has sat down at another server: the match begins with the second, and a third finds no seat', async () => {
  const [here, there] = [new TableStore(pool, 'here'), new TableStore(pool, 'there')];
  const { row } = await openFor(here, 'Ada');
  await there.sit(await there.findToSit(row.id), claim('Bo'));
  const begun = await here.sit(await here.findToSit(row.id), claim('Ada'));
  expect(begun.row).toMatchObject({ state: 'playing', owner: 'here' });
  expect(begun.seats.map((seat) => seat?.person)).toEqual(['Ada', 'Bo']);
  await expect(there.sit(await there.findToSit(row.id), claim('Cy'))).rejects.toThrow(/has begun/);
});

test('a seat that is taken in the cache but free in the database can be taken', async () => {
  const [here, there] = [new TableStore(pool, 'here'), new TableStore(pool, 'there')];
  const { row } = await openFor(here, 'Ada');
  await here.sit(await here.findToSit(row.id), claim('Bo'));
  await leaveTable(queriesOn(pool), row.id, 'Bo');
  await there.sit(await there.findToSit(row.id), claim('Ada'));
  const begun = await here.sit(await here.findToSit(row.id), claim('Cy'));
  expect(begun.row.state).toBe('playing');
  expect(begun.seats.map((seat) => seat?.person)).toEqual(['Ada', 'Cy']);
});

test('a seat at an open table expires after a minute without its player', async () => {
  const db = queriesOn(pool);
  const store = new TableStore(pool, 'here');
  const openTable = async (hidden: boolean) => {
    const { row } = await openFor(store, 'Ada', hidden);
    await store.sit(await store.findToSit(row.id), claim('Ada'));
    await pool.query(`update seats set reserved = now() - interval '61 seconds' where table_id = $1`, [row.id]);
    return row.id;
  };
  const [expired, renewed, hidden] = [await openTable(false), await openTable(false), await openTable(true)];
  await renewSeats(db, [{ table: renewed, seat: 0 }]);
  expect(await freeSeats(db)).toEqual([expired]);
  await expect(store.find(expired)).rejects.toThrow(/no table/);
  for (const table of [renewed, hidden]) expect((await store.find(table)).seats[0]?.person).toBe('Ada');
  // After a disconnection the seat is held for a shorter time.
  await expireSeat(db, { table: renewed, seat: 0 });
  expect(await freeSeats(db)).toEqual([]);
  await pool.query(`update seats set reserved = reserved - interval '16 seconds' where table_id = $1`, [renewed]);
  expect(await freeSeats(db)).toEqual([renewed]);
});

test('tables opened in one batch, and matches ended in one batch, do not mix', async () => {
  const store = new TableStore(pool, 'here');
  const tables = await Promise.all(['Ada', 'Bo', 'Cy'].map((person) => openFor(store, person)));
  for (const [i, person] of ['Ada', 'Bo', 'Cy'].entries()) {
    const { row, seats } = tables[i] as StoredTable;
    expect(seats[0]?.person).toBe(person);
    expect(await new TableStore(pool, 'there').find(row.id)).toMatchObject({ row, seats });
  }
  const [one, two, waiting] = tables.map(({ row }) => row.id) as [string, string, string];
  for (const [table, owner] of [
    [one, 'Ada'],
    [two, 'Bo'],
  ] as const)
    for (const person of [owner, 'Dee']) await store.sit(await store.findToSit(table), claim(person));
  const result = { winner: 1, rule: 'concede' } as const;
  const ended = await Promise.all([one, waiting, two].map((table, i) => store.finish(table, result, 1000 + i)));
  expect(ended).toEqual([true, false, true]);
  expect(await store.finish(one, { winner: 0, rule: 'concede' }, 9999)).toBe(false);
  expect((await store.find(one)).row).toMatchObject({ state: 'over', result, ended: 1000, owner: null });
  expect((await store.find(two)).row).toMatchObject({ state: 'over', result, ended: 1002 });
  expect((await store.find(waiting)).row).toMatchObject({ state: 'waiting', result: null, ended: null });
});

/** Rows of a partition of the tables are read. */
const SCAN = /"Node Type":"[^"]*Scan".*"Relation Name":"tables_/;

/** A node of a query plan of PostgreSQL. */
interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

test('ending matches does not scan the running ones', async () => {
  const store = new TableStore(pool, 'here');
  const playing = async () => {
    const opened = await store.open({ ...spec, creator: 'Ada', seats: [claim('Ada'), claim('Bo')] });
    return opened?.row.id;
  };
  const [one, two] = await Promise.all(Array.from({ length: 200 }, playing));
  const { rows } = await pool.query(`explain (analyze, format json) ${FINISH}`, [
    [one, two],
    ['{}', '{}'],
    [1, 2],
  ]);
  const read = ({ Plans: parts = [], ...plan }: Plan): number =>
    parts.reduce((sum, part) => sum + read(part), SCAN.test(JSON.stringify(plan)) ? plan['Actual Rows'] : 0);
  expect(read(rows[0]['QUERY PLAN'][0].Plan)).toBe(2);
});

test('a match that is not in memory is replayed once to know whose turn it is, and again when it has moved', async () => {
  const store = new TableStore(pool, 'here');
  const deck = [...(gameNamed('linkavel').decks[0]?.cards ?? [])];
  const seats = [
    { ...claim('Ada'), deck },
    { ...claim('Bo'), deck },
  ] as const;
  const opened = await store.open({ ...spec, creator: 'Ada', seats });
  const { id } = (opened as StoredTable).row;
  const asked = new AskedSeats({
    pool,
    store,
    rules: new Rules(queriesOn(pool)),
    entriesOf: (table) => readEntries(pool, table),
    // The table is in the memory of another server.
    worker: { ask: async () => '{}' },
  });
  const first = (await asked.of([id])).get(id) as number;
  expect([1, 2]).toContain(first);
  expect(await asked.of([id])).toEqual(new Map([[id, first]]));
  expect(asked.replayed).toBe(1);
  const offer = { do: 'offer-draw', seat: 0, at: Date.now() };
  await pool.query('insert into entries (table_id, seq, entry) values ($1, 1, $2)', [id, JSON.stringify(offer)]);
  expect(await asked.of([id])).toEqual(new Map([[id, first]]));
  expect(asked.replayed).toBe(2);
});
