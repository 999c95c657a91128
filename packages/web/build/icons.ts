/**
 * Only the icons that are used are shipped, not all four thousand of the set.
 * - `virtual:icons/<game>`: those that the game's cards name, and those in `src/games/<game>/icons.json`.
 * - `virtual:icons/covers`: those in `src/games/<game>/cover-icons.json` of every game.
 * - `virtual:generic-icons`: for every game without a folder in `src/games`, a function that loads its icons.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
const GENERIC = 'virtual:generic-icons';
const LOOKS = new URL('../src/games/', import.meta.url);
const GAMES = new URL('../../../games/', import.meta.url);

/** A list of names in a game's folder. */
function listed(path: string): readonly string[] {
  const file = new URL(path, LOOKS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}

const iconsOfCovers = (): readonly string[] => [
  ...new Set(readdirSync(LOOKS).flatMap((folder) => listed(`${folder}/cover-icons.json`))),
];

/** Games that have rules and no folder in `src/games`. */
const genericGames = (): readonly string[] =>
  readdirSync(GAMES).filter(
    (game) => existsSync(new URL(`${game}/src/index.ts`, GAMES)) && !existsSync(new URL(`${game}/`, LOOKS)),
  );

const loadersOf = (games: readonly string[]): string =>
  `export default {${games.map((game) => `${JSON.stringify(game)}: () => import("${PREFIX}${game}")`).join(', ')}}`;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

let set: IconSet | undefined;
function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  return set;
}

/** The outline of an icon, drawn on a square of 512. */
export function outlineOf(name: string): string {
  const { icons, aliases } = iconSet();
  const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body;
  const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`there is no icon called "${name}"`);
  return paths.join('');
}

/** The names of the icons that a game's cards use, read from the cards' definitions. */
export async function iconsOfGame(game: string): Promise<readonly string[]> {
  const entry = fileURLToPath(new URL(`${game}/src/index.ts`, GAMES));
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from ${JSON.stringify(entry)}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as Record<string, unknown>;
  const found = Object.values(module).find(isGame);
  if (found === undefined) throw new Error(`games/${game} exports no game`);
  const named = found.cards.flatMap(({ art }) => (art === undefined ? [] : [art.icon]));
  return [...new Set([...named, ...listed(`${game}/icons.json`)])];
}

interface WithArt {
  readonly cards: readonly { readonly art?: { readonly icon: string } }[];
}
const isGame = (value: unknown): value is WithArt =>
  typeof value === 'object' && value !== null && 'cards' in value && 'ruleset' in value;

export function icons(): Plugin {
  return {
    name: 'taisen:icons',
    resolveId: (id) => (id === GENERIC || id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${GENERIC}`) return loadersOf(genericGames());
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const names = game === 'covers' ? iconsOfCovers() : await iconsOfGame(game);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outlineOf(name)])))}`;
    },
  };
}
