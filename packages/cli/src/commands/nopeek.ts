import { strongest } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { lookForPeeks } from '@taisen/lab';
import { bot, read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';

export const usage = 'nopeek GAME [--positions 2000] [--bots greedy,level1,…] [--iterations 20] [--seed 1]';

const ALL = 'greedy,level1,level2,level3,level4,level5';

/** Deals all that a bot cannot know anew and sees whether its choice changes. */
export function nopeek(args: readonly string[]): void {
  const { words, flags } = read(args, ['positions', 'bots', 'iterations', 'seed']);
  const game = gameNamed(words[0]);
  const positions = wholeNumber(flags, 'positions', 2000, 1);
  const iterations = wholeNumber(flags, 'iterations', 20, 1);
  for (const name of (flags['bots'] ?? ALL).split(',')) {
    // A number of iterations instead of a time: the same search on both sides.
    const maker = name === 'level5' ? strongest({ iterations }) : bot(name);
    const bar = progressBar(`positions of ${game.id}, ${name}`, positions);
    const { peeks } = lookForPeeks(game, maker, positions, wholeNumber(flags, 'seed', 1), 3, bar);
    console.log(`${game.id}, ${name}: ${positions} positions, ${peeks.length} changed choices`);
    for (const { seed, decision, seat } of peeks.slice(0, 5))
      console.log(`  seed ${seed}, decision ${decision}, seat ${seat + 1}`);
    if (peeks.length > 0) process.exitCode = 1;
  }
}
