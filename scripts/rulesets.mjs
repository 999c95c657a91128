/**
 * Writes the fingerprint of each game's rules: a hash over the code of the kernel and of the game, without
 * comments and white space. A log names it, so an old replay can say that it needs an older version.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'ruleset.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const fingerprint = (files) => {
  const hash = createHash('sha256');
  for (const file of files) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: 'ts',
      minifyWhitespace: true,
      charset: 'utf8',
      legalComments: 'none',
    });
    hash.update(`${file.replaceAll('\\', '/')}\n${code}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

const kernel = sources('packages/kernel/src');
for (const game of readdirSync('games')) {
  if (!existsSync(join('games', game, 'src', 'index.ts'))) continue;
  const file = join('games', game, 'src', 'ruleset.ts');
  const text = `/** Made by scripts/rulesets.mjs: do not edit, do not commit. */\nexport const ruleset = '${fingerprint([...kernel, ...sources(join('games', game, 'src'))])}';\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
