/** Servers as separate processes, on free ports. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Set by global-setup.ts: the bundle that all test files of a run share. */
const shared = process.env['TAISEN_SERVER_BUNDLE'];
const folder = shared ?? join(root, 'packages', 'server', 'dist', `test-${process.pid}`);
/** The script of the bundled server. */
export const main = join(folder, 'main.mjs');

/** Returns the folder of the bundle. */
export function bundle(): string {
  if (shared === undefined) execFileSync(process.execPath, ['scripts/server.mjs', folder], { cwd: root });
  return folder;
}

const running = new Set<ChildProcess>();

/** The output of each server. */
export const outputs = new Map<ChildProcess, () => string>();

/** Deletes the bundle unless others use it, and kills servers that a failed test has left running. */
export function unbundle(): void {
  for (const child of running) child.kill('SIGKILL');
  if (shared === undefined) rmSync(folder, { recursive: true, force: true });
}

/** A folder that PostgreSQL's user can enter too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taisen-'));
  execFileSync('chmod', ['755', folder]);
  return folder;
}

/** Limits high enough for programs that play as fast as they can, and bots that answer at once. */
export const NO_LIMITS = {
  BOT_PACE: '0',
  LIMIT_REQUESTS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_TABLES: '1000000',
  LIMIT_OPENINGS: '1000000',
  LIMIT_SOCKETS: '1000000',
  LIMIT_UPGRADES: '1000000',
};

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed. */
  readonly output: () => string;
  readonly signal: (name: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

const launch = (env: Readonly<Record<string, string>>, script: string) =>
  spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...NO_LIMITS, LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a server and kills it after so many milliseconds, however far it has come. */
export async function killWhileStarting(
  env: Readonly<Record<string, string>>,
  milliseconds: number,
  script = main,
): Promise<void> {
  const child = launch(env, script);
  child.stdout.resume();
  child.stderr.resume();
  const exited = once(child, 'exit');
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await exited;
}

/** Starts a process that only thinks, for the servers on this database. */
export const startThinker = (database: string): Promise<ServerProcess> =>
  startProcess({ THINK: '1', DATABASE_URL: database, SECRET: 'the same secret for all of the servers' });

/** `script`: by default the bundle of the sources. */
export function startProcess(env: Readonly<Record<string, string>>, script = main): Promise<ServerProcess> {
  const child = launch(env, script);
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  outputs.set(child, () => output);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const signal = (name: 'SIGKILL' | 'SIGTERM') => {
    child.kill(name);
    return exited;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const url = /^Taisen (?:is at (\S+)|thinks for .*)$/
        .exec(line)
        ?.slice(1)
        .map((at = '') => at)[0];
      if (url !== undefined) resolve({ url, child, output: () => output, signal });
    });
    exited.then((code) => reject(new Error(`the server ended with ${code} before it was ready: ${output}`)));
  });
}
