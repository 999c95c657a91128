/** Answers are taken back by consent, also after their action is done, as long as nothing hidden was shown. */
import { GAMES } from '@taisen/games';
import { determinize, diceFrom, type Match, opponent, type Seat, type State } from '@taisen/kernel';
import { ClientStore, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK, type Request, Table, ViewerStream } from '../src/index.ts';

const INFO: TableInfo = {
  id: 't',
  game: 'g',
  ruleset: 'r',
  rulings: {},
  state: 'playing',
  seats: [null, null],
  clock: NO_CLOCK,
  rated: false,
  private: true,
  practice: false,
  commitment: null,
};

const apply = (table: Table, request: Request, now = table.seq * 100) => {
  const entry = table.accept(request, now);
  table.apply(entry);
  return entry;
};

const answer = (table: Table, dice: (n: number) => number, now?: number): Seat => {
  const seat = table.match.waitingFor[0] as Seat;
  const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
  apply(table, { do: 'answer', seat, option, asked: table.asked[seat] }, now);
  return seat;
};

/** Plays until a seat has to ask the other one to take its last answer back. */
function untilAsking(table: Table, dice: (n: number) => number, seat?: Seat): Seat | null {
  while (table.result === null) {
    const last = answer(table, dice);
    if (seat !== undefined && seat !== last) continue;
    if (table.mayTakeBack(last) && table.accept({ do: 'takeback', seat: last }, 1e9).do === 'ask-takeback') return last;
  }
  return null;
}

const games = [...GAMES.values()].map((game) => [game.id, game] as const);

