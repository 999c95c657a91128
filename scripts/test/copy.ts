/** A copy of the repository in a temporary folder, for tests that write into it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = [
  'packages',
  'games',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'vitest.config.ts',
  '.gitignore',
];
/** Made, installed, or of no use here. */
const SKIPPED = /[\\/](?:node_modules|dist|\.building)(?:[\\/]|$)/;

export interface Ran {
  readonly status: number;
  /** Everything that it printed. */
  readonly output: string;
}

export interface Copy {
  readonly folder: string;
  read(path: string): string;
  /** Runs a script with Node in the copy. */
  run(...args: readonly string[]): Promise<Ran>;
  remove(): void;
}

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'taisen-copy-'));
  const inCopy = (path: string) => join(folder, path);
  for (const part of PARTS)
    cpSync(join(root, part), inCopy(part), {
      recursive: true,
      filter: (path) => !SKIPPED.test(path.slice(root.length - 1)),
    });
  // Installed packages are shared. Links to our own packages lead to those of the copy.
  mkdirSync(inCopy('node_modules'));
  const installed = readdirSync(join(root, 'node_modules')).filter(
    (name) => name !== '@taisen' && !name.startsWith('.'),
  );
  for (const name of installed)
    symlinkSync(join(root, 'node_modules', name), inCopy(`node_modules/${name}`), 'junction');
  // Some packages need another version of a library than the rest.
  for (const name of readdirSync(join(root, 'packages'))) {
    const nested = join('packages', name, 'node_modules');
    if (existsSync(join(root, nested))) symlinkSync(join(root, nested), inCopy(nested), 'junction');
  }
  const own = 'node_modules/@taisen';
  cpSync(join(root, own), inCopy(own), { recursive: true, verbatimSymlinks: true });
  cpSync(inCopy('package-lock.json'), inCopy('node_modules/.taisen-lock'));
  return {
    folder,
    read: (path) => readFileSync(inCopy(path), 'utf8'),
    run: (...args) => run(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Without the variables by which a test run would be taken for a part of this one. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV$|TAISEN_)/.test(key)));

const run = (cwd: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd, env: environment() }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      done({ status, output: stdout + stderr });
    });
  });
