/** The network between players and server is cut while they play. */
import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultTest } from './support/fault-test.ts';
import { Network } from './support/network.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import { report, seedOf } from './support/totals.ts';
import './support/output.ts';

/** `npm run campaign -- cut` runs more. */
const CUTS = Number(process.env['CUTS'] ?? 2);
const data = temporaryFolder();
const network = new Network();

beforeAll(async () => {
  bundle();
  await network.open();
});
afterAll(() => {
  network.close();
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

test(`cut ${CUTS} times while tables play: nothing acknowledged is lost, nobody loses on time`, async () => {
  const dice = diceFrom(seedOf('cut', CUTS));
  const campaign = new FaultTest(data, undefined, async (_, n) => {
    if (n % 2 === 0) network.cut();
    else await network.silence(dice(500));
  });
  campaign.urlOf = (server) => network.urlFor(server);
  const figures = await campaign.run(CUTS, 20, dice);
  report('cut', figures);
  expect(figures.faults).toBe(CUTS);
  expect(figures.acknowledged).toBeGreaterThan(CUTS * 10);
  expect(figures.byClock).toBe(0);
}, 7_200_000);
