/** Nobody pays for time that the server took, and nobody gains any. */
import { diceFrom, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { parseServerMessage, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type ClockRules, type Entry, Host, Table } from '../src/index.ts';

const SETUP = randomSetup(linkavel, 4);
const CLOCK: ClockRules = { bank: null, decision: 3000, grace: 0, longest: 1e9 };
const INFO = { id: 't', seats: [null, null], state: 'playing', clock: CLOCK } as unknown as TableInfo;

/** A host whose time and disk the test controls. */
class Desk {
  now = 1e6;
  readonly entries: Entry[] = [];
  readonly sent: string[] = [];
  readonly host: Host;
  private readonly stores: (() => void)[] = [];
  private alarms: { readonly at: number; readonly then: () => void }[] = [];
  frozen = false;

  constructor(entries: readonly Entry[] = [], now = 1e6, setup = SETUP) {
    this.now = now;
    const table = Table.open(linkavel, setup, { at: 1e6, clock: CLOCK });
    for (const entry of entries) table.apply(entry);
    this.host = new Host({
      table,
      info: INFO,
      store: {
        append: (_, entry, done) => {
          const store = () => {
            this.entries.push(entry);
            done(true);
          };
          if (this.frozen) this.stores.push(store);
          else store();
        },
        read: async () => [],
      },
      environment: {
        now: () => this.now,
        wait: (milliseconds, then) => {
          const alarm = { at: this.now + milliseconds, then };
          this.alarms.push(alarm);
          return () => {
            this.alarms = this.alarms.filter((other) => other !== alarm);
          };
        },
        think: async () => 0,
        advise: async () => [],
        onError: (_, error) => {
          throw error;
        },
      },
    }) as unknown as Host;
    for (const seat of [0, 1] as const) this.host.connect(seat, (text) => this.sent.push(text));
  }

  get seat(): Seat {
    return this.host.table.match.waitingFor[0] as Seat;
  }

  answer(seat = this.seat, option = 0): void {
    const { asked } = this.host.table;
    this.host.submitOwn({ do: 'answer', seat, asked: asked[seat], option });
  }

  /** Lets time pass, with the alarms that it sets off. */
  pass(milliseconds: number): void {
    for (const until = this.now + milliseconds; ; ) {
      const next = this.alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      this.now = next?.at ?? until;
      if (next === undefined) return;
      this.alarms = this.alarms.filter((other) => other !== next);
      next.then();
    }
  }

  /** The process is stopped: no alarm goes off until it continues. */
  stop(milliseconds: number): void {
    this.now += milliseconds;
    this.host.stalled(milliseconds);
    this.pass(0);
  }

  thaw(): void {
    this.frozen = false;
    for (const store of this.stores.splice(0)) store();
  }

  timeouts = () => this.entries.filter((entry) => 'by' in entry && entry.by === 'clock').length;
}

test('a server that stops while an entry is being stored takes that time from nobody either', () => {
  const desk = new Desk();
  const { host, seat } = desk;
  desk.frozen = true;
  // It leaves the question of the other seat as it is.
  host.submitOwn({ do: 'offer-draw', seat: seat === 0 ? 1 : 0 });
  desk.stop(8000);
  desk.thaw();
  desk.pass(1000);
  expect(desk.timeouts()).toBe(0);
});

test('a server that was stopped for eight seconds takes them from nobody', () => {
  const desk = new Desk();
  desk.pass(2000);
  desk.stop(8000);
  expect(desk.timeouts()).toBe(0);
  // The screens are told, since they count for themselves.
  const told = parseServerMessage(desk.sent.at(-1) as string);
  expect(told).toMatchObject({ type: 'clocks' });
  expect(told.type === 'clocks' && told.clocks[desk.seat].decision).toBe(1000);
  desk.pass(999);
  expect(desk.timeouts()).toBe(0);
  desk.pass(1);
  expect(desk.timeouts()).toBe(1);
  // Played again from its entries, the table has the same clocks.
  const again = Table.open(linkavel, SETUP, { at: 1e6, clock: CLOCK });
  for (const entry of desk.entries) again.apply(entry);
  expect(again.deadline()).toBe(desk.host.table.deadline());
});

test('an answer after a stall is charged for the time without the stall', () => {
  const desk = new Desk();
  const bank = Table.open(linkavel, SETUP, { at: 1e6, clock: { ...CLOCK, bank: 60_000 } });
  const { seat } = desk;
  bank.stand(seat, 8000, 1e6 + 9000);
  bank.apply(bank.accept({ do: 'answer', seat, option: 0, asked: 0 }, 1e6 + 12_000));
  expect(bank.clocks[seat].bank).toBe(59_000);
  expect(bank.entries[0]).toMatchObject({ stood: seat === 0 ? [8000, 0] : [0, 8000] });
});

test('a clock starts when its question has been sent, not when the database was asked to store the answer', () => {
  const desk = new Desk();
  desk.frozen = true;
  desk.pass(1000);
  desk.answer();
  desk.pass(10_000);
  desk.thaw();
  desk.pass(0);
  expect(desk.timeouts()).toBe(0);
  expect(desk.host.table.deadline()).toBe(desk.now + 3000);
  desk.pass(3000);
  expect(desk.timeouts()).toBe(1);
});

test('an answer counts from when it was received, however long it waits to be stored', () => {
  const desk = new Desk();
  const { seat } = desk;
  desk.pass(1000);
  desk.frozen = true;
  desk.host.submitOwn({ do: 'offer-draw', seat });
  desk.pass(500);
  desk.answer(seat);
  desk.pass(60_000);
  desk.thaw();
  desk.thaw();
  expect(desk.entries.map(({ do: verb, at }) => [verb, at - 1e6])).toEqual([
    ['offer-draw', 1000],
    ['answer', 1500],
  ]);
  expect(desk.timeouts()).toBe(0);
});

test('another server whose time is ahead takes nothing, and one whose time is behind stops no clock', () => {
  const desk = new Desk();
  desk.pass(1000);
  desk.answer();
  const behind = new Desk(desk.entries, desk.now - 60_000);
  expect(behind.host.table.deadline()).toBe(desk.host.table.deadline());
  behind.pass(2999);
  expect(behind.timeouts()).toBe(0);
  behind.pass(1);
  expect(behind.timeouts()).toBe(1);
});

/** Answers until the seat may take its last answer back, with another question open; null if the match ends first. */
function untilTakeback(desk: Desk, dice: (n: number) => number): Seat | null {
  while (desk.host.table.result === null) {
    const { seat } = desk;
    desk.answer(seat, dice(desk.host.table.match.decisionOf(seat)?.options.length ?? 1));
    const { match } = desk.host.table;
    if (match.answersSince > 0 && match.decisionOf(seat) !== null && match.history.at(-1)?.[0] === seat) return seat;
  }
  return null;
}

test('a takeback refills nothing, however often', () => {
  let held = 0;
  for (let seed = 1; seed <= 200 && held < 3; seed++) {
    const desk = new Desk([], 1e6, randomSetup(linkavel, seed));
    const seat = untilTakeback(desk, diceFrom(seed));
    if (seat === null) continue;
    const [, option] = desk.host.table.match.history.at(-1) as readonly [Seat, number];
    const began = desk.now;
    let toggles = 0;
    for (; desk.timeouts() === 0 && toggles < 40; toggles++) {
      desk.pass(900);
      desk.host.submitOwn({ do: 'takeback', seat });
      desk.pass(100);
      desk.answer(seat, option);
    }
    // Hidden cards were shown: this one could not be taken back.
    if (!desk.entries.some((entry) => entry.do === 'takeback')) continue;
    held++;
    // Three seconds for each of the two questions.
    expect(desk.now - began).toBeLessThanOrEqual(6000);
    expect(toggles).toBeLessThan(8);
  }
  expect(held).toBe(3);
});

test('a finished match takes no more entries, and a request that changes nothing is none', async () => {
  const desk = new Desk();
  const { host } = desk;
  const kinds = { respond: 'always' } as const;
  for (let i = 0; i < 50; i++) await host.submit({ do: 'auto-pass', seat: 0, kinds });
  for (let i = 0; i < 50; i++) await host.submit({ do: 'offer-draw', seat: 0 });
  expect(desk.entries.map((entry) => entry.do)).toEqual(['auto-pass', 'offer-draw']);
  await host.submit({ do: 'concede', seat: 0 });
  for (const request of ['left', 'returned', 'takeback', 'offer-draw', 'resumed'] as const)
    await expect(host.submit({ do: request, seat: 1 })).rejects.toThrow('the match is over');
  await expect(host.submit({ do: 'auto-pass', seat: 1, kinds })).rejects.toThrow('the match is over');
  for (let i = 0; i < 50; i++) await host.submit({ do: 'offer-rematch', seat: 1, nonce: 'a'.repeat(64) });
  expect(desk.entries).toHaveLength(4);
});

test('a seat cannot fill a match with entries that are no answers', async () => {
  const { host, entries } = new Desk();
  const toggle = async (i: number) =>
    host.submit({ do: 'auto-pass', seat: 0, kinds: i % 2 === 0 ? { respond: 'always' } : {} });
  for (let i = 0; i < 500; i++) await toggle(i);
  await expect(toggle(500)).rejects.toThrow('it can only play');
  await host.submit({ do: 'offer-draw', seat: 1 });
  await host.submit({ do: 'concede', seat: 0 });
  expect(entries).toHaveLength(502);
});
