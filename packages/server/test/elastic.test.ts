/** Servers come and go while people play: players move on by themselves, and nothing is lost. */
import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { elasticTest } from './support/elastic.ts';
import { Network } from './support/network.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

/** One server more, and back to one. `npm run campaign -- elastic` goes to four, again and again. */
const STEPS = 1;
const data = temporaryFolder();
const network = new Network();
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  await network.open();
});
afterAll(async () => {
  network.close();
  unbundle();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

test('a server joins and the first one leaves: every table goes on', async () => {
  const report = { grown: 0, shrunk: 0, slowestDrain: 0, decisionsOfJoined: 0 };
  const elastic = elasticTest(data, postgres.url, network, report);
  const { byClock, acknowledged } = await elastic.run(STEPS, 8, diceFrom(STEPS));
  expect(report).toMatchObject({ grown: 1 });
  expect(acknowledged).toBeGreaterThan(10);
  expect(byClock).toBe(0);
});
