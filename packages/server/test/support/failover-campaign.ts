/** `npm run campaign -- failover [30]`: the primary of the database dies again and again while people play. */
import { diceFrom } from '@taisen/kernel';
import { FailoverCluster, mustHavePackages } from './failover-cluster.ts';
import { FaultTest } from './fault-test.ts';
import { bundle, unbundle } from './process.ts';
import { report, seedOf } from './totals.ts';

const FAULTS = Number(process.argv[2] ?? 30);
const SERVERS = 2;
const TABLES = 20;
/** Milliseconds: how long a machine is gone or frozen, longer than Patroni waits for it. */
const GONE = 30_000;
/** Milliseconds within which every table goes on. */
const BACK = 30_000;

mustHavePackages();
bundle();
const cluster = new FailoverCluster();
try {
  await cluster.start();
  const back: number[] = [];
  const campaign = new FaultTest(cluster.folder, undefined, async (_, n) => {
    await cluster.untilWhole();
    if (n % 3 === 0) await cluster.crash();
    else if (n % 3 === 1) await cluster.loseMachine(GONE);
    else await cluster.freezeMachine(GONE);
  });
  campaign.count = SERVERS;
  campaign.database = cluster.url;
  campaign.onProgress = (milliseconds) => {
    back.push(milliseconds);
    console.log(`back after ${milliseconds} ms`);
  };
  const figures = await campaign.run(FAULTS, TABLES, diceFrom(seedOf('failover', FAULTS)));
  const median = back.toSorted((a, b) => a - b)[Math.floor(back.length / 2)];
  report('failover', figures, { median });
  if (figures.byClock > 0) throw new Error(`${figures.byClock} answers by the clock`);
  if (figures.slowest > BACK) throw new Error(`tables went on only after ${figures.slowest} ms`);
} catch (error) {
  console.error(`what Patroni and HAProxy said: ${cluster.logs}`);
  throw error;
} finally {
  cluster.stop();
  unbundle();
}
