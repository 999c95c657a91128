/** Real servers as real processes, on ports of their own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Where the bundle is. */
export const main = join(root, 'packages', 'server', 'dist', `test-${process.pid}`, 'main.mjs');

export const bundle = (): void => {
  execFileSync(process.execPath, ['scripts/server.mjs', dirname(main)], { cwd: root });
};

const running = new Set<ChildProcess>();

/** What the servers started here have said. */
export const outputs = new Map<ChildProcess, () => string>();

/** Takes the bundle away, with whatever servers a failed test has left behind. */
export function unbundle(): void {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dirname(main), { recursive: true, force: true });
}

/** A folder that a database's own user may enter, too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taisen-'));
  execFileSync('chmod', ['755', folder]);
  return folder;
}

/** Limits that programs which play as fast as they can do not meet. */
export const NO_LIMITS = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_TABLES: '1000000',
};

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed. */
  readonly output: () => string;
  readonly signal: (name: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, ...NO_LIMITS, LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  outputs.set(child, () => output);
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const signal = (name: 'SIGKILL' | 'SIGTERM') => {
    child.kill(name);
    return gone;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const url = /^Taisen is at (\S+)$/.exec(line)?.[1];
      if (url !== undefined) resolve({ url, child, output: () => output, signal });
    });
    gone.then((code) => reject(new Error(`the server ended with ${code} before it was ready: ${output}`)));
  });
}
