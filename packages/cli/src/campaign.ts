/**
 * `npm run campaign -- GAME [--games 20000] [--seed 1] [--workers 2]`: random games with all general checks, in several
 * threads. It stops at the first game that fails a check and prints its seed.
 *
 * `npm run campaign -- no-leak [--decisions 10000000] [--workers 2]`: the same for all games, until so many decisions were
 * checked. It can be stopped at any time, and continues where it was.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES, gameNamed } from '@taisen/games';
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

/** What has been checked of a ruleset. */
interface Progress {
  seed: number;
  decisions: number;
  samples: number;
}
const PROGRESS = '.taisen/no-leak.json';
/** Slices a thread before the progress is kept: starting threads takes as long as a few games. */
const SLICES = 5;

function progressSoFar(): Record<string, Progress> {
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8')) as Record<string, Progress>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}

async function noLeak(args: readonly string[]): Promise<void> {
  const { flags } = read(args, ['decisions', 'workers']);
  const share = Math.ceil(wholeNumber(flags, 'decisions', 10_000_000, 1) / GAMES.size);
  const workers = wholeNumber(flags, 'workers', availableParallelism(), 1);
  const all = progressSoFar();
  mkdirSync('.taisen', { recursive: true });
  for (const { id, ruleset } of GAMES.values()) {
    // A game whose rules have changed is checked anew.
    const key = `${id} ${ruleset}`;
    const progress = all[key] ?? { seed: 1, decisions: 0, samples: 0 };
    all[key] = progress;
    const bar = progressBar(`decisions of ${id}`, share);
    while (progress.decisions < share) {
      const slices = Array.from({ length: workers * SLICES }, (_, i) => ({
        game: id,
        first: progress.seed + i * CHUNK,
        games: CHUNK,
      }));
      const take = ({ counts }: Played) => {
        progress.decisions += counts.decisions;
        progress.samples += counts.samples;
      };
      await inThreads('games', slices, take, workers);
      progress.seed += slices.length * CHUNK;
      writeFileSync(PROGRESS, JSON.stringify(all, null, 2));
      bar(Math.min(progress.decisions, share));
    }
    console.log(`${id}: ${progress.decisions} decisions, ${progress.samples} determinizations compared, 0 differences`);
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
    const [what, ...rest] = process.argv.slice(2);
    await (what === 'no-leak' ? noLeak(rest) : campaign(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof BadInput ? error.message : error);
    process.exitCode = error instanceof BadInput ? 2 : 1;
  }
}
