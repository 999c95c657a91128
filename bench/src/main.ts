/** `npm run bench`: full random games a second on one core, ours and others', in one run and on the same work. */
import { writeFileSync } from 'node:fs';
import { linkavel } from '@taisen/linkavel';
import { playBare } from './bare/play.ts';
import { playBoardgameIo } from './boardgameio/play.ts';
import { type Figures, figuresOf } from './figures.ts';
import { BadFlags, type Flags, flagsOf, USAGE } from './flags.ts';
import { midGame, playFull, playKernel } from './kernel.ts';
import { type Contender, measure, timeOf } from './measure.ts';
import { tableOf } from './table.ts';

const CONTENDERS: readonly Contender[] = [
  { id: 'kernel', name: 'kernel, LinkaVel without effects', play: playKernel, same: true },
  { id: 'boardgame.io', name: 'boardgame.io, the same', play: playBoardgameIo, same: true },
  { id: 'bare', name: 'bare loop, the same', play: playBare, same: true },
  { id: 'full', name: 'kernel, the ready decks of LinkaVel', play: playFull, same: false },
];

function main({ plan, json }: Flags): void {
  const onRound = (round: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${plan.rounds} `);
  };
  const slices = measure(CONTENDERS, plan, onRound);
  const state = midGame();
  const cloneSeconds = timeOf(() => linkavel.clone(state), plan.rounds);
  const figures = figuresOf(slices, plan, cloneSeconds);
  if (process.stderr.isTTY) process.stderr.write('\r');
  console.log(tableOf(CONTENDERS, figures));
  if (json !== null) writeJson(json, figures);
}

function writeJson(file: string, figures: Figures): void {
  try {
    writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  } catch (error) {
    throw new BadFlags(`the figures cannot be written: ${(error as Error).message}`);
  }
}

try {
  main(flagsOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadFlags)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
