/**
 * What more servers bring, and what more finished matches cost. On a machine with few cores, throughput says little about
 * machines of their own, so CPU time a decision is measured, of the servers and of the database.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Flags } from '../flags.ts';
import { median } from '../measure.ts';
import type { LoadPlan } from './load.ts';
import { cpuOf, type Running, startTaisen, underLoad } from './run.ts';

interface Cost {
  /** CPU milliseconds a decision. */
  readonly servers: number;
  readonly database: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The database that a server has started in its folder. */
function databaseOf(data: string): { readonly url: string; readonly processes: () => number[] } {
  const [pid = '', , , port = ''] = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(data, 'password'), 'utf8');
  const children = () => execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);
  return {
    url: `postgres://taisen:${password}@127.0.0.1:${port}/postgres`,
    processes: () => [pid, ...children()].map(Number),
  };
}

/** Servers on the second core, the database and the load on the first: what one takes does not slow the other. */
const [FIRST, SECOND] = ['0', '1'];
function pin(processes: readonly number[], core: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of processes) execFileSync('taskset', ['-a', '-p', '-c', core, String(pid)], { stdio: 'ignore' });
}

/** Processes may end meanwhile. */
const spentBy = (processes: readonly number[]): number =>
  processes.reduce((sum, pid) => {
    try {
      return sum + cpuOf(pid);
    } catch {
      return sum;
    }
  }, 0);

async function costOf(servers: readonly Running[], plan: LoadPlan, script: URL, apart = false): Promise<Cost> {
  const [first, ...rest] = servers as [Running, ...Running[]];
  const database = databaseOf(first.data ?? '');
  const own = servers.map(({ pid }) => pid);
  pin(own, SECOND);
  pin(database.processes(), FIRST);
  let counting = false;
  let byDatabase = 0;
  const spent = () => {
    const now = spentBy(database.processes());
    byDatabase = counting ? now - byDatabase : now;
    counting = true;
    return spentBy(own);
  };
  const { url, lobby } = first;
  const task = { drive: 'taisen', url, lobby, plan, more: rest.map((server) => server.url), apart } as const;
  const { load, spent: byServers } = await underLoad(script, task, spent, (pid) => pin([pid], FIRST));
  const decisions = load.decisionsPerSecond * plan.seconds;
  return {
    servers: byServers / decisions,
    database: byDatabase / decisions,
    perSecond: load.decisionsPerSecond,
    p50: load.p50,
    p99: load.p99,
  };
}

const figure = (n: number, digits: number): string => n.toFixed(digits).padStart(9);
const lineOf = (name: string, { servers, database, perSecond, p50, p99 }: Cost): string =>
  [name.padEnd(34), figure(servers, 4), figure(database, 4), figure(perSecond, 0), figure(p50, 1), figure(p99, 1)].join(
    '',
  );
const HEAD = `${' '.repeat(34)}${['servers', 'database', 'dec./s', 'p50 ms', 'p99 ms'].map((name) => name.padStart(9)).join('')}`;

const middle = (costs: readonly Cost[]): Cost => {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]));
  return {
    servers: of('servers'),
    database: of('database'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
  };
};

const PACE = 250;

/** One server, and two on its database: with both players of a table at the same one, and apart. */
export async function serversLines({ loads, seconds, turns }: Flags, script: URL): Promise<string> {
  const plan = { tables: loads[0], pace: PACE, seconds };
  const kinds: Record<string, Cost[]> = {
    'one server': [],
    'two, a table at one of them': [],
    'two, players apart': [],
  };
  for (let turn = 0; turn < turns; turn++)
    for (const [place, costs] of Object.values(kinds).entries()) {
      const one = await startTaisen();
      const { url } = databaseOf(one.data ?? '');
      const secret = readFileSync(join(one.data ?? '', 'secret'), 'utf8');
      const two = place === 0 ? null : await startTaisen({ DATABASE_URL: url, SECRET: secret });
      try {
        costs.push(await costOf(two === null ? [one] : [one, two], plan, script, place === 2));
      } finally {
        await two?.stop();
        await one.stop();
      }
    }
  const lines = Object.entries(kinds).map(([name, costs]) => lineOf(name, middle(costs)));
  const [alone, together] = Object.values(kinds).map(middle) as [Cost, Cost];
  const gain = (2 * alone.servers) / together.servers;
  return [
    `CPU milliseconds a decision, ${plan.tables} tables that decide every ${PACE} ms, ${turns} turns of ${seconds} s:`,
    HEAD,
    ...lines,
    `On cores of their own, two servers make ${gain.toFixed(2)} times the decisions of one.`,
    `Of ${(together.servers + together.database).toFixed(4)} ms a decision, ${together.database.toFixed(4)} are the database's, which does not grow with servers.`,
  ].join('\n');
}

/** Entries of a match in the filling. */
const ENTRIES = 60;
const CHUNK = 200_000;

/** Adds finished matches until there are so many entries. */
async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  const id = `'filled-' || lpad(m::text, 9, '0')`;
  for (let at = from / ENTRIES; at < to / ENTRIES; at += CHUNK / ENTRIES) {
    const matches = `generate_series(${Math.ceil(at)}, ${Math.ceil(Math.min(at + CHUNK / ENTRIES, to / ENTRIES)) - 1}) as m`;
    await client.query(`
      insert into tables (id, game, ruleset, rulings, clock, state, rated, private, practice, secret, commitment, creator,
        started, ended, result)
      select ${id}, 'linkavel', 'filled', '{}', '{}', 'over', false, true, false, repeat('s', 64), repeat('c', 64),
        'filler', 1, 2, '{"winner":0,"rule":"concede"}' from ${matches}`);
    await client.query(`
      insert into seats (table_id, seat, person, info, deck, nonce)
      select ${id}, seat, 'filler-' || m % 10000, '{"kind":"guest","name":"filler"}', '[]', repeat('n', 64)
      from ${matches}, generate_series(0, 1) as seat`);
    await client.query(`
      insert into entries select ${id}, seq, '{"do":"answer","seat":0,"option":3,"at":1760000000000}'
      from ${matches}, generate_series(1, ${ENTRIES}) as seq`);
  }
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** The same load on one server, while its database gets more and more finished matches. */
export async function growthLines({ loads, seconds, turns, millions }: Flags, script: URL): Promise<string> {
  const plan = { tables: loads[0], pace: PACE, seconds };
  const server = await startTaisen();
  const client = new pg.Client({ connectionString: databaseOf(server.data ?? '').url });
  await client.connect();
  try {
    const lines = [];
    let filled = 0;
    for (const count of millions) {
      await fill(client, filled, count * 1e6);
      filled = count * 1e6;
      const costs: Cost[] = [];
      for (let turn = 0; turn < turns; turn++) costs.push(await costOf([server], plan, script));
      const { rows } = await client.query(
        `select count(*)::int as n, pg_size_pretty(pg_database_size('postgres')) as size from entries`,
      );
      lines.push(lineOf(`${count} million entries (${rows[0].size})`, middle(costs)));
    }
    return [
      `CPU milliseconds a decision, ${plan.tables} tables, every ${PACE} ms, ${turns} turns of ${seconds} s:`,
      HEAD,
      ...lines,
    ].join('\n');
  } finally {
    await client.end();
    await server.stop();
  }
}
