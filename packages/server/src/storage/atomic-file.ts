/** Small files that are complete or absent, even if the process that writes them is killed. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const temporaryName = (file: string): string => `${file}.${randomBytes(6).toString('hex')}`;
const TEMPORARY = /\.[0-9a-f]{12}$/;
/** Milliseconds after which a temporary file is no longer in use. */
const MAX_AGE = 60_000;

/** Removes the temporary files that killed processes have left of a file. */
export function removeLeftovers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!TEMPORARY.test(name) || path.replace(TEMPORARY, '') !== file) continue;
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - written > MAX_AGE) rmSync(path, { force: true });
  }
}

export function readIfExists(file: string): string | null {
  let text = '';
  const exists = succeeds('ENOENT', () => {
    text = readFileSync(file, 'utf8');
  });
  return exists ? text : null;
}

/**
 * Creates a file, or replaces one whose text is unusable. Returns the text of the file: if several processes do this at
 * the same time, one of them succeeds and all get its text.
 */
export function writeOnce(file: string, text: string, isUnusable: (found: string) => boolean): string {
  const temporary = temporaryName(file);
  write(temporary, text);
  try {
    for (;;) {
      // Unlike a rename, a link never replaces an existing file.
      if (succeeds('EEXIST', () => linkSync(temporary, file))) {
        sync(dirname(file));
        return text;
      }
      const found = readIfExists(file);
      if (found !== null && !isUnusable(found)) return found;
      if (found !== null) removeUnusable(file, isUnusable);
    }
  } finally {
    rmSync(temporary, { force: true });
  }
}

function removeUnusable(file: string, isUnusable: (found: string) => boolean): void {
  const moved = temporaryName(file);
  if (!succeeds('ENOENT', () => renameSync(file, moved))) return;
  // Another process may have replaced the file since it was read: then that one is moved back.
  if (!isUnusable(readFileSync(moved, 'utf8'))) succeeds('EEXIST', () => linkSync(moved, file));
  rmSync(moved);
}

/** Creates or replaces a file. */
export function overwrite(
  file: string,
  text: string | Uint8Array,
  owner: { readonly uid?: number; readonly gid?: number },
): void {
  const temporary = temporaryName(file);
  write(temporary, text, owner);
  renameSync(temporary, file);
  sync(dirname(file));
}

function write(
  file: string,
  text: string | Uint8Array,
  { uid, gid }: { readonly uid?: number; readonly gid?: number } = {},
): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    if (uid !== undefined && gid !== undefined) fchownSync(descriptor, uid, gid);
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A new name is durable once its folder is synced. On Windows folders cannot be opened, and this is not needed. */
export function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** False if the operation failed with this code. Other errors are thrown. */
function succeeds(code: string, operation: () => void): boolean {
  try {
    operation();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
    return false;
  }
}
