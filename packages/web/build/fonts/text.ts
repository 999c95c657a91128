/** The characters that the app can show in a language, read from its sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_NAMES, LANGUAGE_SHORT } from '../../src/words/frame.ts';

export type Script = 'ja' | 'zh-Hant';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'golden']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(tsx?|md|html)$/.test(entry.name) ? [path] : [];
  });
}

/** The texts of the other language: `'zh-Hant': '…'` in code, and rule books. */
const OTHERS: Readonly<Record<Script, { readonly texts: RegExp; readonly file: RegExp }>> = {
  ja: { texts: /'zh-Hant':\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g, file: /\.zh-Hant\.md$/ },
  'zh-Hant': { texts: /\bja:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g, file: /\.ja\.md$/ },
};

/** The switch on every page names every language in itself. */
const NAMES = [...Object.values(LANGUAGE_NAMES), ...Object.values(LANGUAGE_SHORT)].join('');

/** The characters of these files, without those that occur only in texts of the other language. */
export function charactersOf(files: readonly string[], script: Script): ReadonlySet<number> {
  const { texts, file: other } = OTHERS[script];
  const shown = files
    .filter((file) => !other.test(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll(texts, ''));
  // Others are in the Latin fonts.
  return new Set([NAMES, ...shown].flatMap((text) => [...text].map(codeOf)).filter((code) => code > 0x2e7f));
}

const codeOf = (letter: string): number => letter.codePointAt(0) as number;

/** Everything that a player may read. */
export const allSources = (): readonly string[] => ['packages', 'games'].flatMap((part) => filesIn(join(root, part)));

const IMPORT = /^(?:import|export)\b[^;]*?from\s+'([^']+)'/gm;

/** What the home page is made of: the files that are imported from its script without `import()`. */
export function homeSources(entry: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      for (const path of pathsOf(from, file)) visit(path);
  };
  visit(entry);
  return [...seen];
}

/** Only `@taisen/games` has texts that the home page shows; the games' own packages are loaded later. */
function pathsOf(from: string, file: string): readonly string[] {
  if (from.startsWith('.')) return [join(dirname(file), from)];
  const [scope, game, part] = from.split('/');
  if (from === '@taisen/games' || from.startsWith('@taisen/games/'))
    return [join(root, 'packages/games/src', `${part ?? 'index'}.ts`)];
  return scope === '@taisen' && part === 'about' ? [join(root, 'games', game as string, 'about.ts')] : [];
}
