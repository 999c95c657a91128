import { type Decision, diceFrom, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { oneDeck } from '@taisen/one-deck';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type ClockRules, type Entry, NO_CLOCK, Stale, Table } from '../src/index.ts';

const setup = randomSetup(linkavel, 3);
const open = (clock: ClockRules = NO_CLOCK) => Table.open(linkavel, setup, { clock, at: 0 });
type LinkavelTable = ReturnType<typeof open>;

/** Gives random answers, one a second, until the match is over or `answers` were given. */
function playOn(table: LinkavelTable, answers = 1e6, seed = 1): LinkavelTable {
  const dice = diceFrom(seed);
  for (let i = 0; i < answers && table.result === null; i++) {
    const seat = table.match.waitingFor[0] as Seat;
    const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
    table.apply(table.accept({ do: 'answer', seat, option, asked: table.asked[seat] }, (i + 1) * 1000));
  }
  return table;
}

/** The whole state of a table, for comparisons. */
const textOf = (table: LinkavelTable) =>
  JSON.stringify([
    table.match.state,
    table.match.history,
    table.result,
    table.clocks,
    table.drawOffers,
    table.rematchOffers,
  ]);

test('a table restored from its entries is the same table', () => {
  const table = playOn(open({ bank: 600_000, decision: 5000, grace: 1000, longest: 1e6 }), 40);
  for (const request of ['left', 'returned', 'offer-draw', 'refuse-draw'] as const) {
    const seat = request === 'refuse-draw' ? 1 : 0;
    table.apply(table.accept({ do: request, seat }, 50_000));
  }
  const entries = JSON.parse(JSON.stringify(table.entries)) as Entry[];
  const again = open({ bank: 600_000, decision: 5000, grace: 1000, longest: 1e6 });
  for (const entry of entries) again.apply(entry);
  expect(textOf(again)).toBe(textOf(table));
});

test('a refused request changes nothing', () => {
  const table = playOn(open(), 10);
  const seat = table.match.waitingFor[0] as Seat;
  const other = seat === 0 ? 1 : 0;
  const before = textOf(table);
  const refused = (request: Parameters<typeof table.accept>[0], reason: RegExp) =>
    expect(() => table.accept(request, 99_000)).toThrow(reason);
  refused({ do: 'answer', seat, option: 99, asked: table.asked[seat] }, /not offered/);
  refused({ do: 'answer', seat, option: 0, asked: table.asked[seat] - 1 }, /no longer asked/);
  refused({ do: 'answer', seat: other, option: 0, asked: table.asked[other] }, /nothing to decide/);
  refused({ do: 'accept-draw', seat }, /no draw is offered/);
  refused({ do: 'offer-rematch', seat }, /not over/);
  refused({ do: 'takeback', seat: other }, /cannot be taken back/);
  refused({ do: 'concede', seat: 2 as Seat }, /no such seat/);
  expect(textOf(table)).toBe(before);
});

test('an answer that is sent again after it was stored is always stale', () => {
  const table = open();
  const seats: Seat[] = [];
  while (table.result === null) {
    const seat = table.match.waitingFor[0] as Seat;
    const answer = { do: 'answer', seat, option: 0, asked: table.asked[seat] } as const;
    table.apply(table.accept(answer, 0));
    expect(() => table.accept(answer, 0)).toThrow(Stale);
    if (table.result === null && table.match.decisionOf(seat) === null) seats.push(seat);
  }
  expect(seats.length).toBeGreaterThan(3);
});

test('conceding, and agreeing on a draw', () => {
  const given = playOn(open(), 5);
  given.apply(given.accept({ do: 'concede', seat: 1 }, 9000));
  expect(given.result).toEqual({ winner: 0, rule: 'concede' });
  expect(() => given.accept({ do: 'concede', seat: 0 }, 9001)).toThrow(/over/);
  given.apply(given.accept({ do: 'offer-rematch', seat: 0 }, 9002));
  expect(given.rematchOffers).toBe(1);
  const agreed = playOn(open(), 5);
  agreed.apply(agreed.accept({ do: 'offer-draw', seat: 0 }, 9000));
  expect(() => agreed.accept({ do: 'accept-draw', seat: 0 }, 9001)).toThrow(/no draw is offered/);
  agreed.apply(agreed.accept({ do: 'accept-draw', seat: 1 }, 9002));
  expect(agreed.result).toEqual({ winner: null, rule: 'agreement' });
});

