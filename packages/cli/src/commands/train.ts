import { writeFileSync } from 'node:fs';
import { gameNamed } from '@taisen/games';
import { train as learn } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';

export const usage = 'train GAME [--games 1500] [--rounds 3] [--seed 1] [--to FILE]';

/** Learns what a game's counts and cards are worth, and writes it where the bots look for it. */
export function train(args: readonly string[]): void {
  const { words, flags } = read(args, ['games', 'rounds', 'seed', 'to']);
  const game = gameNamed(words[0]);
  const games = wholeNumber(flags, 'games', 1500, 10);
  const rounds = wholeNumber(flags, 'rounds', 3);
  const seed = wholeNumber(flags, 'seed', 1);
  const to = flags['to'] ?? `packages/bots/src/value/weights/${game.id}.json`;
  const bar = progressBar('games', games * (rounds + 1));
  const made = `npm run taisen -- train ${game.id} --games ${games} --rounds ${rounds} --seed ${seed}`;
  const weights = learn(game, { games, rounds, seed }, made, bar, ({ round, positions, loss, learned }) => {
    console.log(
      `round ${round}: ${positions} positions, loss ${learned.toFixed(4)}, on games kept aside ${loss.toFixed(4)}`,
    );
  });
  writeFileSync(to, `${JSON.stringify(weights)}\n`);
  console.log(`written to ${to}`);
}
