import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES, gameNamed } from '@taisen/games';
import { BadInput, type Game, type State } from '@taisen/kernel';
import { type Share, type Standing, Tally } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { botOf, type Pair } from '../tasks.ts';
import { inThreads } from '../threads.ts';

export const usage = 'arena GAME|--table FILE [--bots level5,greedy] [--pairs 100] [--at-least 80] [--iterations 200]';

/** The claims about the levels: the first wins this percentage of games against the second. */
const CLAIMS: readonly (readonly [string, string, number])[] = [
  ['level5', 'random', 99],
  ['level5', 'greedy', 80],
  ['level2', 'level1', 65],
  ['level3', 'level2', 65],
  ['level4', 'level3', 65],
  ['level5', 'level4', 65],
];
const BEGIN = '<!-- arena -->';
const END = '<!-- /arena -->';

export async function arena(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['bots', 'pairs', 'seed', 'at-least', 'iterations', 'table', 'games']);
  const pairs = wholeNumber(flags, 'pairs', 100, 1);
  const seed = wholeNumber(flags, 'seed', 1);
  const iterations = wholeNumber(flags, 'iterations', 200, 1);
  const compete = async (
    game: Game<State>,
    [a, b, atLeast]: readonly [string, string, number | null],
  ): Promise<Standing> => {
    const bots = [
      { name: a, iterations },
      { name: b, iterations },
    ] as const;
    for (const named of bots) await botOf(named);
    const tally = new Tally(atLeast === null ? undefined : atLeast / 100);
    const bar = progressBar(`pairs of ${game.id}, ${a} against ${b}`, pairs);
    const parts = Array.from({ length: pairs }, (_, i): Pair => ({ game: game.id, bots, seed: seed + i }));
    let played = 0;
    await inThreads<Pair, number>('pair', parts, (won) => {
      bar(++played);
      return tally.add(won);
    });
    return tally.standing();
  };
  if (flags['table'] === undefined) {
    const [a = 'level5', b = 'greedy'] = (flags['bots'] ?? 'level5,greedy').split(',');
    const atLeast = flags['at-least'] === undefined ? null : wholeNumber(flags, 'at-least', 0, 1, 99);
    console.log(summary(`${a} against ${b}`, await compete(gameNamed(words[0]), [a, b, atLeast])));
    return;
  }
  const games = flags['games'] === undefined ? [...GAMES.values()] : flags['games'].split(',').map(gameNamed);
  const rows: string[] = [];
  for (const game of games) {
    for (const claim of CLAIMS) {
      const standing = await compete(game, claim);
      console.log(summary(`${game.id}: ${claim[0]} against ${claim[1]}`, standing));
      rows.push(row(game, claim, standing));
      writeTable(flags['table'], rows, `level 5 with ${iterations} iterations, at most ${pairs} pairs, seed ${seed}`);
    }
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
const points = (rating: number): string => `${rating > 0 ? '+' : ''}${rating.toFixed(0)}`;

const interval = ({ low, high }: Share): string => `[${percent(low)}, ${percent(high)}]`;

const summary = (who: string, { wins, verdict, pairs, decided, rating: [low, middle, high] }: Standing): string =>
  `${who}: ${percent(wins.share)} ${interval(wins)} of ${wins.of} games, ` +
  `rating ${points(middle)} [${points(low)}, ${points(high)}], ${verdict}; ` +
  `pairs: ${pairs.won} won, ${pairs.split} split, ${pairs.lost} lost, ` +
  `${percent(decided.share)} ${interval(decided)} of the decided`;

function row(game: Game<State>, [a, b, atLeast]: readonly [string, string, number], standing: Standing): string {
  const { wins, verdict, rating } = standing;
  const cells = [
    game.name.en,
    `${a} – ${b}`,
    `${atLeast}%`,
    percent(wins.share),
    `${percent(wins.low)} – ${percent(wins.high)}`,
    String(wins.of),
    points(rating[1]),
    verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Replaces the table between its markers; the rest of the file stays. */
function writeTable(file: string, rows: readonly string[], how: string): void {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new BadInput(`${file} has no markers for the table: "${BEGIN}" and "${END}"`);
  const head =
    '| game | who | at least | wins | 95% interval | games | rating | verdict |\n|---|---|---|---|---|---|---|---|';
  const table = [BEGIN, `_Made with ${how}._`, '', head, ...rows, ''].join('\n');
  writeFileSync(file, text.slice(0, from) + table + text.slice(to));
}
