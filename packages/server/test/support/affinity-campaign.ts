/**
 * `npm run campaign -- affinity [caddy|haproxy] [40]`: two servers behind a real proxy with the configuration of `deploy/`.
 * Both players of a table must meet at one server; then one server is killed, and every match goes on at the other.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../src/storage/postgres.ts';
import { Client, Player } from './client.ts';
import { bundle, startProcess, temporaryFolder, unbundle } from './process.ts';

const [proxy = 'haproxy', count = '40'] = process.argv.slice(2);
const TABLES = Number(count);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

function startProxy(hosts: readonly [string, string], port: number) {
  const [one, two] = hosts;
  const at = `127.0.0.1:${port}`;
  if (proxy === 'caddy') {
    const env = { ...process.env, SERVERS: `${one} ${two}`, SITE: `http://${at}` };
    return spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  }
  const env = { ...process.env, BIND: at, SERVER_ONE: one, SERVER_TWO: two };
  return spawn('haproxy', ['-db', '-f', 'deploy/haproxy.cfg'], { env, stdio: 'ignore' });
}

/** A figure of a server, from the server itself: the proxy does not pass it on. */
async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`${url} has no figure ${name}`);
  return Number(line.split(' ')[1]);
}

bundle();
const data = temporaryFolder();
const postgres = await startPostgres(data);
const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers', PROXIES: '1' };
const servers = [await startProcess(env), await startProcess(env)] as const;
const port = await freePort();
const hosts = servers.map(({ url }) => new URL(url).host) as [string, string];
const child = startProxy(hosts, port);
try {
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/api/tables`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100);
  const people = [await Client.guest(url), await Client.guest(url)] as const;
  const tables: (readonly [Player, Player])[] = [];
  const opened: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { id } = await people[0].open({ game: 'linkavel', private: true });
    for (const person of people) await person.sit(id);
    opened.push(id);
    tables.push([new Player(people[0], id, 100), new Player(people[1], id, 100)]);
  }
  const seq = () => tables.reduce((sum, [one]) => sum + (one.store.state?.seq ?? 0), 0);
  while (seq() < TABLES * 10) await sleep(50);
  const held = await Promise.all(servers.map((server) => figure(server.url, 'taisen_tables')));
  const notices = await Promise.all(servers.map((server) => figure(server.url, 'taisen_notices_sent')));
  const decisions = await Promise.all(servers.map((server) => figure(server.url, 'taisen_decisions_total')));
  const killedAt = performance.now();
  await servers[0].signal('SIGKILL');
  const before = tables.map(([one]) => one.store.state?.seq ?? 0);
  while (
    tables.some(([one], i) => (one.store.state?.seq ?? 0) <= (before[i] ?? 0) + 1 && one.store.state?.result === null)
  )
    await sleep(20);
  const back = Math.round(performance.now() - killedAt);
  await Promise.all(tables.flatMap((players) => players.map(({ over }) => over)));
  const report = { proxy, tables: TABLES, held, decisions, notices, 'all play on after ms': back };
  console.log(`affinity: ${JSON.stringify(report)}`);
  if (held.some((n) => n === 0) || held.reduce((sum, n) => sum + n, 0) > TABLES)
    throw new Error(`both players of a table did not meet at one server: ${held.join(' and ')} tables in memory`);
} finally {
  child.kill();
  await servers[1].signal('SIGTERM');
  await postgres.stop();
  unbundle();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
