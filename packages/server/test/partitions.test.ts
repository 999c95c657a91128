/** Tables, seats and entries are partitioned by the table's id: what belongs to one table is in one partition. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomHex, type TableInfo } from '@taisen/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { PARTITIONS, partitionOf } from '../src/storage/partition.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Client, Player } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';
import { watchStatements } from './support/statements.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
let servers: readonly [RunningServer, RunningServer];
let database: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres(data);
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret that is long enough for a server' };
  servers = [await startInProcess(data, env), await startInProcess(data, env)];
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  for (const server of servers) await server.close();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

test('the server knows the partition of an id as PostgreSQL does', async () => {
  const ids = Array.from({ length: 300 }, (_, i) => randomHex(32).slice(0, i % 40));
  const { rows } = await database.query<{ id: string; partition: number }>(
    `select id, remainder as partition from unnest($1::text[]) as id, generate_series(0, $2::int - 1) as remainder
    where satisfies_hash_partition('entries'::regclass, $2::int, remainder, id)`,
    [[...ids, '対戦', 'aé'], PARTITIONS],
  );
  expect(rows).toHaveLength(302);
  for (const { id, partition } of rows) expect([id, partitionOf(id)]).toEqual([id, partition]);
});

/** Statements that are about a person or about all tables, not about one table. None of them is sent for a decision. */
const OF_ALL = [
  // Before a person opens a table: how many has this person?
  /^\s*select count\(\*\)::int as count from tables\s+where state <> 'over' and \(creator = \$1/,
  // A server looks for tables without a living owner, once a second.
  /^\s*with free as \(\s*select id, owner from tables\s+where\s+state = 'playing' and/,
  // And whether other servers have appended something to its tables that it was not told.
  /^\s*select loaded.id, owner is not distinct from/,
];

test('every statement of opening, sitting down, playing, ending and playing again touches one partition', async () => {
  const [one, two] = servers;
  const [ada, bo] = [await Client.guest(one.url), await Client.guest(one.url)];
  const { sent, failed, restore } = watchStatements();
  try {
    const used = new Set<number>();
    while (used.size < 2) {
      const { id } = await ada.open({ game: 'linkavel', private: true });
      used.add(partitionOf(id));
      for (const person of [ada, bo]) await person.sit(id);
      const players = [new Player(ada, id), new Player(bo, id)];
      while (players.some(({ sent: answers }) => answers.filter(({ stored }) => stored !== null).length < 3))
        await sleep(5);
      for (const player of players) player.stop();
      // Comes back to another server, which has to load the table, and ends it.
      const again = new Client(two.url, ada.token).socket(id);
      again.once('message', () => again.send(JSON.stringify({ do: 'concede', id: 1 })));
      while ((await ada.get<{ table: TableInfo }>(`/api/tables/${id}`)).table.state !== 'over') await sleep(20);
      again.close();
    }
  } finally {
    restore();
  }
  // Only of two servers that use the same number.
  for (const error of failed) expect(error).toMatchObject({ code: '23505' });
  const hot = sent.filter(({ text }) => !OF_ALL.some((known) => known.test(text)));
  for (const { text, partitions, planned } of hot) {
    expect([text, [...partitions]]).toEqual([text, [expect.any(Number)]]);
    if (planned !== null) expect([text, planned.size <= 1]).toEqual([text, true]);
  }
  // Really all of them: entries are appended and read, tables opened, found, begun, claimed and ended.
  const parts = ['insert into entries', 'from entries where', 'insert into tables', 'insert into seats'];
  const others = ['from tables where id = $1', 'started = case', 'for update skip locked', `set state = 'over'`];
  for (const part of [...parts, ...others])
    expect([part, hot.some(({ text }) => text.includes(part))]).toEqual([part, true]);
});
