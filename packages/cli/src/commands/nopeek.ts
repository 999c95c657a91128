import { gameNamed } from '@taisen/games';
import type { Peek, PeekReport } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { botOf, type Peeking } from '../tasks.ts';
import { inThreads } from '../threads.ts';

export const usage = 'nopeek GAME [--positions 2000] [--bots greedy,level1,…] [--iterations 20] [--seed 1]';

const ALL = 'greedy,level1,level2,level3,level4,level5';

/** The number of positions in one task of a thread, and the distance between the seeds of two tasks. */
const PART = 50;
const APART = 1000;

/** Checks that a bot's choice does not change when everything that it cannot know is dealt again. */
export async function nopeek(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['positions', 'bots', 'iterations', 'seed']);
  const game = gameNamed(words[0]);
  const positions = wholeNumber(flags, 'positions', 2000, 1);
  const iterations = wholeNumber(flags, 'iterations', 20, 1);
  const first = wholeNumber(flags, 'seed', 1);
  for (const name of (flags['bots'] ?? ALL).split(',')) {
    const bot = { name, iterations };
    await botOf(bot);
    const parts = Array.from({ length: Math.ceil(positions / PART) }, (_, i): Peeking => {
      const here = Math.min(PART, positions - i * PART);
      return { game: game.id, bot, positions: here, seed: first + i * APART };
    });
    const bar = progressBar(`positions of ${game.id}, ${name}`, positions);
    const peeks: Peek[] = [];
    let checked = 0;
    await inThreads<Peeking, PeekReport>('peek', parts, (part) => {
      peeks.push(...part.peeks);
      checked += part.positions;
      bar(checked);
    });
    console.log(`${game.id}, ${name}: ${checked} positions, ${peeks.length} changed choices`);
    for (const { seed, decision, seat } of peeks.slice(0, 5))
      console.log(`  seed ${seed}, decision ${decision}, seat ${seat + 1}`);
    if (peeks.length > 0) process.exitCode = 1;
  }
}
