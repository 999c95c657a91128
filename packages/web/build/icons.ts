/**
 * `virtual:icons/<game>` holds the outlines of the icons that the game's cards name, and of those that its faces add
 * in `src/worlds/<game>/icons.json`; `virtual:icons/covers` those of the home page. Four thousand others stay at home.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
const COVERS = '../src/games/cover-icons.json';

/** A list of names kept beside what draws them. */
function listed(path: string): readonly string[] {
  const file = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}

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

/** The names that a game's cards use, read from the definitions themselves. */
export async function iconsOfGame(game: string): Promise<readonly string[]> {
  const entry = fileURLToPath(new URL(`../../../games/${game}/src/index.ts`, import.meta.url));
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
  return [...new Set([...found.cards.map(({ art }) => art.icon), ...listed(`../src/worlds/${game}/icons.json`)])];
}

interface WithArt {
  readonly cards: readonly { readonly art: { readonly icon: string } }[];
}
const isGame = (value: unknown): value is WithArt =>
  typeof value === 'object' && value !== null && 'cards' in value && 'ruleset' in value;

export function icons(): Plugin {
  return {
    name: 'taisen:icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const names = game === 'covers' ? listed(COVERS) : await iconsOfGame(game);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outlineOf(name)])))}`;
    },
  };
}
