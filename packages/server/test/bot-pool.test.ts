/** The bot pool with scripts that fail in different ways. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BotTask } from '@taisen/bots';
import { diceFrom } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { type Host, Table } from '@taisen/table';
import { randomSetup } from '@taisen/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PacedBots, paceOf } from '../src/bots/paced.ts';
import { BotPool } from '../src/bots/pool.ts';
import type { Rules } from '../src/modules/rules.ts';
import type { StoredTable } from '../src/tables/store.ts';
import { temporaryFolder } from './support/process.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pools: BotPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** Does what the level says, and returns the seed. */
const SCRIPT = `
  import { writeFileSync } from 'node:fs';
  writeFileSync(new URL('started', import.meta.url), '');
  export default async ({ level, seed }) => {
    if (level === 'crash') setImmediate(() => { throw new Error('crashed'); });
    if (level === 'crash' || level === 'hang') await new Promise(() => setTimeout(() => {}, 60_000));
    if (level === 'exit') process.exit(3);
    if (level === 'throw') throw new Error('thrown');
    return seed;
  };`;
const script = pathToFileURL(join(folder, 'script.mjs'));
writeFileSync(script, SCRIPT);

function openPool(url: URL, threads: number) {
  const errors: unknown[] = [];
  const pool = new BotPool(url, (error) => errors.push(error), threads);
  pools.push(pool);
  return { pool, errors };
}
const task = (level: string, seed: number) => ({ level, seed }) as unknown as BotTask;
const HERE = { opener: 'Ada', played: true };

test('no thread is started before the first task', async () => {
  const { pool } = openPool(script, 2);
  await sleep(200);
  expect(existsSync(join(folder, 'started'))).toBe(false);
  expect(await pool.think(task('answer', 5), HERE)).toBe(5);
  expect(existsSync(join(folder, 'started'))).toBe(true);
});

test.each([1, 2])('a thread that crashes fails only its own task, with %i threads', async (threads) => {
  const { pool, errors } = openPool(script, threads);
  const levels = ['answer', 'crash', 'answer', 'exit', 'throw', 'answer', 'crash', 'answer'];
  const results = await Promise.allSettled(levels.map((level, i) => pool.think(task(level, i), HERE)));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([
    ...[0, 'crashed', 2, expect.stringMatching(/exited/), 'thrown', 5, 'crashed', 7],
  ]);
  expect(errors).toEqual([]);
});

test('tasks that wait for a thread are counted, and never settle once the pool is closed', async () => {
  const { pool } = openPool(script, 1);
  expect(pool.waiting).toBe(0);
  expect(await pool.think(task('answer', 7), HERE)).toBe(7);
  let settled = 0;
  for (let i = 0; i < 3; i++) {
    const count = () => {
      settled++;
    };
    pool.think(task('hang', i), HERE).then(count, count);
  }
  expect(pool.waiting).toBe(2);
  await pool.close();
  await sleep(20);
  expect(settled).toBe(0);
});

test('if the script cannot be loaded, all tasks fail and the error is reported', async () => {
  const { pool, errors } = openPool(pathToFileURL(join(folder, 'missing.mjs')), 1);
  for (let round = 1; round <= 2; round++) {
    const results = await Promise.allSettled([1, 2, 3].map((seed) => pool.think(task('answer', seed), HERE)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual(round);
  }
});

test('people at tables come before shows, and openers take turns', async () => {
  const { pool } = openPool(script, 1);
  const order: string[] = [];
  const think = (opener: string, played: boolean) =>
    pool.think(task('answer', 1), { opener, played }).then(() => order.push(`${opener} ${played ? 'plays' : 'shows'}`));
  // The first one is running before the others come.
  const tasks = [think('Ada', false)];
  for (let i = 0; i < 150; i++) tasks.push(think('Ada', false));
  for (let i = 0; i < 20; i++) tasks.push(think('Bo', true));
  tasks.push(think('Cy', true), think('Dee', false));
  await Promise.all(tasks);
  expect(order.slice(1, 4)).toEqual(['Bo plays', 'Cy plays', 'Bo plays']);
  expect(order.indexOf('Ada shows', 1)).toBe(22);
  expect(order.indexOf('Dee shows')).toBeLessThan(25);
});

test('the time of an answer depends on the level, the turn, the clock and chance', () => {
  const facts = { begins: false, own: false, left: null };
  const times = (level: string, left: number | null) =>
    Array.from({ length: 200 }, (_, seed) => paceOf({ ...facts, level, left }, diceFrom(seed)));
  // Longer than any search of the level, so that the end of a search is never visible.
  for (const { level, milliseconds } of times('level5', null)) {
    expect(level).toBe('level5');
    expect(milliseconds).toBeGreaterThanOrEqual(750);
    expect(milliseconds).toBeLessThan(1050);
  }
  for (const { milliseconds } of times('level1', null)) expect(milliseconds).toBeGreaterThanOrEqual(700);
  expect(new Set(times('level1', null).map(({ milliseconds }) => milliseconds)).size).toBeGreaterThan(100);
  // With little time it does not search, and never loses on time.
  for (const { level, milliseconds } of times('level5', 3000)) {
    expect(level).toBe('level4');
    expect(milliseconds).toBeLessThanOrEqual(1000);
  }
});

test('an answer that is found at once waits as long as one that was searched for', async () => {
  const found = pathToFileURL(join(folder, 'found.mjs'));
  writeFileSync(found, 'export default async () => ({ option: 0, took: 3 });');
  const { pool } = openPool(found, 1);
  const rules = { fileOf: async () => null } as unknown as Rules;
  const table = Table.open(linkavel, randomSetup(linkavel, 1), { at: 0 });
  const host = { table, info: { seats: [{ level: 'level1' }, null] } } as unknown as Host;
  const stored = { row: { creator: 'Ada' }, seats: [null, null] } as unknown as StoredTable;
  const began = performance.now();
  expect(await new PacedBots(pool, rules, () => 0, 1).think(stored, host, 0)).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(690);
});
