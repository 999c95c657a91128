/** Three PostgreSQL under Patroni with etcd and HAProxy, on loopback, by the files in deploy/failover. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from './process.ts';

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'];
const CONFIG = 'deploy/failover';
const NAMES = ['one', 'two', 'three'] as const;
type Name = (typeof NAMES)[number];
const WHOLE_TIMEOUT = 120_000;

/** Throws an error that says what to install. */
export function mustHavePackages(): void {
  const bins = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const programs = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' };
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (bins.length === 0) missing.push('postgresql-15');
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} missing. On Debian 12: apt-get install --no-install-recommends ${PACKAGES.join(' ')}`,
    );
}

interface Node {
  readonly name: Name;
  readonly data: string;
  readonly port: number;
  readonly rest: number;
  patroni: ChildProcess | null;
}

export class FailoverCluster {
  readonly folder = temporaryFolder();
  private readonly nodes: Node[] = [];
  private readonly others: ChildProcess[] = [];
  private etcd = 0;
  private port = 0;
  private readonly bin = join('/usr/lib/postgresql', readdirSync('/usr/lib/postgresql').toSorted().at(-1) ?? '', 'bin');

  async start(): Promise<void> {
    const [etcd, peer, port, ...ports] = (await freePorts(9)) as [number, number, number, ...number[]];
    this.etcd = etcd;
    this.port = port;
    // PostgreSQL does not run as root.
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', this.folder]);
    const at = (each: number) => `http://127.0.0.1:${each}`;
    this.others.push(
      this.run('etcd', '/usr/bin/etcd', [
        ...['--data-dir', join(this.folder, 'etcd'), '--listen-client-urls', at(etcd)],
        ...['--advertise-client-urls', at(etcd), '--listen-peer-urls', at(peer)],
        ...['--initial-advertise-peer-urls', at(peer), '--initial-cluster', `default=${at(peer)}`],
      ]),
    );
    const haproxy: Record<string, string> = { DATABASE_PORT: String(port) };
    for (const [i, name] of NAMES.entries()) {
      const node = { name, data: join(this.folder, name), port: ports[i * 2] ?? 0, rest: ports[i * 2 + 1] ?? 0 };
      this.nodes.push({ ...node, patroni: null });
      haproxy[name.toUpperCase()] = `127.0.0.1:${node.port}`;
      haproxy[`${name.toUpperCase()}_PATRONI`] = String(node.rest);
    }
    this.others.push(this.run('haproxy', '/usr/sbin/haproxy', ['-f', `${CONFIG}/haproxy.cfg`, '-db'], haproxy));
    for (const node of this.nodes) this.startNode(node);
    await this.untilWhole();
  }

  /** For the servers; leads to the primary. */
  get url(): string {
    return `postgres://taisen:taisen@127.0.0.1:${this.port}/taisen`;
  }

  private startNode(node: Node): void {
    const { name, data, port, rest } = node;
    node.patroni = this.run(`patroni-${name}`, '/usr/bin/patroni', [`${CONFIG}/patroni.yaml`], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: this.bin,
      PATRONI_POSTGRESQL_PGPASS: join(this.folder, `pgpass-${name}`),
      PATRONI_ETCD3_HOSTS: `'127.0.0.1:${this.etcd}'`,
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: 'postgres',
      PATRONI_REPLICATION_USERNAME: 'standby',
      PATRONI_REPLICATION_PASSWORD: 'standby',
      TAISEN_DATABASE_PASSWORD: 'taisen',
    });
  }

  private run(name: string, program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
    const asUser = process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
    const child = spawn('setpriv', [...asUser, program, ...args], {
      env: { PATH: process.env['PATH'], HOME: this.folder, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(this.folder, '..', `${this.folder.split('/').at(-1)}-${name}.log`), {
      flags: 'a',
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return child;
  }

  /** The node that Patroni calls the leader. */
  private async primary(): Promise<Node> {
    for (;;) {
      for (const node of this.nodes) {
        const signal = AbortSignal.timeout(1000);
        const response = await fetch(`http://127.0.0.1:${node.rest}/primary`, { signal }).catch(() => null);
        if (response?.status === 200) return node;
      }
      await sleep(100);
    }
  }

  /** Waits until there are a primary, a synchronous standby and a third node that runs. */
  async untilWhole(): Promise<void> {
    for (const until = Date.now() + WHOLE_TIMEOUT; ; await sleep(200)) {
      const members = await this.members();
      const roles = members.filter(({ state }) => /^(running|streaming)$/.test(state)).map(({ role }) => role);
      if (roles.length === NAMES.length && roles.includes('leader') && roles.includes('sync_standby')) return;
      if (Date.now() > until) throw new Error(`the cluster is not whole again: ${JSON.stringify(members)}`);
    }
  }

  private async members(): Promise<{ readonly role: string; readonly state: string }[]> {
    for (const { rest } of this.nodes) {
      const signal = AbortSignal.timeout(1000);
      const response = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { members: { role: string; state: string }[] }).members;
    }
    return [];
  }

  /** PostgreSQL crashes; Patroni is there to see it. */
  async crash(): Promise<void> {
    const node = await this.primary();
    process.kill(postmaster(node), 'SIGKILL');
  }

  /** The whole machine is gone, and comes back later. */
  async loseMachine(milliseconds: number): Promise<void> {
    const node = await this.primary();
    for (const pid of processesOf(node)) kill(pid, 'SIGKILL');
    setTimeout(() => this.startNode(node), milliseconds);
  }

  /** The whole machine stands still for a while, and then goes on as if it were still the primary. */
  async freezeMachine(milliseconds: number): Promise<void> {
    const frozen = processesOf(await this.primary());
    for (const pid of frozen) kill(pid, 'SIGSTOP');
    setTimeout(() => {
      for (const pid of frozen) kill(pid, 'SIGCONT');
    }, milliseconds);
  }

  stop(): void {
    for (const node of this.nodes) for (const pid of processesOf(node)) kill(pid, 'SIGKILL');
    for (const child of this.others) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where Patroni's own words are. */
  get logs(): string {
    mkdirSync(this.folder, { recursive: true });
    return `${this.folder}-*.log`;
  }
}

const postmaster = ({ data }: Node): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** Patroni, and PostgreSQL with all its processes, if it runs. */
function processesOf(node: Node): number[] {
  const patroni = node.patroni?.exitCode === null && node.patroni.signalCode === null ? [node.patroni.pid ?? 0] : [];
  if (!existsSync(join(node.data, 'postmaster.pid'))) return patroni;
  const pid = postmaster(node);
  const children = execFileSync('sh', ['-c', `ps -o pid= --ppid ${pid} || true`], { encoding: 'utf8' });
  return [...patroni, pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
