/** What changes the ruleset of a game, and what does not, in a copy of the repository. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy.ts';

const copy = copyRepository();
afterAll(copy.remove);

interface Made {
  readonly game: string;
  readonly ruleset: string;
  readonly hash: string;
}

async function build(): Promise<ReadonlyMap<string, Made>> {
  const { status, output } = await copy.run('scripts/modules/build.mjs');
  expect(`${status} ${output}`).toBe('0 ');
  const made = JSON.parse(copy.read('.taisen/modules/manifest.json')) as Made[];
  return new Map(made.map((each) => [each.game, each]));
}

function replace(file: string, from: string | RegExp, to: string): void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(path, text.replaceAll(new RegExp(from, 'g'), to));
}

/** Renames a function in all sources of a game. */
function rename(game: string, from: string, to: string): void {
  const folder = join(copy.folder, 'games', game, 'src');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
  }
}

const rulesets = (made: ReadonlyMap<string, Made>) => [...made.values()].map(({ ruleset }) => ruleset);
const CARD = 'games/linkavel/src/cards/water/tide-heron.ts';

test('words, pictures, evaluations, comments and names of functions do not change it; a number does', async () => {
  // As in a new clone.
  for (const game of readdirSync(join(copy.folder, 'games')))
    rmSync(join(copy.folder, 'games', game, 'src/ruleset.ts'), { force: true });
  const before = await build();
  expect(rulesets(before).every((ruleset) => /^\d+\.\d+\.\d+-[0-9a-f]{12}$/.test(ruleset))).toBe(true);
  expect(copy.read('games/linkavel/src/ruleset.ts')).toContain(`'${before.get('linkavel')?.ruleset}'`);

  replace(CARD, /潮路の鷺/, '潮路のさぎ');
  replace(CARD, /reading: '[^']+'/, "reading: 'さぎ'");
  replace(CARD, /icon: 'heron'/, "icon: 'eagle'");
  replace(CARD, /^import/m, '// A comment.\nimport');
  rename('linkavel', 'normalSummon', 'summonNormally');
  replace('games/linkavel/src/evaluate.ts', /LP_SCALE = \d+/, 'LP_SCALE = 1234');
  replace('packages/kernel/src/match.ts', /A running match/, 'A match that runs');
  const same = await build();
  expect(rulesets(same)).toEqual(rulesets(before));
  // The module has the new words.
  expect(same.get('linkavel')?.hash).not.toBe(before.get('linkavel')?.hash);
  expect(same.get('shenhun')?.hash).toBe(before.get('shenhun')?.hash);

  replace(CARD, /power: (\d+)/, 'power: 1$1');
  const other = await build();
  expect(other.get('linkavel')?.ruleset).not.toBe(before.get('linkavel')?.ruleset);
  expect(other.get('shenhun')?.ruleset).toBe(before.get('shenhun')?.ruleset);
});
