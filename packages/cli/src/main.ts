/** `npm run taisen -- COMMAND …` */

import { GAMES } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { arena, usage as arenaUsage } from './commands/arena.ts';
import { balance, usage as balanceUsage } from './commands/balance.ts';
import { digest, usage as digestUsage } from './commands/digest.ts';
import { evolve, usage as evolveUsage } from './commands/evolve.ts';
import { golden, usage as goldenUsage } from './commands/golden.ts';
import { levels, usage as levelsUsage } from './commands/levels.ts';
import { nopeek, usage as nopeekUsage } from './commands/nopeek.ts';
import { play, usage as playUsage } from './commands/play.ts';
import { replay, usage as replayUsage } from './commands/replay.ts';
import { rulings, usage as rulingsUsage } from './commands/rulings.ts';
import { sim, usage as simUsage } from './commands/sim.ts';
import { study, usage as studyUsage } from './commands/study.ts';
import { train, usage as trainUsage } from './commands/train.ts';
import { verify, usage as verifyUsage } from './commands/verify.ts';
import { worker, usage as workerUsage } from './commands/worker.ts';
import { TASKS } from './tasks.ts';
import { isThread } from './threads.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => void | Promise<void>>> = {
  play,
  sim,
  study,
  balance,
  evolve,
  worker,
  rulings,
  replay,
  arena,
  levels,
  train,
  nopeek,
  verify,
  digest,
  golden,
};

if (!isThread(TASKS)) await main(process.argv.slice(2));

async function main([first = 'help', ...args]: readonly string[]): Promise<void> {
  const command = [first, ...args].some((word) => word === '--help' || word === '-h') ? 'help' : first;
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (run === undefined) {
    const help = [
      'usage: npm run taisen -- COMMAND',
      '',
      `  ${playUsage}`,
      `  ${simUsage}`,
      `  ${studyUsage}`,
      `  ${balanceUsage}`,
      `  ${evolveUsage}`,
      `  ${workerUsage}`,
      `  ${rulingsUsage}`,
      `  ${replayUsage}`,
      `  ${arenaUsage}`,
      `  ${levelsUsage}`,
      `  ${trainUsage}`,
      `  ${nopeekUsage}`,
      `  ${verifyUsage}`,
      `  ${digestUsage}`,
      `  ${goldenUsage}`,
      '',
      `games: ${[...GAMES.keys()].join(', ')}`,
    ];
    if (command !== 'help') help.unshift(`there is no command called "${command}"`);
    (command === 'help' ? console.log : console.error)(help.join('\n'));
    process.exitCode = command === 'help' ? 0 : 2;
  } else {
    try {
      await run(args);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      console.error(error.message);
      process.exitCode = 2;
    }
  }
}
