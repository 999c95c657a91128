/** Small files that are there whole or not at all, whenever whoever writes them is killed. */
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

const beside = (file: string): string => `${file}.${randomBytes(6).toString('hex')}`;
const ASIDE = /\.[0-9a-f]{12}$/;
/** In milliseconds: what was written aside so long ago, its writer has not lived to use. */
const LEFT = 60_000;

/** Takes away what those who were killed in the middle of this have left of a file. */
export function sweep(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!ASIDE.test(name) || path.replace(ASIDE, '') !== file) continue;
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - written > LEFT) rmSync(path, { force: true });
  }
}

/** Null where there is no such file. */
export function readIfThere(file: string): string | null {
  let text = '';
  const there = did('ENOENT', () => {
    text = readFileSync(file, 'utf8');
  });
  return there ? text : null;
}

/**
 * Puts a text where there is none, or where the one that is there is worth nothing; the text that is there then. Of
 * several who do so at the same moment one succeeds, and all of them get its text.
 */
export function writeOnce(file: string, text: string, isWorthless: (found: string) => boolean): string {
  const mine = beside(file);
  write(mine, text);
  try {
    for (;;) {
      // A link, unlike a new name, never takes the place of what is there.
      if (did('EEXIST', () => linkSync(mine, file))) {
        sync(dirname(file));
        return text;
      }
      const found = readIfThere(file);
      if (found !== null && !isWorthless(found)) return found;
      if (found !== null) takeAway(file, isWorthless);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function takeAway(file: string, isWorthless: (found: string) => boolean): void {
  const aside = beside(file);
  if (!did('ENOENT', () => renameSync(file, aside))) return;
  // Since it was looked at, somebody else may have put theirs there: that is put back.
  if (!isWorthless(readFileSync(aside, 'utf8'))) did('EEXIST', () => linkSync(aside, file));
  rmSync(aside);
}

/** Puts a text in the place of whatever is there. */
export function writeOver(file: string, text: string, owner: { readonly uid?: number; readonly gid?: number }): void {
  const mine = beside(file);
  write(mine, text, owner);
  renameSync(mine, file);
  sync(dirname(file));
}

function write(file: string, text: string, { uid, gid }: { readonly uid?: number; readonly gid?: number } = {}): void {
  const to = openSync(file, 'wx', 0o600);
  try {
    if (uid !== undefined && gid !== undefined) fchownSync(to, uid, gid);
    writeFileSync(to, text);
    fsyncSync(to);
  } finally {
    closeSync(to);
  }
}

/** A name is as lasting as the folder that it stands in. Windows sees to that by itself, and opens no folders. */
export function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** False where it was not done for this reason; all others are thrown. */
function did(reason: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== reason) throw error;
    return false;
  }
}
