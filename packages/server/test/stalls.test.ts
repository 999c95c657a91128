/** A server or a database that stands still: no player loses time by it. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageOf, ServerMessage } from '@taisen/protocol';
import type { Entry } from '@taisen/table';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { SharedClock } from '../src/storage/clock.ts';
import { Stalls } from '../src/worker/stalls.ts';
import { Client } from './support/client.ts';
import { databaseUrl, processesOf } from './support/database.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const data = temporaryFolder();
let server: ServerProcess;
let people: [Client, Client];

beforeAll(async () => {
  bundle();
  server = await startProcess({ DATA: data });
  people = [await Client.guest(server.url), await Client.guest(server.url)];
});
afterAll(async () => {
  expect(await server.signal('SIGTERM')).toBe(0);
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

/** A seat that answers when the test says so. */
class Seat {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  asked: number | null = null;

  constructor(client: Client, table: string) {
    this.socket = client.socket(table);
    this.socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      this.messages.push(message);
      if ('asked' in message) this.asked = message.asked;
    });
  }

  answer(): void {
    this.socket.send(JSON.stringify({ do: 'answer', id: 1, asked: this.asked, option: 0 }));
  }

  has = (type: ServerMessage['type']) => this.messages.some((message) => message.type === type);
  clocks = () => this.messages.findLast((message): message is MessageOf<'clocks'> => message.type === 'clocks')?.clocks;
}

const CLOCK = { bank: null, decision: 1500, grace: 0 };
const STALL = 3500;

/** A match of two people, and which of them is asked first. */
async function begin() {
  const { id } = await people[0].open({ game: 'linkavel', clock: CLOCK });
  for (const person of people) await person.sit(id);
  const seats = people.map((person) => new Seat(person, id)) as [Seat, Seat];
  await expect.poll(() => seats.every((seat) => seat.has('welcome'))).toBe(true);
  const first = seats[0].asked !== null ? 0 : 1;
  return { id, asked: seats[first], seats };
}

async function entriesOf(table: string): Promise<Entry[]> {
  const client = new pg.Client({ connectionString: databaseUrl(data) });
  await client.connect();
  const { rows } = await client.query('select entry from entries where table_id = $1 order by seq', [table]);
  await client.end();
  return rows.map(({ entry }) => entry as Entry);
}
const byClock = (entries: readonly Entry[]) => entries.filter((entry) => 'by' in entry && entry.by === 'clock');

test('a server that is stopped and continues gives the time back', async () => {
  const { id, asked } = await begin();
  server.child.kill('SIGSTOP');
  await sleep(STALL);
  server.child.kill('SIGCONT');
  await expect.poll(() => asked.has('clocks')).toBe(true);
  asked.answer();
  await expect.poll(() => asked.has('done')).toBe(true);
  const entries = await entriesOf(id);
  expect(entries[0]).toMatchObject({ do: 'answer', stood: expect.anything() });
  expect(byClock(entries.slice(0, 1))).toEqual([]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(Number(/^taisen_stalled_seconds_total (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(2);
});

test('a database that is frozen takes no time of a player whose question it holds back', async () => {
  const { id, asked, seats } = await begin();
  const frozen = processesOf(data);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  asked.answer();
  await sleep(STALL);
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  await expect.poll(() => seats.some((seat) => seat.has('step'))).toBe(true);
  const next = seats.find((seat) => seat.asked !== null) as Seat;
  next.answer();
  await expect.poll(() => next.has('done')).toBe(true);
  await expect.poll(async () => (await entriesOf(id)).length).toBeGreaterThan(1);
  expect(byClock((await entriesOf(id)).slice(0, 2))).toEqual([]);
});

test('a database that is frozen takes no time of a player whom it keeps from connecting', async () => {
  const { id } = await people[0].open({ game: 'linkavel', clock: { ...CLOCK, decision: 3000 } });
  for (const person of people) await person.sit(id);
  const frozen = processesOf(data);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  const early = people.map((person) => new Seat(person, id));
  for (const { socket } of early) socket.on('error', () => {});
  await sleep(4500);
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  // On a busy machine the first attempt has been given up meanwhile.
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
  const seats = people.map((person) => new Seat(person, id));
  await expect.poll(() => seats.every((seat) => seat.has('welcome')), { interval: 5 }).toBe(true);
  const asked = seats.find((seat) => seat.asked !== null) as Seat;
  asked.answer();
  await expect.poll(() => asked.has('done')).toBe(true);
  const [first] = (await entriesOf(id)).filter((entry) => entry.do === 'answer');
  expect(first).not.toHaveProperty('by');
  for (const { socket } of [...early, ...seats]) socket.close();
});

test('a stall that two threads notice counts once', () => {
  const stalls = new Stalls();
  expect(stalls.add({ from: 100, until: 900 })).toBe(800);
  expect(stalls.add({ from: 150, until: 950 })).toBe(50);
  expect(stalls.add({ from: 200, until: 800 })).toBe(0);
  expect(stalls.add({ from: 2000, until: 3000 })).toBe(1000);
});

test("the time of tables is the database's, and never goes back", () => {
  const seen: string[] = [];
  const clock = new SharedClock({
    differs: (ms) => seen.push(`differs ${Math.round(ms / 1000)} s`),
    skipped: (ms) => seen.push(`skipped ${Math.round(ms / 1000)} s`),
  });
  const measure = (ahead: number) => {
    const now = performance.timeOrigin + performance.now();
    clock.measured(now + ahead, now, now);
    return clock.now() - now;
  };
  // This computer's own clock is an hour off.
  expect(measure(3_600_000)).toBeCloseTo(3_600_000, -2);
  // Small differences are followed slowly.
  expect(measure(3_600_500)).toBeCloseTo(3_600_010, -2);
  expect(seen).toEqual([]);
  expect(measure(3_660_000)).toBeCloseTo(3_660_000, -2);
  expect(seen).toEqual(['differs 60 s', 'skipped 60 s']);
  expect(measure(3_600_000)).toBeCloseTo(3_659_990, -2);
  expect(seen.at(-1)).toBe('differs -60 s');
});
