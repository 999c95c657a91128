/**
 * The fingerprint of what happens in a game: a hash over the code of the kernel and of the game that a match can reach.
 * Words, pictures, evaluations, comments, white space and the names of functions and variables are not part of it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { build, transformSync } from 'esbuild';

/** An object with exactly these keys is a text in three languages. */
const LANGUAGES = ['en', 'ja', 'zh-Hant'];
/** Fields that no match depends on: a card's picture, how its name is read, and a ruling's value in rated matches. */
const NOT_IN_A_MATCH = ['art', 'reading', 'rated'];
/** The parts of a `Game` that no match depends on. Ready decks are none of them: a match has its own lists. */
const NOT_PLAYED = ['name', 'words', 'events', 'evaluate', 'features', 'decks', 'houseSets'];

const nameOf = ({ key, computed }) => (computed || key === undefined ? undefined : (key.name ?? key.value));

/** The parts of a file to leave out, as `[start, end, instead]`, outermost first. */
function cuts(node, isIndex) {
  if (Array.isArray(node)) return node.flatMap((each) => cuts(each, isIndex));
  if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return [];
  // What the index passes on is for the screens.
  if (isIndex && node.type === 'ExportNamedDeclaration' && node.source !== null) return [[node.start, node.end, '']];
  if (node.type === 'ObjectExpression') {
    const names = node.properties.map(nameOf);
    if (names.length === LANGUAGES.length && LANGUAGES.every((name) => names.includes(name)))
      return [[node.start, node.end, '{}']];
    const isGame = isIndex && names.includes('ruleset');
    return node.properties.flatMap((property, i) =>
      NOT_IN_A_MATCH.includes(names[i]) || (isGame && NOT_PLAYED.includes(names[i]))
        ? [[property.start, property.end, '...{}']]
        : cuts(property, isIndex),
    );
  }
  return Object.values(node).flatMap((child) => cuts(child, isIndex));
}

/** The code of a file without what only people see. */
export function playedPart(source, isIndex = false) {
  const { code } = transformSync(source, { loader: 'ts', charset: 'utf8', legalComments: 'none', target: 'es2023' });
  const tree = parse(code, { ecmaVersion: 2023, sourceType: 'module' });
  let result = '';
  let at = 0;
  for (const [start, end, instead] of cuts(tree, isIndex)) {
    result += code.slice(at, start) + instead;
    at = end;
  }
  return result + code.slice(at);
}

/** Reads every source without what only people see; a module of which nothing is used is left out altogether. */
const played = (game) => ({
  name: 'played',
  setup({ onLoad, onResolve, resolve }) {
    // The fingerprint is about to be written there; in a new clone the file does not exist yet.
    onResolve({ filter: /\/ruleset\.ts$/ }, () => ({ path: 'ruleset', namespace: 'to-be-made', sideEffects: false }));
    onLoad({ filter: /./, namespace: 'to-be-made' }, () => ({ contents: "export const ruleset = '';", loader: 'js' }));
    onResolve({ filter: /./ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
      const found = await resolve(path, { resolveDir, kind, pluginData: 'resolved' });
      return found.errors.length > 0 ? found : { path: found.path, sideEffects: false };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const isIndex = path === join(process.cwd(), 'games', game, 'src', 'index.ts');
      return { contents: playedPart(readFileSync(path, 'utf8'), isIndex), loader: 'js' };
    });
  },
});

/** The identifiers that name variables, as `[start, end, name]`; names of properties are part of what happens. */
function variables(node) {
  if (Array.isArray(node)) return node.flatMap(variables);
  if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return [];
  if (node.type === 'Identifier') return node.name in globalThis ? [] : [[node.start, node.end, node.name]];
  const children = Object.entries(node).filter(
    ([key]) => node.computed === true || !(key === 'property' || key === 'key' || key === 'exported'),
  );
  return children.flatMap(([, child]) => variables(child));
}

/** Short names depend on which letters are frequent in all names, so variables are numbered in order of appearance. */
function withoutNames(code) {
  const numbers = new Map();
  let result = '';
  let at = 0;
  const found = variables(parse(code, { ecmaVersion: 2023, sourceType: 'module' })).sort(([a], [b]) => a - b);
  for (const [start, end, name] of found) {
    // The name and the value of a short property are one.
    if (start < at) continue;
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    result += `${code.slice(at, start)}$${numbers.get(name)}`;
    at = end;
  }
  return result + code.slice(at);
}

export async function behaviourOf(game) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { Match } from './packages/kernel/src/match.ts'; export * from './games/${game}/src/index.ts'`,
      resolveDir: process.cwd(),
    },
    plugins: [played(game)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  });
  return createHash('sha256').update(withoutNames(outputFiles[0].text)).digest('hex').slice(0, 12);
}
