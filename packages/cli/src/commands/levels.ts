import { gameNamed } from '@taisen/games';
import { addChosenCards, addHabits, type Habits, newChosenCards, newHabits, type Share, share } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { botOf, type OneGame } from '../tasks.ts';
import { inThreads } from '../threads.ts';

export const usage = 'levels GAME [--games 40] [--bots level1,…] [--iterations 200] [--seed 1] [--cards yes]';

const ALL = 'level1,level2,level3,level4,level5';

/**
 * How the levels play: the turns that they pass, the cards that they never play, and how long they think. With `--cards`
 * only the cards, which takes much less time.
 */
export async function levels(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'bots', 'iterations', 'seed', 'cards']);
  const game = gameNamed(words[0]);
  const games = wholeNumber(flags, 'games', 40, 1);
  const iterations = wholeNumber(flags, 'iterations', 200, 1);
  const first = wholeNumber(flags, 'seed', 1);
  for (const name of (flags['bots'] ?? ALL).split(',')) {
    const bot = { name, iterations };
    const maker = await botOf(bot);
    if (flags['cards'] !== undefined) {
      const { offered, chosen } = newChosenCards();
      const bar = progressBar(`games of ${game.id}, cards that ${name} chooses`, games);
      for (let i = 0; i < games; i++) {
        addChosenCards(game, maker, first + i, { offered, chosen });
        bar(i + 1);
      }
      const never = neverIn(offered, chosen);
      console.log(`${game.id}, ${name}, ${games} games: chose ${chosen.size} cards of ${offered.size}; never ${never}`);
      continue;
    }
    const parts = Array.from({ length: games }, (_, i): OneGame => ({ game: game.id, bot, seed: first + i }));
    const bar = progressBar(`games of ${game.id}, ${name}`, games);
    const all = newHabits();
    let played = 0;
    await inThreads<OneGame, Habits>('habits', parts, (habits) => {
      addHabits(all, habits);
      bar(++played);
    });
    console.log(`${game.id}, ${name}, ${games} games:`);
    for (const line of report(all)) console.log(`  ${line}`);
  }
}

function report({ couldAct, acted, passedUp, offered, played, milliseconds }: Habits): string[] {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(1);
  return [
    `plays a card or attacks in ${percent(share(acted, couldAct))} of the turns in which it could`,
    `ends ${percent(share(passedUp, couldAct))} of them with a winning move or a free attack on the table`,
    `cards that it never plays, of ${offered.size}: ${neverIn(offered, played)}`,
    `milliseconds a decision: median ${at(0.5)}, 95% at most ${at(0.95)}`,
  ];
}

function neverIn(offered: ReadonlyMap<string, number>, played: { has(id: string): boolean }): string {
  const never = [...offered].filter(([id]) => !played.has(id)).map(([id, count]) => `${id} (offered ${count} times)`);
  return never.length === 0 ? 'none' : never.join(', ');
}

const percent = ({ share: part, low, high, of }: Share): string =>
  `${(part * 100).toFixed(1)}% [${(low * 100).toFixed(1)}%, ${(high * 100).toFixed(1)}%] (${of})`;
