/** Loads modules of published versions in Node. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BadInput, type PublishedGame } from '@taisen/kernel';
import { publishedGame } from './published.ts';

/** A module that can be loaded: by any thread, since it is a file. */
export interface ModuleFile {
  readonly hash: string;
  readonly file: string;
}

let folder: string | null = null;

/** A folder of this process, so that nobody else can change a file after it was checked. */
function ownFolder(): string {
  if (folder === null) {
    const made = mkdtempSync(join(tmpdir(), 'taisen-modules-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/** Writes a module to a file. Refuses code that does not have this hash. */
export function moduleFile(hash: string, code: string): ModuleFile {
  const found = createHash('sha256').update(code).digest('hex');
  if (found !== hash) throw new BadInput(`module ${hash} has been changed: its content has the hash ${found}`);
  const file = join(ownFolder(), `${hash}.mjs`);
  writeFileSync(file, code);
  return { hash, file };
}

const loading = new Map<string, Promise<PublishedGame>>();

export function loadModule({ hash, file }: ModuleFile): Promise<PublishedGame> {
  let published = loading.get(hash);
  if (published === undefined) {
    published = import(pathToFileURL(file).href).then(publishedGame);
    published.catch(() => loading.delete(hash));
    loading.set(hash, published);
  }
  return published;
}
