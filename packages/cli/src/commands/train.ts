import { writeFileSync } from 'node:fs';
import { gameNamed } from '@taisen/games';
import { type Lesson, train as learn, type Sample } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { inThreads } from '../threads.ts';

export const usage = 'train GAME [--games 1500] [--rounds 3] [--seed 1] [--to FILE]';

/** Learns the weights of a game's features and cards, and writes them into the file that the bots read. */
export async function train(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'rounds', 'seed', 'to']);
  const game = gameNamed(words[0]);
  const games = wholeNumber(flags, 'games', 1500, 10);
  const rounds = wholeNumber(flags, 'rounds', 3);
  const seed = wholeNumber(flags, 'seed', 1);
  const to = flags['to'] ?? `packages/bots/src/value/weights/${game.id}.json`;
  const bar = progressBar('games', games * (rounds + 1));
  const made = `npm run taisen -- train ${game.id} --games ${games} --rounds ${rounds} --seed ${seed}`;
  let played = 0;
  const play = (lessons: readonly Lesson[], take: (samples: Sample[]) => void) =>
    inThreads<Lesson, Sample[]>('lesson', lessons, (samples) => {
      take(samples);
      bar(++played);
    });
  const weights = await learn(game, { games, rounds, seed }, made, play, ({ round, positions, loss, learned }) => {
    console.log(
      `round ${round}: ${positions} positions, loss ${learned.toFixed(4)}, on held-out games ${loss.toFixed(4)}`,
    );
  });
  writeFileSync(to, `${JSON.stringify(weights)}\n`);
  console.log(`written to ${to}`);
}
