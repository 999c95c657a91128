/**
 * Bundles an entry into one file of plain JavaScript and prints nothing: speed is measured on what would be shipped.
 * Packages named after it stay outside.
 */
import { buildSync } from 'esbuild';

const [entry, outfile, ...external] = process.argv.slice(2);
buildSync({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  external,
  format: 'esm',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some packages still ask for `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
