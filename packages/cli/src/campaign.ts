/**
 * `npm run campaign -- GAME [--games 20000] [--seed 1] [--workers 2]`: random games with all general checks, in several
 * threads. It stops at the first game that fails a check and prints its seed.
 */
import { availableParallelism } from 'node:os';
import { gameNamed } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { type CheckCounts, newCounts } from '@taisen/testkit/checks';
import { playRandomGame } from '@taisen/testkit/random';
import { read, wholeNumber } from './options.ts';
import { progressBar } from './progress.ts';
import { inThreads, isThread } from './threads.ts';

/** Games with consecutive seeds. */
interface Slice {
  readonly game: string;
  readonly first: number;
  readonly games: number;
}
interface Played {
  readonly games: number;
  readonly counts: CheckCounts;
  readonly turns: number;
}

/** The number of games in one message of a thread. */
const CHUNK = 10;

function playSlice({ game: id, first, games }: Slice): Played {
  const game = gameNamed(id);
  const counts = newCounts();
  let turns = 0;
  for (let seed = first; seed < first + games; seed++) {
    try {
      turns += playRandomGame(game, seed, counts).state.turn;
    } catch (error) {
      throw new Error(`${id}, seed ${seed}: ${(error as Error).stack}`);
    }
  }
  return { games, counts, turns };
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
  const slices = Array.from({ length: Math.ceil(games / CHUNK) }, (_, i): Slice => {
    const before = i * CHUNK;
    return { game: game.id, first: seed + before, games: Math.min(CHUNK, games - before) };
  });
  const take = (slice: Played) => {
    played += slice.games;
    turns += slice.turns;
    for (const key of Object.keys(counts) as (keyof CheckCounts)[]) counts[key] += slice.counts[key];
    bar(played);
  };
  await inThreads('games', slices, take, workers);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${game.id}: ${played} random games ended, ${(turns / played).toFixed(1)} turns each, every check passed`,
  );
  console.log(`decisions checked           ${counts.decisions}`);
  console.log(`answers taken back, redone  ${counts.undone}`);
  console.log(`determinizations compared   ${counts.samples} (${counts.impossible} deals did not fit)`);
  console.log(`questions asked             ${counts.questions}`);
  console.log(`seconds                     ${seconds.toFixed(0)} on ${workers} threads`);
}

if (!isThread({ games: playSlice })) {
  try {
    await campaign(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof BadInput ? error.message : error);
    process.exitCode = error instanceof BadInput ? 2 : 1;
  }
}
