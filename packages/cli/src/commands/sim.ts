import { gameNamed } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { type Share, type Spread, simulate } from '@taisen/lab';
import { deck, pair, read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { botFrom } from '../tasks.ts';

export const usage =
  'sim GAME [--games 1000] [--bots greedy,random] [--iterations 200 (of level5)] [--decks a,b] [--seed 1]';

export function sim(args: readonly string[]): void {
  const { words, flags } = read(args, ['games', 'bots', 'iterations', 'decks', 'seed']);
  const game = gameNamed(words[0]);
  if (words.length > 1) throw new BadInput(`"${words[1]}" is one argument too many`);
  const games = wholeNumber(flags, 'games', 1000, 1);
  const names = pair(flags['bots'] ?? 'random', (name) => name);
  const iterations = wholeNumber(flags, 'iterations', 200, 1);
  const bar = progressBar('games', games);
  const report = simulate(
    {
      game,
      games,
      seed: wholeNumber(flags, 'seed', 1),
      bots: [botFrom({ name: names[0], iterations }), botFrom({ name: names[1], iterations })],
      ...(flags['decks'] === undefined ? {} : { decks: pair(flags['decks'], (id) => deck(game, id).id) }),
    },
    bar,
  );
  const rows: [string, string][] = [
    ['games', String(report.games)],
    [`seat 1 wins (${names[0]})`, percent(report.seats[0])],
    [`seat 2 wins (${names[1]})`, percent(report.seats[1])],
    ['draws', percent(report.draws)],
    ['starting player wins', percent(report.starter)],
    ['turns, both players', numbers(report.turns)],
    ['decisions', numbers(report.decisions)],
    ...[...report.endings].map(([rule, count]): [string, string] => [`ended by ${rule}`, String(count)]),
    ...[...report.decks].map(([id, won]): [string, string] => [`deck ${id} wins`, percent(won)]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, value] of rows) console.log(`${label.padEnd(width)}  ${value}`);
}

const percent = ({ count, share, low, high }: Share): string =>
  `${(share * 100).toFixed(1)}%  [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]  ${count}`;
const numbers = ({ median, low, high, mean }: Spread): string =>
  `median ${median}, 80% within ${low}–${high}, mean ${mean.toFixed(1)}`;
