/**
 * Finds operations that are called without `yield*`. Such a call does nothing, and the type checker accepts it. The
 * check looks for the name of a generator, or of a function that may return one, at the start of a statement. Names are
 * those of the same package and of the kernel.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (...folders) =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]);
const OPERATION = /function\* (\w+)|function (\w+)(?:<[^(]*>)?\([^)]*\): Op(?:<\w+>)? \|/g;
const generators = (texts) =>
  texts.flatMap(([, text]) => [...text.matchAll(OPERATION)].map(([, name, other]) => name ?? other));

const kernel = read('packages/kernel/src');
const packages = [
  kernel,
  read('packages/kernel/test'),
  ...readdirSync('games').map((game) => read(join('games', game, 'src'), join('games', game, 'test'))),
];
let found = 0;
for (const texts of packages) {
  const names = new Set([...generators(kernel), ...generators(texts)]);
  for (const [file, text] of texts) {
    text.split('\n').forEach((line, i) => {
      const [, name] = /^\s*(?:(?:if|for|while) ?\(.*\) |else )?(\w+)\(.*\);$/.exec(line) ?? [];
      if (!names.has(name)) return;
      found++;
      console.error(`${file}:${i + 1} calls the operation ${name} without yield*, so it never runs`);
    });
  }
}
if (found > 0) process.exit(1);
