/** Bots think on other machines: a server asks through the database, and thinks itself if nobody answers. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerTask, type BotTask } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { Match } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { RemoteThinkers } from '../src/bots/remote.ts';
import { Thinker } from '../src/bots/thinker.ts';
import { TAKE } from '../src/bots/thoughts.ts';
import { openPool } from '../src/storage/connect.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
const SCRIPT = new URL('../src/bots/thread.ts', import.meta.url);
/** Answers what no game has, so that it shows who has thought. */
const here = pathToFileURL(join(data, 'here.mjs'));
const failures: unknown[] = [];
const failed = (error: unknown) => void failures.push(error);
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startPostgres(data);
  writeFileSync(here, 'export default async () => ({ option: -1, took: 0 });');
});
afterAll(async () => {
  // Before the database stops, which connections that are still closing would report.
  expect(failures).toEqual([]);
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const game = gameNamed('linkavel');
const rules = { game: game.id, ruleset: game.ruleset, module: null };
const PLACE = { opener: 'Ada', played: true };

function taskFor(seed: number): BotTask {
  const match = Match.start(game, randomSetup(game, seed));
  const seat = match.decisionOf(0) === null ? 1 : 0;
  return { match: match.save(), seat, level: 'random', seed };
}

async function serverOn(url: string) {
  const pool = openPool(url, failed, 3);
  const remote = new RemoteThinkers(url, pool, 'this server', failed);
  await remote.look();
  const bots = new BotPool(here, failed, 1);
  bots.remote = remote;
  const close = async () => {
    await bots.close();
    await remote.close();
    await pool.end();
  };
  return { pool, remote, bots, close };
}

test('without thinkers a server thinks itself; with them they do, and choose the same', async () => {
  const { remote, bots, close } = await serverOn(postgres.url);
  expect(remote.free).toBe(0);
  expect(await bots.think(taskFor(1), PLACE, rules)).toMatchObject({ option: -1 });
  const thinkers = [new Thinker(postgres.url, SCRIPT, failed, 1), new Thinker(postgres.url, SCRIPT, failed, 1)];
  for (const thinker of thinkers) await thinker.open();
  await remote.look();
  expect(remote.free).toBe(2);
  // Their threads are still being started: what takes too long is thought here.
  const think = async (task: BotTask) => (await bots.think(task, PLACE, rules)).option;
  const first = taskFor(9);
  await expect.poll(() => think(first)).toBe(answerTask(first, game));
  const tasks = Array.from({ length: 8 }, (_, i) => taskFor(i + 1));
  const options = await Promise.all(tasks.map(think));
  tasks.forEach((task, i) => {
    expect([-1, answerTask(task, game)]).toContain(options[i]);
  });
  for (const thinker of thinkers) await thinker.close();
  await remote.look();
  expect(remote.free).toBe(0);
  await close();
});

test('a thinker that dies with a task leaves it to the server', async () => {
  const { pool, remote, bots, close } = await serverOn(postgres.url);
  // It says that it is there, takes the task and is never heard of again.
  await pool.query(`insert into thinking.thinkers values ('dying', 1, now() + interval '1 hour')`);
  await remote.look();
  const thought = bots.think(taskFor(3), PLACE, rules);
  await expect.poll(async () => (await pool.query(TAKE)).rowCount).toBe(1);
  expect(await thought).toMatchObject({ option: -1 });
  await pool.query('delete from thinking.thinkers');
  await close();
});
