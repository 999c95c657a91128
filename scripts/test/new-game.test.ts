/** `npm run new-game` in a copy of the repository: what it writes passes every check and can be played. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy.ts';

const copy = copyRepository();
afterAll(copy.remove);

const newGame = (...args: readonly string[]) => copy.run('scripts/new-game.mjs', ...args);
const games = () => readdirSync(join(copy.folder, 'games'));

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
  const before = games();
  const { status, output } = await newGame(...args);
  expect(output).toContain(why);
  expect(status).toBe(2);
  expect(games()).toEqual(before);
});

test('a new game is in every registry, passes its tests and all checks, and bots can play it', async () => {
  const { status, output } = await newGame('shell-duel');
  expect(output).toContain('games/shell-duel is a small game that works');
  expect(status).toBe(0);
  // `SH` belongs to Shenhun, `SD` is free.
  expect(copy.read('games/shell-duel/RULES.md')).toContain('**SD-1.1**');
  for (const file of readdirSync(join(copy.folder, 'games/shell-duel'), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    expect(readFileSync(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(/template|\bTG\b/i);
  }
  expect(copy.read('packages/games/src/rules.ts')).toContain("export { shellDuel } from '@taisen/shell-duel';");
  // The next command has nothing to install.
  expect(copy.read('node_modules/.taisen-lock')).toBe(copy.read('package-lock.json'));

  writeFileSync(
    join(copy.folder, 'tsconfig.new-game.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['packages/games', 'games/shell-duel'], exclude: [] }),
  );
  const steps: Readonly<Record<string, readonly string[]>> = {
    lint: [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      'games/shell-duel',
      'packages/games',
    ],
    operations: ['scripts/lint/operations.mjs'],
    types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.new-game.json'],
    tests: ['node_modules/vitest/vitest.mjs', 'run', 'games/shell-duel', 'packages/games'],
    bots: ['scripts/run.mjs', 'taisen', 'sim', 'shell-duel', '--games', '50', '--bots', 'greedy,random'],
  };
  for (const [step, args] of Object.entries(steps)) {
    const ran = await copy.run(...args);
    expect(`${step}: ${ran.status === 0 ? 'ok' : ran.output}`).toBe(`${step}: ok`);
    if (step === 'tests') expect(ran.output).toMatch(/shell-duel: 14 of 14 rules proved .* 7 of 7 clauses proved/);
    if (step === 'bots') expect(ran.output).toMatch(/ended by SD-1\.4/);
  }
});

test('the rules of a second game with the same initials get another prefix', async () => {
  expect((await newGame('sand-dune')).status).toBe(0);
  expect(copy.read('games/sand-dune/RULES.md')).toContain('**SA-1.1**');
  expect(existsSync(join(copy.folder, 'node_modules/@taisen/sand-dune/src/ruleset.ts'))).toBe(true);
});
