/**
 * An operation called without `yield*` does nothing and says nothing. The type checker does not mind; this does:
 * it looks for the name of a generator at the start of a statement.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'packages/kernel/src',
  'packages/kernel/test',
  ...readdirSync('games').map((game) => join('games', game, 'src')),
].filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name)),
);
const texts = files.map((file) => [file, readFileSync(file, 'utf8')]);
const names = new Set(texts.flatMap(([, text]) => [...text.matchAll(/function\* (\w+)/g)].map(([, name]) => name)));

let found = 0;
for (const [file, text] of texts) {
  text.split('\n').forEach((line, i) => {
    const [, name] = /^\s*(?:(?:if|else|for|while) ?\(.*\) |else )?(\w+)\(.*\);$/.exec(line) ?? [];
    if (!names.has(name)) return;
    found++;
    console.error(`${file}:${i + 1} calls ${name} without yield*, which does nothing`);
  });
}
if (found > 0) process.exit(1);
console.log(`operations: ${names.size} names in ${files.length} files, each called with yield*`);
