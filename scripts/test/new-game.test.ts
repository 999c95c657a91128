/** `npm run new-game` in a copy of the repository: what it writes passes every check and can be played. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'taisen-new-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ran {
  readonly status: number;
  readonly output: string;
}

/** A command in the copy. What it prints is kept: it says why a test fails. */
const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    // This process is a test run of its own, of which the one in the copy must not know.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|TAISEN_)/.test(key)),
    );
    execFile(process.execPath, args, { cwd: copy, env }, (error, stdout, stderr) =>
      done({ status: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1, output: stdout + stderr }),
    );
  });

const newGame = (...args: readonly string[]) => run('scripts/new-game.mjs', ...args);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const bin = (path: string) => join('node_modules', path);

beforeAll(async () => {
  const made = /[\\/](?:node_modules|dist)(?:[\\/]|$)/;
  for (const part of [
    'packages',
    'games',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    'vitest.config.ts',
    '.gitignore',
  ])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !made.test(path.slice(root.length - 1)),
    });
  // What is installed is shared, but for our own packages: they are those of the copy.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter(
    (each) => each !== '@taisen' && !each.startsWith('.'),
  ))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  cpSync(join(root, 'node_modules/@taisen'), join(copy, 'node_modules/@taisen'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  writeFileSync(join(copy, 'node_modules/.taisen-lock'), read('package-lock.json'));
});

test.each([
  [[], 'usage: npm run new-game -- NAME'],
  [['a', 'b'], 'usage: npm run new-game -- NAME'],
  [['Tide Duel'], 'lower-case letters'],
  [['tide--duel'], 'lower-case letters'],
  [['2-duel'], 'lower-case letters'],
  [['linkavel'], 'games/linkavel exists already'],
  [['kernel'], 'there is a package @taisen/kernel already'],
  [['settings'], 'reserved'],
  [['class'], 'a word of JavaScript'],
])('%j is refused and nothing is written', async (args, why) => {
  const before = readdirSync(join(copy, 'games'));
  const { status, output } = await newGame(...args);
  expect(output).toContain(why);
  expect(status).toBe(2);
  expect(readdirSync(join(copy, 'games'))).toEqual(before);
});

test('a new game is in every registry, passes its tests and all checks, and bots can play it', async () => {
  const { status, output } = await newGame('shell-duel');
  expect(output).toContain('games/shell-duel is a small game that works');
  expect(status).toBe(0);
  // `SH` belongs to Shenhun, `SD` is free.
  expect(read('games/shell-duel/RULES.md')).toContain('**SD-1.1**');
  for (const file of readdirSync(join(copy, 'games/shell-duel'), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    expect(readFileSync(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(/template|\bTG\b/i);
  }
  expect(read('packages/games/src/rules.ts')).toContain("export { shellDuel } from '@taisen/shell-duel';");
  expect(read('node_modules/.taisen-lock')).toBe(read('package-lock.json'));

  writeFileSync(
    join(copy, 'tsconfig.new-game.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['packages/games', 'games/shell-duel'], exclude: [] }),
  );
  const steps: Readonly<Record<string, readonly string[]>> = {
    lint: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', 'games/shell-duel', 'packages/games'],
    operations: ['scripts/lint/operations.mjs'],
    types: [bin('typescript/bin/tsc'), '-p', 'tsconfig.new-game.json'],
    tests: [bin('vitest/vitest.mjs'), 'run', 'games/shell-duel', 'packages/games'],
    bots: ['scripts/run.mjs', 'taisen', 'sim', 'shell-duel', '--games', '50', '--bots', 'greedy,random'],
  };
  for (const [step, args] of Object.entries(steps)) {
    const ran = await run(...args);
    expect(`${step}: ${ran.status === 0 ? 'ok' : ran.output}`).toBe(`${step}: ok`);
    if (step === 'tests') expect(ran.output).toMatch(/shell-duel: 14 of 14 rules proved .* 7 of 7 clauses proved/);
    if (step === 'bots') expect(ran.output).toMatch(/ended by SD-1\.4/);
  }
});

test('the rules of a second game with the same initials get another prefix', async () => {
  expect((await newGame('sand-dune')).status).toBe(0);
  const prefix = /\*\*([A-Z]{2})-1\.1\*\*/.exec(read('games/sand-dune/RULES.md'))?.[1];
  expect(prefix).toBe('SA');
  expect(existsSync(join(copy, 'node_modules/@taisen/sand-dune/src/ruleset.ts'))).toBe(true);
});
