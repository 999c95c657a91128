/**
 * Bundles programs into files of plain JavaScript and prints nothing: speed is measured on what would be shipped.
 *
 *   node scripts/bundle.mjs ENTRY FILE [PACKAGE …]     packages that are named stay outside
 */
import { realpathSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** `entries`: the source of each file, by the file's name without its ending. */
export function bundle(entries, folder, external) {
  buildSync({
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    external,
    format: 'esm',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Some packages still ask for `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const [entry, file, ...external] = process.argv.slice(2);
  bundle({ [parse(file).name]: entry }, dirname(file), external);
}
