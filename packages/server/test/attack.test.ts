/** A hostile client attacks two servers at whose tables others play: they play on, and it learns and changes nothing. */
import { rmSync } from 'node:fs';
import { diceFrom } from '@taisen/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Attacker } from './support/attacker.ts';
import { FaultTest } from './support/fault-test.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';
import { report, seedOf } from './support/totals.ts';
import './support/output.ts';

/** `npm run campaign -- attack` runs more. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 1000);
const REQUESTS = Number(process.env['REQUESTS'] ?? 100);
/** The tables are checked after each. */
const ROUNDS = Math.max(2, Math.ceil(MESSAGES / 20_000));
const SERVERS = 2;
const data = temporaryFolder();
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
});
afterAll(async () => {
  unbundle();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Nothing has failed at this server; returns its memory in megabytes. */
async function healthy(url: string): Promise<number> {
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20);
}

test(`${MESSAGES} hostile messages and ${REQUESTS} requests: nothing is touched, told or broken`, async () => {
  const seed = seedOf('attack', MESSAGES);
  const attackers = Array.from({ length: SERVERS }, (_, i) => new Attacker(seed + i));
  const share = ROUNDS * SERVERS;
  const memory: number[][] = [];
  const campaign = new FaultTest(data, undefined, async ({ servers, ids }) => {
    await Promise.all(
      servers.map(({ url }, i) => attackers[i]?.attack(url, ids, MESSAGES / share, Math.ceil(REQUESTS / share))),
    );
    memory.push(await Promise.all(servers.map(({ url }) => healthy(url))));
  });
  campaign.count = SERVERS;
  campaign.database = postgres.url;
  // The attacker may open tables, too.
  campaign.env = { LIMIT_TABLES: '100' };
  const { tables, decisions, acknowledged, byClock } = await campaign.run(ROUNDS, 10, diceFrom(seed));
  const sum = (what: 'messages' | 'requests') => attackers.reduce((so, attacker) => so + attacker.report[what], 0);
  const figures = { messages: sum('messages'), requests: sum('requests'), tables, decisions, acknowledged, byClock };
  const answers = attackers.map(({ report: { statuses, codes } }) => ({ statuses, codes }));
  report('attack', figures, { answers, megabytes: [memory[0], memory[Math.floor(ROUNDS / 2)], memory.at(-1)] });
  expect(figures.messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(figures.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(byClock).toBe(0);
}, 14_400_000);
