/** Servers under load: each runs alone in its own process, with the load in a second one. */
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from '../measure.ts';
import { boardgameIoOpener, runBoardgameIo } from './boardgameio.ts';
import { drive, type LoadFigures, type LoadPlan } from './load.ts';
import { taisenOpener } from './taisen.ts';

export type ServerName = 'taisen' | 'boardgame.io';
export interface ServerFigures extends LoadFigures {
  readonly server: ServerName;
  readonly plan: LoadPlan;
  /** The memory of the server's process at the end of the load, in megabytes. */
  readonly memory: number;
  /**
   * CPU milliseconds for each decision, of the server's process and of the load. More reliable than time on a busy
   * machine.
   */
  readonly cpu: number;
  readonly loadCpu: number;
}

/** The task of a child process. */
type Task =
  | { readonly serve: number; readonly lobby: number }
  | {
      readonly drive: ServerName;
      readonly url: string;
      readonly lobby: string;
      readonly plan: LoadPlan;
      readonly more?: readonly string[];
      readonly apart?: boolean;
    };

export interface Running {
  readonly url: string;
  /** The URL for creating matches. */
  readonly lobby: string;
  readonly pid: number;
  /** The folder of its data. */
  readonly data?: string;
  readonly stop: () => Promise<void>;
}

/**
 * The servers take turns, and the median of each server's turns is reported: another program that takes a core for a
 * second determines the p99 of that turn.
 */
export async function measureServers(
  names: readonly ServerName[],
  plans: readonly LoadPlan[],
  turns: number,
  script: URL,
): Promise<ServerFigures[]> {
  const figures: ServerFigures[] = [];
  for (const plan of plans) {
    const measured = names.map((): ServerFigures[] => []);
    for (let turn = 0; turn < turns; turn++)
      for (const [i, name] of names.entries()) measured[i]?.push(await measureServer(name, plan, script));
    figures.push(...measured.map(middleOf));
  }
  return figures;
}

async function measureServer(server: ServerName, plan: LoadPlan, script: URL): Promise<ServerFigures> {
  const running = await (server === 'taisen' ? startTaisen() : startBoardgameIo(script));
  try {
    const { pid, url, lobby } = running;
    const { load, spent, loadSpent } = await underLoad(script, { drive: server, url, lobby, plan }, () => cpuOf(pid));
    const decisions = load.decisionsPerSecond * plan.seconds;
    return { server, plan, ...load, memory: memoryOf(pid), cpu: spent / decisions, loadCpu: loadSpent / decisions };
  } finally {
    await running.stop();
  }
}

/** The median of each figure. */
export function middleOf(turns: readonly ServerFigures[]): ServerFigures {
  const { server, plan } = turns[0] as ServerFigures;
  const middle = (figure: (turn: ServerFigures) => number) => median(turns.map(figure));
  return {
    server,
    plan,
    decisionsPerSecond: middle(({ decisionsPerSecond }) => decisionsPerSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    games: middle(({ games }) => games),
    memory: middle(({ memory }) => memory),
    cpu: middle(({ cpu }) => cpu),
    loadCpu: middle(({ loadCpu }) => loadCpu),
  };
}

/** Runs the task of a child process. */
export async function doTask(text: string): Promise<void> {
  const task = JSON.parse(text) as Task;
  if ('serve' in task) {
    await runBoardgameIo(task.serve, task.lobby);
    process.send?.('ready');
    return;
  }
  const opener =
    task.drive === 'taisen'
      ? await taisenOpener([task.url, ...(task.more ?? [])], task.apart === true)
      : boardgameIoOpener(task.url, task.lobby);
  const figures = await drive(opener, task.plan, (counting) => process.send?.(counting));
  process.send?.(figures, () => process.exit(0));
}

function start(script: URL, task: Task): ChildProcess {
  const child = fork(script, ['--task', JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return child;
}

interface Driven {
  readonly load: LoadFigures;
  /** CPU milliseconds of the server and of the load while counting. */
  readonly spent: number;
  readonly loadSpent: number;
}

/** Runs the load in its own process. */
export function underLoad(
  script: URL,
  task: Task,
  spentSoFar: () => number,
  started?: (pid: number) => void,
): Promise<Driven> {
  const child = start(script, task);
  started?.(child.pid as number);
  let spent = 0;
  let loadSpent = 0;
  return new Promise((resolve, reject) => {
    child.on('message', (message: boolean | LoadFigures) => {
      if (typeof message === 'boolean') {
        spent = spentSoFar() - spent;
        loadSpent = cpuOf(child.pid as number) - loadSpent;
      } else resolve({ load: message, spent, loadSpent });
    });
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
}

async function startBoardgameIo(script: URL): Promise<Running> {
  const [port, lobby] = [await freePort(), await freePort()];
  const child = start(script, { serve: port, lobby });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', reject);
  });
  const at = (where: number) => `http://127.0.0.1:${where}`;
  return { url: at(port), lobby: at(lobby), pid: child.pid as number, stop: () => ended(child, 'SIGKILL') };
}

/** With its own database, or on that of another one. */
export async function startTaisen(more: Readonly<Record<string, string>> = {}): Promise<Running> {
  execFileSync(process.execPath, ['scripts/server.mjs']);
  const data = mkdtempSync(join(tmpdir(), 'taisen-bench-'));
  chmodSync(data, 0o755);
  const plenty = Object.fromEntries(
    ['REQUESTS', 'GUESTS', 'MESSAGES', 'TABLES', 'CONNECTIONS', 'OPENINGS', 'SOCKETS', 'UPGRADES'].map((name) => [
      `LIMIT_${name}`,
      '1000000',
    ]),
  );
  const env = { ...process.env, ...plenty, DATA: data, PORT: '0', LOG_LEVEL: 'warn', ...more };
  const child = spawn(process.execPath, ['packages/server/dist/main.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Taisen is at (\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = async () => {
    await ended(child, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  return { url, lobby: url, pid: child.pid as number, data, stop };
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** The CPU milliseconds of a process. Linux counts in hundredths of a second. */
export function cpuOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