test('time for each decision: the clock answers, and the third time in a row the match is lost', () => {
  const table = open({ bank: null, decision: 10_000, grace: 0, longest: 1e6 });
  const seat = table.match.waitingFor[0] as Seat;
  expect(table.due(9999)).toBeNull();
  const kinds: string[] = [];
  for (let now = 10_000; table.result === null; now += 10_000) {
    const entry = table.due(now) as Entry;
    kinds.push(`${entry.seat === seat ? 'first' : 'second'} ${entry.do}`);
    table.apply(entry);
  }
  // Each gets the default answer until one of them has timed out three times.
  expect(kinds.filter((kind) => kind.endsWith('concede'))).toHaveLength(1);
  expect(table.result).toMatchObject({ rule: 'time' });
});

test('a bank: decisions use it up, and without any left the match is lost on time', () => {
  const table = open({ bank: 30_000, decision: 2000, grace: 0, longest: 1e6 });
  const seat = table.match.waitingFor[0] as Seat;
  expect(table.deadline()).toBe(32_000);
  table.apply(table.accept({ do: 'answer', seat, option: 0, asked: 0 }, 12_000));
  expect(table.clocks[seat].bank).toBe(20_000);
  const entry = table.due(100_000) as Entry;
  expect(entry).toMatchObject({ do: 'concede', by: 'clock' });
  table.apply(entry);
  expect(table.result?.rule).toBe('time');
  expect(table.deadline()).toBeNull();
});

test('a lost connection stops the clock for its grace, in total', () => {
  const table = open({ bank: null, decision: 10_000, grace: 5000, longest: 1e6 });
  const seat = table.match.waitingFor[0] as Seat;
  table.apply(table.accept({ do: 'left', seat }, 4000));
  expect(table.deadline()).toBe(15_000);
  table.apply(table.accept({ do: 'returned', seat }, 7000));
  expect(table.deadline()).toBe(13_000);
  table.apply(table.accept({ do: 'left', seat }, 8000));
  expect(table.deadline()).toBe(15_000);
});

test('without a clock a decision still ends', () => {
  expect(open().deadline()).toBe(NO_CLOCK.longest);
});

test('a seat alone takes back only an unfinished action, and only while nothing hidden was shown', () => {
  let taken = 0;
  let asked = 0;
  let refused = 0;
  for (let seed = 0; seed < 30; seed++) {
    const table = open();
    for (let i = 0; i < 80 && table.result === null; i++) {
      playOn(table, 1, seed * 1000 + i);
      const last = table.match.history.at(-1);
      if (table.result !== null || table.match.answersSince === 0 || last === undefined) continue;
      const events = JSON.stringify(table.match.recorder?.events);
      // Something hidden was shown, to this seat as well: then the other one is not even asked.
      if (!table.mayTakeBack(last[0])) {
        expect(() => table.accept({ do: 'takeback', seat: last[0] }, 1e6)).toThrow('something hidden was shown');
        refused++;
        continue;
      }
      const entry = table.accept({ do: 'takeback', seat: last[0] }, 1e6);
      // The other seat has seen a card of the hand, and would have to agree.
      if (entry.do === 'ask-takeback') {
        asked++;
        continue;
      }
      table.apply(entry);
      taken++;
      table.apply(table.accept({ do: 'answer', seat: last[0], option: last[1], asked: table.asked[last[0]] }, 1e6));
      expect(JSON.stringify(table.match.recorder?.events)).toBe(events);
    }
  }
  expect(taken).toBeGreaterThan(5);
  expect(asked).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(0);
});

test('a table passes for a player with auto-pass, after a random delay', () => {
  const table = Table.open(oneDeck, randomSetup(oneDeck, 3), { at: 0 });
  const dice = diceFrom(5);
  const waits = new Set<number>();
  table.apply(table.accept({ do: 'auto-pass', seat: 0, kinds: { respond: 'always' } }, 0));
  table.apply(table.accept({ do: 'auto-pass', seat: 1, kinds: { respond: 'idle' } }, 0));
  for (let now = 0; table.result === null; now += 5000) {
    const seat = table.match.waitingFor[0] as Seat;
    const { kind, options } = table.match.decisionOf(seat) as Decision;
    const passes = kind === 'respond' && (seat === 0 || options.length === 1);
    const due = table.deadline() as number;
    expect(due < now + 5000).toBe(passes);
    if (passes) {
      const entry = table.due(due) as Entry;
      expect(entry).toMatchObject({ do: 'answer', seat, by: 'auto' });
      waits.add(due - (table.entries.at(-1)?.at ?? 0));
      table.apply(entry);
    } else {
      table.apply(table.accept({ do: 'answer', seat, option: dice(options.length), asked: table.asked[seat] }, now));
    }
  }
  expect(waits.size).toBeGreaterThan(10);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(700);
  expect(Math.max(...waits)).toBeLessThan(2200);
});

test('time during which the table was out of service is not charged', () => {
  const table = open({ bank: null, decision: 10_000, grace: 0, longest: 1e6 });
  table.apply(table.accept({ do: 'resumed', seat: 0 }, 3_600_000));
  expect(table.deadline()).toBe(3_610_000);
});
