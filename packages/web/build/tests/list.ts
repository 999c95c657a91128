/** `node list.ts FILE…` loads test files without running their tests, and prints the tests as JSON. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Registered, registered } from './stand-in.ts';

export interface Listing {
  readonly registered: readonly Registered[];
  readonly failed: readonly string[];
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest'
      ? { url: new URL('./stand-in.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

/** Files that cannot be loaded, each with the reason. A test that is being written must not hide the others. */
const failed: string[] = [];
for (const file of process.argv.slice(2))
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failed.push(`${file}: ${String(error)}`);
  }
const listing: Listing = { registered, failed };
process.stdout.write(JSON.stringify(listing));
