/** Servers come and go while tables are played: one, then four, then one again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultTest } from './fault-test.ts';
import type { Network } from './network.ts';
import type { ServerProcess } from './process.ts';

const MOST = 4;
/** Milliseconds in which players play on before the next server comes or goes. */
const BETWEEN = 1500;

export interface ElasticReport {
  grown: number;
  shrunk: number;
  /** The longest time from SIGTERM to the end of a server, in milliseconds. */
  slowestDrain: number;
  /** Decisions at servers that have joined. */
  decisionsOfJoined: number;
}

/** The servers of the test are those that the network leads to, however many. */
export function elasticTest(data: string, database: string, network: Network, report: ElasticReport): FaultTest {
  const test = new FaultTest(data, undefined, async () => {
    await sleep(BETWEEN);
    if (test.servers.length >= MOST) growing = false;
    else if (test.servers.length === 1) growing = true;
    if (growing) {
      await test.start(test.servers.length);
      report.grown++;
    } else await leave(test.servers.shift() as ServerProcess);
    network.leadTo(test.servers);
  });
  let growing = true;
  const leave = async (server: ServerProcess) => {
    report.decisionsOfJoined += await decisionsOf(server);
    const began = Date.now();
    const code = await server.signal('SIGTERM');
    if (code !== 0) throw new Error(`a server ended with ${code}:\n${server.output()}`);
    report.slowestDrain = Math.max(report.slowestDrain, Date.now() - began);
    report.shrunk++;
  };
  test.database = database;
  test.urlOf = (server) => {
    if (test.servers.length === 1) network.leadTo([server]);
    return network.url;
  };
  return test;
}

async function decisionsOf({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^taisen_decisions_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
}
