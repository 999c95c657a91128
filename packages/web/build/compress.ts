/** Every text file of the built app also as .br and .gz, so that the server compresses nothing while it serves. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** Bytes. Smaller files fit into one packet anyway. */
const MIN_SIZE = 1000;
/** Of 11. The last two levels take four times as long for 2% less. */
const BROTLI_QUALITY = 9;

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text)]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'taisen:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
        const texts = files.filter((file) => TEXT.test(file) && statSync(file).size >= MIN_SIZE);
        await Promise.all(texts.map(compressFile));
      },
    },
  };
}
