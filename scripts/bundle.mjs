/** Bundles an entry into one file of plain JavaScript and prints nothing: speed is measured on what would be shipped. */
import { buildSync } from 'esbuild';

const [entry, outfile] = process.argv.slice(2);
buildSync({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some packages still ask for `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
