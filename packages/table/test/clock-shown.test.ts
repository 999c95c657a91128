/** Screens show the table's time at every decision and to every viewer, even if their own clocks are wrong. */

import { diceFrom, type Seat, VIEWERS, type Viewer } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { ClientStore, type TableInfo, timeLeft } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { type ClockRules, type Connection, type Entry, type EventStore, Host, Table } from '../src/index.ts';

const SEATS = [0, 1] as const;
const guest = { kind: 'guest', name: '' } as const;
const rest = { grace: 20_000, longest: 1e9 };
const KINDS: Readonly<Record<string, ClockRules>> = {
  'time for each move': { bank: null, decision: 60_000, ...rest },
  'a bank': { bank: 900_000, decision: null, ...rest },
  'time for each move, then a bank': { bank: 120_000, decision: 10_000, ...rest },
  'no clock': { bank: null, decision: null, ...rest },
};

/** A client's screen, whose own clock is off by minutes. */
class Screen {
  readonly viewer: Viewer;
  private readonly server: Server;
  private readonly off: number;
  private store = new ClientStore(() => {});
  private connection: Connection | null = null;
  private receivedAt = 0;

  constructor(server: Server, viewer: Viewer, off: number) {
    this.server = server;
    this.viewer = viewer;
    this.off = off;
    this.connect(false);
  }

  private now = () => this.server.now + this.off;

  connect(fresh: boolean): void {
    if (fresh) this.store = new ClientStore(() => {});
    const receive = (text: string) => {
      const was = this.store.state?.clocks;
      this.store.receive(text);
      if (this.store.state?.clocks !== was) this.receivedAt = this.now();
    };
    this.connection = this.server.host.connect(this.viewer, receive, this.store.state?.seq ?? null);
  }

  disconnect(): void {
    if (this.connection !== null) this.server.host.disconnect(this.connection);
  }

  shows(seat: Seat): number | null {
    const { state } = this.store;
    return state === null ? null : timeLeft(state.clocks[seat], this.now() - this.receivedAt);
  }
}

/** A server with one table. */
class Server {
  now = 1e12;
  host: Host;
  private readonly began = this.now;
  private readonly entries: Entry[] = [];
  private readonly rules: ClockRules;
  /** Fires the host's timer, if it is set. */
  alarm: (() => void) | null = null;

  constructor(rules: ClockRules) {
    this.rules = rules;
    this.host = this.open();
  }

  private open(): Host {
    const table = Table.open(linkavel, randomSetup(linkavel, 4), { at: this.began, clock: this.rules });
    for (const entry of this.entries) table.apply(entry);
    const store: EventStore = {
      append: (_, entry, done) => {
        this.entries.push(entry);
        done(true);
      },
      read: async () => [],
    };
    const environment = {
      now: () => this.now,
      wait: (_: number, then: () => void) => {
        this.alarm = then;
        return () => {
          this.alarm = null;
        };
      },
      think: async () => 0,
      advise: async () => [],
      onError: (_: unknown, error: unknown) => {
        throw error;
      },
    };
    const info = { id: 't', seats: [guest, guest], clock: this.rules } as unknown as TableInfo;
    return new Host({ table, info: { ...INFO, ...info }, store, environment }) as unknown as Host;
  }

  /** A crash, and a new start after a while. */
  restart(): void {
    this.now += 45_000;
    this.host = this.open();
    this.host.submitOwn({ do: 'resumed', seat: 0 });
  }

  /** The time that a seat has at the table: for its current decision, else for its next one. */
  has(seat: Seat): number | null {
    const { bank, decision } = this.rules;
    if (bank === null && decision === null) return null;
    const clock = this.host.table.clocks[seat];
    const deadline = clock.deadline();
    if (deadline === null) return clock.bank + (decision ?? 0);
    return Math.max(0, Math.min(clock.bank + clock.decision, deadline - this.now));
  }
}

const INFO = {
  game: 'linkavel',
  ruleset: 'r',
  rulings: {},
  state: 'playing',
  rated: false,
  private: true,
  practice: false,
  commitment: null,
} as const;

describe.each(Object.entries(KINDS))('%s', (_, rules) => {
  test('every screen shows the time that the table has', () => {
    const server = new Server(rules);
    const dice = diceFrom(7);
    const offs = [300_000, -300_000, 0];
    const screens = VIEWERS.map((viewer) => new Screen(server, viewer, offs[viewer] as number));
    const compare = (when: string) => {
      for (const seat of SEATS)
        for (const screen of screens)
          expect(screen.shows(seat), `${when}: viewer ${screen.viewer}, seat ${seat}`).toBe(server.has(seat));
    };
    compare('at the beginning');
    const inARow = [0, 0];
    let last: Seat | null = null;
    for (let i = 0; i < 150 && server.host.table.result === null; i++) {
      server.now += dice(9000);
      compare(`before entry ${i}`);
      const { match, asked } = server.host.table;
      const seat = match.waitingFor[0] as Seat;
      const what = dice(12);
      if (what === 0) server.host.submitOwn({ do: 'offer-draw', seat });
      else if (what === 1 || what === 2) {
        // A client is away, for longer than the grace in total, and reconnects with or without its old state.
        const screen = screens[dice(3)] as Screen;
        screen.disconnect();
        server.now += dice(8000);
        if (what === 2) server.host.submitOwn({ do: 'offer-draw', seat: 0 });
        server.now += dice(8000);
        for (const each of screens.filter((other) => other !== screen))
          for (const of of SEATS) expect(each.shows(of), `entry ${i}, a client is away`).toBe(server.has(of));
        screen.connect(dice(2) === 0);
      } else if (what === 3) {
        server.restart();
        for (const screen of screens) screen.connect(dice(2) === 0);
      } else {
        if (last === seat) inARow[seat] = (inARow[seat] as number) + 1;
        last = seat;
        const option = dice(match.decisionOf(seat)?.options.length ?? 1);
        server.host.submitOwn({ do: 'answer', seat, option, asked: asked[seat] });
      }
      compare(`after entry ${i}`);
    }
    expect(Math.min(...inARow)).toBeGreaterThan(5);
  });

  test('when time runs out, the table and every screen continue together', () => {
    const server = new Server(rules);
    const screens = VIEWERS.map((viewer) => new Screen(server, viewer, viewer * -300_000));
    for (let i = 0; i < 4 && server.host.table.result === null; i++) {
      server.now = server.host.table.deadline() ?? server.now;
      for (const seat of SEATS) for (const screen of screens) expect(screen.shows(seat)).toBe(server.has(seat));
      server.alarm?.();
      for (const seat of SEATS) for (const screen of screens) expect(screen.shows(seat)).toBe(server.has(seat));
    }
    expect(server.host.table.seq).toBeGreaterThan(0);
  });
});
