import { availableParallelism } from 'node:os';
import { GAMES, gameNamed } from '@taisen/games';
import { BadInput, type Game, type Ruling, type State } from '@taisen/kernel';
import { fixedDifferenceOf, type Measure, type Measured, parseStudy } from '@taisen/lab';
import { pair, read, wholeNumber } from '../options.ts';
import { writeSection } from '../sections.ts';
import { playStudy, prepareChecked } from '../studies.ts';

export const usage =
  'rulings FILE [--games a,b] [--pairs 1600] [--bots greedy,random] [--threads N]   measures every ruling of the games';

/** Measures what every other reading of a rule does, and writes it into a file, one section a game. */
export async function rulings(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['games', 'pairs', 'bots', 'threads']);
  const [file] = words;
  if (file === undefined) throw new BadInput('name the file to write, e.g. docs/rulings.md');
  const games = flags['games'] === undefined ? [...GAMES.values()] : flags['games'].split(',').map(gameNamed);
  const pairs = wholeNumber(flags, 'pairs', 1600, 100);
  const threads = wholeNumber(flags, 'threads', availableParallelism(), 1);
  // The first plays itself, and for the measure of skill the second.
  const bots = pair(flags['bots'] ?? 'greedy,random', (name) => name);
  const how = { pairs, threads, bots };
  for (const game of games) {
    const rows: string[] = [];
    for (const [name, ruling] of Object.entries(game.rulings as Readonly<Record<string, Ruling>>)) {
      for (const value of ruling.values.filter((each) => each !== ruling.default)) {
        rows.push(await rowOf(game, name, ruling, value, how));
        console.log(rows.at(-1));
        writeSection(file, game.id, sectionOf(game, rows, how));
      }
    }
  }
}

interface How {
  readonly pairs: number;
  readonly threads: number;
  readonly bots: readonly [string, string];
}

async function rowOf(
  game: Game<State>,
  name: string,
  ruling: Ruling,
  value: Ruling['default'],
  { pairs, threads, bots: [good, weak] }: How,
): Promise<string> {
  const compare = async (bots: readonly [string, string], measures: readonly string[]) => {
    const prepared = prepareChecked(
      parseStudy({ game: game.id, bots, measures, variant: { rulings: { [name]: value } }, seeds: { games: pairs } }),
    );
    const counts = await playStudy(prepared, threads);
    return prepared.measures.map((measure: Measure) => fixedDifferenceOf(counts, measure));
  };
  const said = game.words[`ruling.${name}.${value}`];
  const about = said === undefined ? ruling.about.en : `${ruling.about.en}: ${said.en}`;
  const head = `| ${ruling.rule} | \`${name}\`: ${ruling.default} → **${value}** | ${about} |`;
  try {
    const [starter, turns, choices] = await compare([good, good], ['starter', 'turns', 'choices']);
    // The better player wins more often where skill counts for more.
    const [skill] = await compare([good, weak], ['first']);
    return `${head} ${[starter, turns, choices, skill].map((each) => differenceText(each as Measured)).join(' | ')} |`;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return `${head} ${error.message.replaceAll('|', '/')} | | | |`;
  }
}

/** In bold if the interval does not contain zero. */
function differenceText({ isShare, mean, low, high }: Measured): string {
  const text = (value: number) => `${value > 0 ? '+' : ''}${(isShare ? value * 100 : value).toFixed(1)}`;
  const shown = `${text(mean)} [${text(low)}, ${text(high)}]`;
  return low > 0 || high < 0 ? `**${shown}**` : shown;
}

const HEAD =
  '| rule | ruling | what it says | starting player wins, points | turns | decisions with a choice | better bot wins, points |\n|---|---|---|---|---|---|---|';

function sectionOf(game: Game<State>, rows: readonly string[], { pairs, bots }: How): string {
  return [
    `## ${game.name.en}`,
    '',
    `_Version ${game.ruleset.replace(/-.*$/, '')}, ${pairs} pairs of games for each reading; ${bots[0]} against itself, and against ${bots[1]}._`,
    '',
    HEAD,
    ...rows,
  ].join('\n');
}
