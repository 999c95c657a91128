/** A hostile client attacks a server at whose tables others play: they play on, and it learns and changes nothing. */
import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Attacker } from './support/attacker.ts';
import { FaultTest } from './support/fault-test.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

/** `npm run campaign -- attack` runs more. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 1000);
const REQUESTS = Number(process.env['REQUESTS'] ?? 100);
/** The tables are checked after each. */
const ROUNDS = Math.max(2, Math.ceil(MESSAGES / 20_000));
const data = temporaryFolder();

beforeAll(bundle);
afterAll(() => {
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

test(`${MESSAGES} hostile messages and ${REQUESTS} requests: nothing is touched, told or broken`, async () => {
  const attacker = new Attacker(MESSAGES);
  const memory: number[] = [];
  const campaign = new FaultTest(data, undefined, async ({ server, ids }) => {
    const url = server?.url as string;
    await attacker.attack(url, ids, MESSAGES / ROUNDS, REQUESTS / ROUNDS);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
    memory.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20);
  });
  const report = await campaign.run(ROUNDS, 10, diceFrom(ROUNDS));
  const megabytes = [memory[0], memory.at(-1)].map((value) => Math.round(value ?? 0));
  console.log(`attack: ${JSON.stringify({ ...attacker.report, megabytes, tables: report.tables })}`);
  expect(attacker.report.messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(attacker.report.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(report.byClock).toBe(0);
}, 14_400_000);
