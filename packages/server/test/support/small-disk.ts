/** A folder on a disk of its own, which can be filled. Needs the right to mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './process.ts';

const CHUNK = Buffer.alloc(1 << 20);

export class SmallDisk {
  readonly folder = temporaryFolder();

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', this.folder]);
  }

  /** Writes a file until nothing more fits. */
  fill(): void {
    const file = openSync(join(this.folder, 'filler'), 'w');
    try {
      for (let size = CHUNK.length; size >= 1; ) {
        try {
          writeSync(file, CHUNK, 0, size);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size >>= 1;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'), { force: true });
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
