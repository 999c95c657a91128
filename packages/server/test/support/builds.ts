/** Builds of other releases: copies of the repository in which a card of every game is changed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, copyRepository } from '../../../../scripts/test/copy.ts';

export interface Build {
  /** The script of the bundled server. */
  readonly main: string;
  /** The folder of the pages; null if they were not built. */
  readonly web: string | null;
  remove(): void;
}

/** A number that a card's text and code use. */
const NUMBER = /(vars: \{ \w+: |\{ n: )(\d+)/;

/** Each release adds `by` to a number of one card in every game, and has a version of its own. */
export async function buildRelease(by: number, withPages = false): Promise<Build> {
  const copy = copyRepository();
  for (const game of readdirSync(join(copy.folder, 'games'))) {
    const folder = join(copy.folder, 'games', game);
    changeCard(join(folder, 'src', 'cards'), by);
    replaceIn(join(folder, 'package.json'), /"version": "[^"]+"/, () => `"version": "99.${by}.0"`);
  }
  await run(copy, 'scripts/modules/build.mjs');
  await run(copy, 'scripts/server.mjs');
  const pages = 'packages/web';
  if (withPages) await run(copy, 'node_modules/vite/bin/vite.js', 'build', pages, '--logLevel', 'error');
  return {
    main: join(copy.folder, 'packages/server/dist/main.mjs'),
    web: withPages ? join(copy.folder, pages, 'dist') : null,
    remove: copy.remove,
  };
}

function changeCard(folder: string, by: number): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const file = files.find((each) => NUMBER.test(readFileSync(each, 'utf8')));
  if (file === undefined) throw new Error(`no card in ${folder} has a number`);
  replaceIn(file, NUMBER, (_, before, number) => `${before}${Number(number) + by}`);
}

function replaceIn(file: string, what: RegExp, by: (...found: string[]) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file} has no ${what}`);
  writeFileSync(file, text.replace(what, by));
}

async function run(copy: Copy, script: string, ...args: readonly string[]): Promise<void> {
  const { status, output } = await copy.run(script, ...args);
  if (status !== 0) throw new Error(`${script} failed: ${output}`);
}
