/**
 * `npm run bench`: random games per second on one core, of our kernel and of others, in one run and with the same work;
 * then servers under the same load.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { linkavel } from '@taisen/linkavel';
import { CONTENDERS } from './contenders.ts';
import { type Figures, figuresOf } from './figures.ts';
import { BadFlags, type Flags, flagsOf, USAGE } from './flags.ts';
import { midGame } from './kernel.ts';
import { measure, serve, timeOf } from './measure.ts';
import { searchLines } from './search.ts';
import { doTask, measureServers, type ServerFigures } from './server/run.ts';
import { growthLines, serversLines } from './server/scale.ts';
import { serverTable, tableOf } from './table.ts';

async function main(flags: Flags): Promise<void> {
  if (flags.rules) await measureRules(flags);
  if (flags.search) console.log(await searchLines(flags.plan.seconds));
  if (flags.server) await measureLoad(flags);
  if (flags.servers) console.log(await serversLines(flags, new URL(import.meta.url)));
  if (flags.growth) console.log(await growthLines(flags, new URL(import.meta.url)));
}

/** At saturation, and at a pace that both servers can keep. */
async function measureLoad({ loads, seconds, turns, json }: Flags): Promise<void> {
  const plans = [
    { tables: loads[0], pace: 0, seconds },
    { tables: loads[1], pace: 500, seconds },
  ];
  const figures = await measureServers(['boardgame.io', 'taisen'], plans, turns, new URL(import.meta.url));
  console.log(serverTable(figures, turns));
  if (json !== null) writeJson(json.replace(/(\.json)?$/, '-server.json'), figures);
}

async function measureRules({ plan, json }: Flags): Promise<void> {
  const onRound = (round: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${plan.rounds} `);
  };
  const slices = await measure(CONTENDERS, plan, new URL(import.meta.url), onRound);
  const state = midGame();
  const cloneSeconds = timeOf(() => linkavel.clone(state), plan.rounds);
  const figures = figuresOf(slices, plan, cloneSeconds);
  if (process.stderr.isTTY) process.stderr.write('\r');
  console.log(tableOf(CONTENDERS, figures));
  if (json !== null) writeJson(json, figures);
}

function writeJson(file: string, figures: Figures | readonly ServerFigures[]): void {
  try {
    writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  } catch (error) {
    throw new BadFlags(`the figures cannot be written: ${(error as Error).message}`);
  }
}

if (!isMainThread) serve(CONTENDERS);
else if (process.argv[2] === '--task') await doTask(process.argv[3] ?? '');
else {
  try {
    await main(flagsOf(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof BadFlags)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
