/**
 * A study on several workers of one database, which are killed while they play. In `npm run campaign -- lab` with many
 * games, four workers and a database that is killed, too.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@taisen/games';
import { batchesOf, type Counts, merged, parseStudy, type Study } from '@taisen/lab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { StudyQueue, waitForStudy } from '../src/studies/index.ts';
import { postmasterOf } from './support/database.ts';
import { temporaryFolder } from './support/process.ts';
import './support/output.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const GAMES = Number(process.env['LAB_GAMES'] ?? 600);
const WORKERS = Number(process.env['LAB_WORKERS'] ?? 2);
const KILLS = Number(process.env['LAB_KILLS'] ?? 2);
const KILLS_DATABASE = process.env['LAB_GAMES'] !== undefined;
/** Milliseconds. It only ends what hangs. */
const TIMEOUT = KILLS_DATABASE ? 3_600_000 : 300_000;

const data = temporaryFolder();
// Not in the system's folder: the bundle finds the chart library by its own place.
const bundle = join(mkdtempSync(join(root, '.taisen', 'cli-')), 'cli.mjs');
let postgres: EmbeddedPostgres;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/bundle.mjs', 'packages/cli/src/main.ts', bundle, 'pg-native'], {
    cwd: root,
  });
  postgres = await startPostgres(data);
});
afterAll(async () => {
  for (const worker of running) worker.kill('SIGKILL');
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
  rmSync(dirname(bundle), { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const args = [bundle, 'worker', '--database', postgres.url, '--threads', '1'];
  const worker = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(worker);
  worker.once('exit', () => running.delete(worker));
  return worker;
}

/** The same study by one process with one thread, without a database. */
function playAlone(study: Study): Counts {
  const folder = dirname(bundle);
  const file = join(folder, 'study.json');
  writeFileSync(file, JSON.stringify(study));
  execFileSync(process.execPath, [bundle, 'study', file, '--threads', '1', '--out', folder], { cwd: root });
  return JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8')) as Counts;
}

test(`${GAMES} games on ${WORKERS} workers that are killed are the games of one process`, {
  timeout: TIMEOUT,
}, async () => {
  const game = gameNamed('holodelive');
  const study = parseStudy({ game: game.id, bots: ['random', 'random'], seeds: { games: GAMES } });
  const batches = batchesOf(study);
  const onError = (error: unknown) => console.warn(error);
  const queue = await StudyQueue.open(postgres.url, { onError });
  const workers = Array.from({ length: WORKERS }, startWorker);
  const id = await queue.add(study, game);
  const parts: Counts[] = [];
  const began = performance.now();
  let kills = 0;
  let lostDatabase = false;
  await waitForStudy(
    queue,
    id,
    batches.length,
    (counts) => {
      parts.push(counts);
      if (kills < KILLS && parts.length >= ((kills + 1) * batches.length) / (KILLS + 2)) {
        // kill -9, in the middle of whatever it does, and another one in its place.
        workers[kills % WORKERS]?.kill('SIGKILL');
        workers[kills % WORKERS] = startWorker();
        kills++;
      }
      if (KILLS_DATABASE && !lostDatabase && parts.length > batches.length / 2) {
        lostDatabase = true;
        process.kill(postmasterOf(data).pid, 'SIGKILL');
        sleep(1000).then(() => postgres.restart(), onError);
      }
      return true;
    },
    onError,
  );
  expect(kills).toBe(KILLS);
  expect(await queue.find(id)).toMatchObject({ batches: batches.length, played: batches.length, ended: true });
  for (const worker of workers) {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
  await queue.close();
  const seconds = Math.round((performance.now() - began) / 1000);
  if (KILLS_DATABASE) console.log(JSON.stringify({ games: GAMES, workers: WORKERS, kills, lostDatabase, seconds }));
  const alone = playAlone(study);
  expect(alone['a/games']).toBe(GAMES);
  expect(merged(parts)).toEqual(alone);
});
