import { gameNamed } from '@taisen/games';
import { type RulingValues, ratedRulings } from '@taisen/kernel';
import { parseStudy, reportOf, type StudyReport } from '@taisen/lab';
import { balanceSection } from '@taisen/lab/files';
import { bot, read, wholeNumber } from '../options.ts';
import { writeSection } from '../sections.ts';
import { playStudy, prepareChecked } from '../studies.ts';

export const usage =
  'balance GAME [--bots greedy] [--games 1000] [--iterations 8 (of level5)] [--seed 1] [--threads N] [--write docs/balance.md]';

/** Seats, decks, matchups, ideas and the use of cards, by the rules of rated matches; printed, and kept with `--write`. */
export async function balance(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['bots', 'games', 'iterations', 'seed', 'threads', 'write']);
  const game = gameNamed(words[0]);
  const name = flags['bots'] ?? 'greedy';
  bot(name);
  const games = wholeNumber(flags, 'games', 1000, 1);
  const iterations = wholeNumber(flags, 'iterations', 8, 1);
  const threads = flags['threads'] === undefined ? undefined : wholeNumber(flags, 'threads', 1, 1);
  const seeds = { first: wholeNumber(flags, 'seed', 1), games };
  const play = async (rulings: RulingValues): Promise<StudyReport> => {
    const patch = Object.keys(rulings).length === 0 ? {} : { patch: { rulings } };
    const prepared = prepareChecked(parseStudy({ game: game.id, bots: [name, name], iterations, seeds, ...patch }));
    return reportOf(prepared, await playStudy(prepared, threads));
  };
  const rulings = ratedRulings(game);
  const rated = await play(rulings);
  const authors = Object.keys(rulings).length === 0 ? null : await play({});
  const bots = name === 'level5' ? `${name}, ${iterations} iterations` : name;
  const command = ['npm run taisen -- balance', ...args.filter((_, at) => !isWrite(args, at))].join(' ');
  const section = balanceSection({ game, rated, authors, bots, command });
  console.log(section);
  const file = flags['write'];
  if (file !== undefined) writeSection(file, `${game.id} ${name}`, section);
}

/** Where the table is kept is no part of how it was made; neither is the number of threads. */
const isWrite = (args: readonly string[], at: number): boolean =>
  [at, at - 1].some((each) => args[each] === '--write' || args[each] === '--threads');
