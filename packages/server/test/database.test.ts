/** The database is stopped, killed and frozen while people play. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postmasterOf, processesOf } from './support/database.ts';
import { type Fault, FaultTest } from './support/fault-test.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import { report, seedOf } from './support/totals.ts';
import './support/output.ts';

/** `npm run campaign -- database` runs more. */
const FAULTS = Number(process.env['FAULTS'] ?? 1);
const data = temporaryFolder();

beforeAll(bundle);
afterAll(() => {
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

/** Longer than the players' clocks, and longer than the time limit of a statement. */
const FROZEN = 6500;

const fault: Fault = async (test, n) => {
  if (n % 3 === 0) {
    const frozen = processesOf(test.data);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await sleep(FROZEN);
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  } else process.kill(postmasterOf(test.data).pid, n % 3 === 1 ? 'SIGINT' : 'SIGKILL');
  await sleep(200);
  await test.untilReady();
};

test(`${FAULTS} faults of the database while tables play: nothing acknowledged is lost, nobody loses on time`, async () => {
  const figures = await new FaultTest(data, undefined, fault).run(FAULTS, 20, diceFrom(seedOf('database', FAULTS)));
  report('database', figures);
  expect(figures.faults).toBe(FAULTS);
  expect(figures.acknowledged).toBeGreaterThan(FAULTS * 10);
  expect(figures.byClock).toBe(0);
}, 7_200_000);
