/**
 * Which tests prove which clause and which rule, for the page for authors.
 * - `virtual:games/tests`: for every game, a function that loads the tests of that game.
 * - `virtual:games/<game>/tests`: the tests of `games/<game>/test`.
 *
 * Titles and ids are often computed, and many tests are written with functions of their own around `clause`. So the test
 * files are not parsed but loaded, by a process in which Vitest is replaced by a list.
 */
import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Listing } from './list.ts';
import type { Registered } from './stand-in.ts';

/** A test of a clause or of rules. */
export interface ProvingTest {
  readonly title: string;
  /** The path in the repository. */
  readonly file: string;
  readonly line: number;
}

export interface GameTests {
  /** By clause, as `card.key`. */
  readonly clauses: Readonly<Record<string, readonly ProvingTest[]>>;
  /** By the id of the rule. */
  readonly rules: Readonly<Record<string, readonly ProvingTest[]>>;
  /** Test files that could not be loaded, each with the reason. */
  readonly failed: readonly string[];
}

const ALL = 'virtual:games/tests';
const idOf = (game: string) => `virtual:games/${game}/tests`;
const gameOf = (id: string): string | undefined => /^virtual:games\/([^/]+)\/tests$/.exec(id)?.[1];
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const GAMES = join(root, 'games');
/** In milliseconds. Loading all tests of a game takes about one second, on a busy machine many. */
const PATIENCE = 240_000;

const filesOf = (game: string): readonly string[] =>
  globSync('**/*.test.ts', { cwd: join(GAMES, game, 'test') })
    .sort()
    .map((file) => join(GAMES, game, 'test', file));

/** The tests of the game with this folder. */
export const testsOf = (game: string): Promise<GameTests> => testsIn(filesOf(game));

export async function testsIn(files: readonly string[]): Promise<GameTests> {
  const program = fileURLToPath(new URL('list.ts', import.meta.url));
  const options = { cwd: root, timeout: PATIENCE, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 } as const;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...files], options);
  if (stdout === '') throw new Error(`the tests of ${files.length} files were not listed: ${stderr}`);
  const { registered, failed } = JSON.parse(stdout) as Listing;
  return { ...grouped(registered), failed: failed.map((reason) => reason.replaceAll(root, '')) };
}

/** `clause` and `rule` of the test kit put the id before the title. */
function grouped(tests: readonly Registered[]): Pick<GameTests, 'clauses' | 'rules'> {
  const clauses: Record<string, ProvingTest[]> = {};
  const rules: Record<string, ProvingTest[]> = {};
  for (const { name, clause, rules: ids = [], file, line } of tests) {
    const test = (prefix: string): ProvingTest => ({
      title: name.startsWith(prefix) ? name.slice(prefix.length) : name,
      file: relative(root, file).split(sep).join('/'),
      line,
    });
    for (const id of ids) rules[id] = [...(rules[id] ?? []), test(`${ids.join(' ')} `)];
    if (clause === undefined) continue;
    // `game/card.key`
    const id = clause.slice(clause.indexOf('/') + 1);
    clauses[id] = [...(clauses[id] ?? []), test(`${id.replace('.', ' ')}: `)];
  }
  return { clauses, rules };
}

const gamesWithTests = (): readonly string[] =>
  readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'test')));

export function tests(): Plugin {
  return {
    name: 'taisen:tests',
    resolveId: (id) => (id === ALL || gameOf(id) !== undefined ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ALL}`) {
        const loaders = gamesWithTests().map((game) => `${JSON.stringify(game)}: () => import("${idOf(game)}")`);
        return `export default {${loaders.join(', ')}}`;
      }
      const game = id.startsWith('\0') ? gameOf(id.slice(1)) : undefined;
      if (game === undefined) return null;
      const found = await testsOf(game);
      for (const reason of found.failed) this.warn(reason);
      return `export default ${JSON.stringify(found)}`;
    },
    configureServer({ watcher }) {
      watcher.add(gamesWithTests().map((game) => join(GAMES, game, 'test')));
    },
    /** Changed, added and removed tests: all of them may be used by others, so all are listed again. */
    hotUpdate({ file }) {
      const game = /^([^/]+)\/test\//.exec(relative(GAMES, file).split(sep).join('/'))?.[1];
      const module = game === undefined ? undefined : this.environment.moduleGraph.getModuleById(`\0${idOf(game)}`);
      return module === undefined ? undefined : [module];
    },
  };
}