describe.each(games)('%s', (_, game) => {
  const open = (seed: number, dropsEvents = false) => Table.open(game, randomSetup(game, seed), { at: 0, dropsEvents });

  test('with consent, a seat goes back to where it chose, and so does every screen', () => {
    const table = open(3, true);
    const dice = diceFrom(3);
    const streams = ([0, 1, 2] as const).map((viewer) => new ViewerStream(table, viewer));
    const screens = streams.map((stream) => {
      const screen = new ClientStore(() => {});
      screen.receive(stream.welcome(INFO));
      return screen;
    });
    const send = (request: Request) => {
      const entry = apply(table, request);
      for (const [i, stream] of streams.entries()) screens[i]?.receive(stream.step(entry));
      table.eventsSent();
      return entry;
    };
    const states: string[] = [];
    let [back, far] = [0, 0];
    while (table.result === null && back < 60) {
      const seat = table.match.waitingFor[0] as Seat;
      states[table.match.history.length] = JSON.stringify(table.match.state);
      send({
        do: 'answer',
        seat,
        option: dice(table.match.decisionOf(seat)?.options.length ?? 1),
        asked: table.asked[seat],
      });
      if (dice(2) > 0 || !table.mayTakeBack(seat) || table.result !== null) continue;
      const before = table.match.history.length;
      if (send({ do: 'takeback', seat }).do === 'ask-takeback') {
        expect(screens.map((screen) => screen.state?.takebacks)).toEqual(Array(3).fill(1 << seat));
        send({ do: 'accept-takeback', seat: opponent(seat) });
        far++;
      }
      back++;
      expect(table.match.history.length).toBeLessThan(before);
      expect(JSON.stringify(table.match.state)).toBe(states[table.match.history.length]);
      expect(table.takebackRequests).toBe(0);
      for (const [i, screen] of screens.entries()) {
        const fresh = new ClientStore(() => {});
        fresh.receive((streams[i] as ViewerStream<State>).welcome(INFO));
        expect(screen.state?.view).toEqual(fresh.state?.view);
        expect(screen.state?.events).toEqual(fresh.state?.events);
        expect(screen.state?.mayTakeBack).toBe(fresh.state?.mayTakeBack);
      }
    }
    expect(far).toBeGreaterThan(3);
    const again = open(3);
    for (const entry of JSON.parse(JSON.stringify(table.entries))) again.apply(entry);
    expect(JSON.stringify(again.match.state)).toBe(JSON.stringify(table.match.state));
  });

  test('what can be taken back has shown nothing: dealt again, it shows the same to the byte', () => {
    let compared = 0;
    for (let seed = 20; seed < 24; seed++) {
      const table = open(seed);
      const dice = diceFrom(seed);
      while (table.result === null) {
        const seat = table.match.waitingFor[0] as Seat;
        const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
        const there = dice(3) > 0 ? null : determinize(table.match, seat, dice, { record: true });
        if (there !== null) {
          const sent = [table.match.fork({ record: true }), there].map((match) => playedAt(match, seat, option));
          if (sent.some(({ may }) => may)) {
            expect(sent[1]).toEqual(sent[0]);
            compared++;
          }
        }
        answer(table, () => option);
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});

/** What a seat is sent when it answers and takes the answer back, if it may. */
function playedAt(match: Match<State>, seat: Seat, option: number) {
  const again = () => match.fork({ record: true });
  const table = new Table(again(), { at: 0 }, again);
  const stream = new ViewerStream(table, seat);
  const texts = [stream.welcome(INFO)];
  const send = (request: Request) => {
    const entry = apply(table, request);
    texts.push(stream.step(entry));
    return entry;
  };
  send({ do: 'answer', seat, option, asked: table.asked[seat] });
  const may = table.mayTakeBack(seat);
  if (may && send({ do: 'takeback', seat }).do === 'ask-takeback')
    send({ do: 'accept-takeback', seat: opponent(seat) });
  return { may, texts };
}

const linkavel = GAMES.get('linkavel') as (typeof games)[number][1];
const open = (options: object = {}) => Table.open(linkavel, randomSetup(linkavel, 3), { at: 0, ...options });

test('only the other seat can agree, and what it refuses is not asked again', () => {
  const table = open();
  const seat = untilAsking(table, diceFrom(1)) as Seat;
  const other = opponent(seat);
  expect(() => table.accept({ do: 'accept-takeback', seat: other }, 1e9)).toThrow(/no takeback is asked for/);
  apply(table, { do: 'takeback', seat });
  expect(table.isRepeated({ do: 'takeback', seat })).toBe(true);
  for (const verb of ['accept-takeback', 'refuse-takeback'] as const)
    expect(() => table.accept({ do: verb, seat }, 1e9)).toThrow(/no takeback is asked for/);
  const answers = table.match.history.length;
  apply(table, { do: 'refuse-takeback', seat: other });
  expect(table.match.history).toHaveLength(answers);
  expect(table.takebackRequests).toBe(0);
  expect(table.mayTakeBack(seat)).toBe(false);
  expect(() => table.accept({ do: 'takeback', seat }, 1e9)).toThrow(/cannot be taken back/);
});

test('a seat that answers on no longer asks', () => {
  const table = open();
  const dice = diceFrom(1);
  const seat = untilAsking(table, dice) as Seat;
  apply(table, { do: 'takeback', seat });
  while (table.match.waitingFor[0] !== seat) answer(table, dice);
  answer(table, dice);
  expect(table.takebackRequests).toBe(0);
});

test('in rated matches nothing is taken back once it is done', () => {
  const table = open({ rated: true });
  expect(untilAsking(table, diceFrom(1))).toBeNull();
});

test('an entry that goes back to an impossible answer is refused', () => {
  const table = open();
  const seat = untilAsking(table, diceFrom(1)) as Seat;
  for (const to of [-1, 0.5, table.match.history.length])
    expect(() => table.apply({ do: 'accept-takeback', seat, to, at: 1e9 })).toThrow(/cannot go back to/);
});

test('a takeback by consent gives no time back', () => {
  const clock = { bank: 60_000, decision: 3000, grace: 0, longest: 1e9 };
  const table = open({ clock });
  const dice = diceFrom(1);
  let now = 0;
  const played = (): Seat => {
    for (;;) {
      now += 1000;
      const seat = answer(table, dice, now);
      if (table.mayTakeBack(seat) && table.accept({ do: 'takeback', seat }, now).do === 'ask-takeback') return seat;
    }
  };
  const seat = played();
  const { bank } = table.clocks[seat];
  now += 4500;
  apply(table, { do: 'takeback', seat }, now);
  apply(table, { do: 'accept-takeback', seat: opponent(seat) }, now);
  // One of the three seconds had been used; the bank keeps what it has lost since.
  expect(table.clocks[seat].decision).toBe(2000);
  expect(table.clocks[seat].bank).toBeLessThanOrEqual(bank);
  const charged = bank - table.clocks[seat].bank + (60_000 - table.clocks[opponent(seat)].bank);
  expect(charged).toBeGreaterThanOrEqual(1500);
});
