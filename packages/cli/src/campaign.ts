/**
 * `npm run campaign -- GAME [--games 20000] [--seed 1] [--workers 2]`: random games with every free check on,
 * over several threads. It stops at the first game that breaks a check and names its seed.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gameNamed } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { type CheckCounts, newCounts } from '@taisen/testkit/checks';
import { playRandomGame } from '@taisen/testkit/random';
import { read, wholeNumber } from './options.ts';
import { progressBar } from './progress.ts';

interface Slice {
  readonly game: string;
  readonly first: number;
  readonly last: number;
  readonly step: number;
}
/** Games played since the last word, and the counts of all so far. */
interface Word {
  readonly played: number;
  readonly counts: CheckCounts;
  readonly turns: number;
}

/** So many games between two words from a thread. */
const CHUNK = 10;

function playSlice({ game: id, first, last, step }: Slice): void {
  const game = gameNamed(id);
  let counts = newCounts();
  let played = 0;
  let turns = 0;
  for (let seed = first; seed <= last; seed += step) {
    try {
      turns += playRandomGame(game, seed, counts).state.turn;
    } catch (error) {
      throw new Error(`${id}, seed ${seed}: ${(error as Error).stack}`);
    }
    if (++played % CHUNK === 0 || seed + step > last) {
      const word: Word = { played: played % CHUNK || CHUNK, counts, turns };
      parentPort?.postMessage(word);
      counts = newCounts();
      turns = 0;
    }
  }
}

async function campaign(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'seed', 'workers']);
  const game = gameNamed(words[0]);
  const games = wholeNumber(flags, 'games', 20_000, 1);
  const seed = wholeNumber(flags, 'seed', 1);
  const workers = wholeNumber(flags, 'workers', availableParallelism(), 1);
  const bar = progressBar(`games of ${game.id}`, games);
  const started = performance.now();
  const counts = newCounts();
  let played = 0;
  let turns = 0;
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const slice: Slice = { game: game.id, first: seed + i, last: seed + games - 1, step: workers };
      const worker = new Worker(new URL(import.meta.url), { workerData: slice });
      worker.on('message', (word: Word) => {
        played += word.played;
        turns += word.turns;
        for (const key of Object.keys(counts) as (keyof CheckCounts)[]) counts[key] += word.counts[key];
        bar(played);
      });
      return new Promise<void>((resolve, reject) => worker.on('error', reject).on('exit', () => resolve()));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${game.id}: ${played} random games ended, ${(turns / played).toFixed(1)} turns each, every check passed`,
  );
  console.log(`decisions checked           ${counts.decisions}`);
  console.log(`answers taken back, redone  ${counts.undone}`);
  console.log(`hidden cards dealt anew     ${counts.worlds} times (${counts.impossible} deals did not fit)`);
  console.log(`seconds                     ${seconds.toFixed(0)} on ${workers} threads`);
}

if (!isMainThread) playSlice(workerData as Slice);
else {
  try {
    await campaign(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof BadInput ? error.message : error);
    process.exitCode = error instanceof BadInput ? 2 : 1;
  }
}
