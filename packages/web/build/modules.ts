/** The modules of this build (scripts/modules/build.mjs) as files beside the pages, and their list for the app. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = new URL('../../../.taisen/modules/', import.meta.url);
const VIRTUAL = 'virtual:modules';

export interface ModuleEntry {
  readonly game: string;
  readonly version: string;
  readonly ruleset: string;
  readonly hash: string;
}

function manifest(): readonly ModuleEntry[] {
  const file = new URL('manifest.json', FOLDER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleEntry[]) : [];
}

export function modules(): Plugin {
  return {
    name: 'taisen:modules',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      this.addWatchFile(fileURLToPath(new URL('manifest.json', FOLDER)));
      const hashes = manifest().map(({ game, ruleset, hash }) => [game, { ruleset, hash }]);
      return `export default ${JSON.stringify(Object.fromEntries(hashes))}`;
    },
    generateBundle() {
      for (const { hash } of manifest())
        this.emitFile({
          type: 'asset',
          fileName: `modules/${hash}.js`,
          source: readFileSync(new URL(`${hash}.mjs`, FOLDER)),
        });
    },
  };
}
