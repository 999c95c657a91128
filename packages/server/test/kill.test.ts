import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultTest } from './support/fault-test.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import { report, seedOf } from './support/totals.ts';
import './support/output.ts';

/** `npm run campaign -- kill` runs more. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const data = temporaryFolder();

beforeAll(bundle);
afterAll(() => {
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

test(`killed ${KILLS} times while 50 tables play: nothing acknowledged is lost, every table goes on`, async () => {
  const figures = await new FaultTest(data).run(KILLS, 50, diceFrom(seedOf('kill', KILLS)));
  report('kill', figures);
  expect(figures.faults).toBe(KILLS);
  expect(figures.byClock).toBe(0);
  expect(figures.acknowledged).toBeGreaterThan(KILLS * 20);
}, 3_600_000);
