/** `npm run campaign -- elastic [60]`: servers come and go so many times while people play, and so does a thinker. */
import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { startPostgres } from '../../src/storage/postgres.ts';
import { elasticTest } from './elastic.ts';
import { Network } from './network.ts';
import { bundle, startThinker, temporaryFolder, unbundle } from './process.ts';
import { report, seedOf } from './totals.ts';

const STEPS = Number(process.argv[2] ?? 60);
const TABLES = 20;

bundle();
const data = temporaryFolder();
const postgres = await startPostgres(data);
const network = new Network();
await network.open();
try {
  const thinker = await startThinker(postgres.url);
  const elastic = { grown: 0, shrunk: 0, slowestDrain: 0, decisionsOfJoined: 0 };
  const test = elasticTest(data, postgres.url, network, elastic);
  const figures = await test.run(STEPS, TABLES, diceFrom(seedOf('elastic', STEPS)));
  const { slowestDrain, ...counted } = elastic;
  report('elastic', { ...figures, ...counted }, { slowestDrain });
  if ((await thinker.signal('SIGTERM')) !== 0) throw new Error(`the thinker failed:\n${thinker.output()}`);
  if (figures.byClock > 0) throw new Error(`${figures.byClock} answers by the clock`);
} finally {
  network.close();
  unbundle();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
