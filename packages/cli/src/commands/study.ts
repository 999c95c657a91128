import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import {
  batchesOf,
  type Counts,
  gamesFor,
  isShare,
  type Prepared,
  pairsFor,
  playBatch,
  playUncounted,
  reportOf,
  type Study,
  type StudyReport,
  share,
  Z95,
} from '@taisen/lab';
import { csvFiles, htmlPage } from '@taisen/lab/files';
import { read, wholeNumber } from '../options.ts';
import { playOnWorkers, playStudy, prepareChecked, readStudy } from '../studies.ts';
import { percent, reportText, shareText } from '../tables.ts';

export const usage =
  'study FILE|LINK [--games N] [--seed N] [--threads N] [--out FOLDER] [--repeat TIMES] [--plan yes] [--database URL] [--overhead yes]';

/** Plays a study, prints what it found, and writes it as JSON, CSV and one HTML page. */
export async function study(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'seed', 'threads', 'out', 'repeat', 'plan', 'database', 'overhead']);
  const asked = readStudy(words[0]);
  const seeds = {
    first: wholeNumber(flags, 'seed', asked.seeds.first ?? 1),
    games: wholeNumber(flags, 'games', asked.seeds.games, 1),
  };
  const threads = wholeNumber(flags, 'threads', availableParallelism(), 1);
  const prepared = prepareChecked({ ...asked, seeds });
  if (flags['plan'] !== undefined) return console.log(plan(prepared.study));
  if (flags['overhead'] !== undefined) return console.log(overhead(prepared));
  const times = wholeNumber(flags, 'repeat', 1, 1);
  if (times > 1) return repeat(prepared, times, threads);
  const started = performance.now();
  const database = flags['database'];
  const counts = await (database === undefined ? playStudy(prepared, threads) : playOnWorkers(prepared, database));
  const seconds = (performance.now() - started) / 1000;
  const report = reportOf(prepared, counts);
  console.log(reportText(report));
  const games = report.sides.reduce((sum, side) => sum + side.games, 0);
  console.log(`${games} games in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(0)} a second`);
  const name = basename(words[0] as string).replace(/\.json$|^.*#study=.*$/, '') || prepared.study.game;
  const folder = flags['out'] ?? join('.taisen', 'studies', name);
  write(folder, report, counts, prepared);
  console.log(`written to ${folder}: report.json, counts.json, CSV files and report.html`);
}

function write(folder: string, report: StudyReport, counts: Counts, { game }: Prepared): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(folder, 'counts.json'), `${JSON.stringify(counts)}\n`);
  for (const [name, text] of Object.entries(csvFiles(report))) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'report.html'), htmlPage(report, game));
}

/** How many games the answer needs, before any is played. */
function plan({ precision, variant, seeds }: Study): string {
  if (precision === undefined) return `${seeds.games} games, since the study names no precision`;
  if (variant === undefined)
    return `${gamesFor(precision)} games for a share within ${percent(precision)}, of at most ${seeds.games}`;
  return (
    `at most ${pairsFor(precision)} pairs find a difference of ${percent(precision)} with 80% probability; ` +
    `games with the same seed resemble each other, so it takes fewer. The study has at most ${seeds.games} pairs.`
  );
}

/** What the statistics cost: the same games with and without them, by turns, in this thread. */
function overhead(prepared: Prepared): string {
  const spent = [0, 0];
  const timed = (which: 0 | 1, play: () => void) => {
    const { user, system } = process.cpuUsage();
    play();
    const after = process.cpuUsage();
    spent[which] = (spent[which] as number) + (after.user + after.system - user - system) / 1000;
  };
  const [warm, ...batches] = batchesOf(prepared.study);
  if (warm !== undefined) playBatch(prepared, warm);
  for (const batch of batches) {
    timed(0, () => playUncounted(prepared, batch));
    timed(1, () => playBatch(prepared, batch));
  }
  const games = batches.reduce((sum, batch) => sum + batch.games * prepared.sides.length, 0);
  const [bare, counted] = spent.map((milliseconds) => milliseconds / games) as [number, number];
  return `${games} games: ${bare.toFixed(2)} ms each without statistics, ${counted.toFixed(2)} ms with them: ${percent(counted / bare - 1)} more`;
}

/** The same comparison with other seeds, again and again: how often it finds a difference. */
async function repeat(prepared: Prepared, times: number, threads: number): Promise<void> {
  const { study: once } = prepared;
  const { first = 1, games } = once.seeds;
  const found = { more: 0, less: 0, same: 0, open: 0 };
  const means: number[] = [];
  let pairs = 0;
  for (let i = 0; i < times; i++) {
    const again = { ...prepared, study: { ...once, seeds: { first: first + i * games, games } } };
    const [difference] = reportOf(again, await playStudy(again, threads, true)).differences;
    if (difference === undefined) continue;
    found[difference.verdict]++;
    means.push(difference.mean);
    pairs += difference.n;
  }
  const mean = means.reduce((sum, each) => sum + each, 0) / Math.max(1, means.length);
  const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, means.length - 1);
  const half = Z95 * Math.sqrt(variance / Math.max(1, means.length));
  const text = (value: number) => (isShare(once.measures[0] as string) ? percent(value) : value.toFixed(2));
  console.log(`${times} studies, ${(pairs / times).toFixed(0)} pairs each on average, about ${once.measures[0]}`);
  console.log(
    `difference found: more ${found.more}, less ${found.less}; none as large ${found.same}; open ${found.open}`,
  );
  console.log(`some difference in  ${shareText(share(found.more + found.less, times))} of ${times}`);
  console.log(`mean difference     ${text(mean)}  [${text(mean - half)}, ${text(mean + half)}]`);
}
