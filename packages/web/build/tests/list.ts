/** `node list.ts FILE…` loads test files without running their tests, and prints the tests as JSON. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { registered } from './stand-in.ts';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest'
      ? { url: new URL('./stand-in.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify(registered));
