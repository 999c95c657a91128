import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultTest } from './support/fault-test.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
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
  const report = await new FaultTest(data).run(KILLS, 50, diceFrom(KILLS));
  console.log(`kill -9: ${JSON.stringify(report)}`);
  expect(report.faults).toBe(KILLS);
  expect(report.byClock).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
}, 3_600_000);
