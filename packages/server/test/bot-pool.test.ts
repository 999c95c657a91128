/** The bot pool with scripts that fail in different ways. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BotTask } from '@taisen/bots';
import { afterAll, afterEach, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
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

test('no thread is started before the first task', async () => {
  const { pool } = openPool(script, 2);
  await sleep(200);
  expect(existsSync(join(folder, 'started'))).toBe(false);
  expect(await pool.think(task('answer', 5))).toBe(5);
  expect(existsSync(join(folder, 'started'))).toBe(true);
});

test.each([1, 2])('a thread that crashes fails only its own task, with %i threads', async (threads) => {
  const { pool, errors } = openPool(script, threads);
  const levels = ['answer', 'crash', 'answer', 'exit', 'throw', 'answer', 'crash', 'answer'];
  const results = await Promise.allSettled(levels.map((level, i) => pool.think(task(level, i))));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([
    ...[0, 'crashed', 2, expect.stringMatching(/exited/), 'thrown', 5, 'crashed', 7],
  ]);
  expect(errors).toEqual([]);
});

test('tasks that wait for a thread are counted, and never settle once the pool is closed', async () => {
  const { pool } = openPool(script, 1);
  expect(pool.waiting).toBe(0);
  expect(await pool.think(task('answer', 7))).toBe(7);
  let settled = 0;
  for (let i = 0; i < 3; i++) {
    const count = () => {
      settled++;
    };
    pool.think(task('hang', i)).then(count, count);
  }
  expect(pool.waiting).toBe(2);
  await pool.close();
  await sleep(20);
  expect(settled).toBe(0);
});

test('if the script cannot be loaded, all tasks fail and the error is reported', async () => {
  const { pool, errors } = openPool(pathToFileURL(join(folder, 'missing.mjs')), 1);
  for (let round = 1; round <= 2; round++) {
    const results = await Promise.allSettled([1, 2, 3].map((seed) => pool.think(task('answer', seed))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => errors.length).toBe(round);
  }
});
