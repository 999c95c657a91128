import { gameNamed } from '@taisen/games';
import { parseStudy, reportOf } from '@taisen/lab';
import { bot, deck, pair, read, wholeNumber } from '../options.ts';
import { playStudy, prepareChecked } from '../studies.ts';
import { reportText } from '../tables.ts';

export const usage =
  'sim GAME [--games 1000] [--bots greedy,random] [--iterations 200 (of level5)] [--decks a,b] [--seed 1]';

/** A study of a game as it is, from flags instead of a file, printed and not kept. */
export async function sim(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'bots', 'iterations', 'decks', 'seed']);
  const game = gameNamed(words[0]);
  const bots = pair(flags['bots'] ?? 'random', (name) => {
    bot(name);
    return name;
  });
  const study = parseStudy({
    game: game.id,
    bots,
    iterations: wholeNumber(flags, 'iterations', 200, 1),
    measures: ['first', 'draws', 'starter', 'comebacks'],
    seeds: { first: wholeNumber(flags, 'seed', 1), games: wholeNumber(flags, 'games', 1000, 1) },
    ...(flags['decks'] === undefined ? {} : decksFrom(pair(flags['decks'], (id) => deck(game, id).id))),
  });
  const prepared = prepareChecked(study);
  console.log(reportText(reportOf(prepared, await playStudy(prepared))));
}

const decksFrom = ([mine, theirs]: readonly [string, string]) =>
  mine === theirs ? { decks: [mine] } : { decks: [mine, theirs], pairing: 'seats' };
