/** The time that screens show is the table's: at every decision, for everyone, whatever their own clocks say. */

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

/** Somebody's screen. Its clock is off by minutes, and nobody tells it what time it is. */
class Screen {
  readonly viewer: Viewer;
  private readonly place: Place;
  private readonly off: number;
  private follower = new ClientStore(() => {});
  private line: Connection | null = null;
  private heardAt = 0;

  constructor(place: Place, viewer: Viewer, off: number) {
    this.place = place;
    this.viewer = viewer;
    this.off = off;
    this.come(false);
  }

  private now = () => this.place.now + this.off;

  come(anew: boolean): void {
    if (anew) this.follower = new ClientStore(() => {});
    const receive = (text: string) => {
      const was = this.follower.state?.clocks;
      this.follower.receive(text);
      if (this.follower.state?.clocks !== was) this.heardAt = this.now();
    };
    this.line = this.place.host.connect(this.viewer, receive, this.follower.state?.seq ?? null);
  }

  leave(): void {
    if (this.line !== null) this.place.host.disconnect(this.line);
  }

  shows(seat: Seat): number | null {
    const { state } = this.follower;
    return state === null ? null : timeLeft(state.clocks[seat], this.now() - this.heardAt);
  }
}

/** A server with one table. */
class Place {
  now = 1e12;
  host: Host;
  private readonly began = this.now;
  private readonly entries: Entry[] = [];
  private readonly rules: ClockRules;
  /** What the table does by itself, if anything. */
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

  /** It is killed, stands still for a while, and is started again. */
  restart(): void {
    this.now += 45_000;
    this.host = this.open();
    this.host.submitOwn({ do: 'resumed', seat: 0 });
  }

  /** What the table itself says that a seat has: of the question that waits, else of the next one. */
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
    const place = new Place(rules);
    const dice = diceFrom(7);
    const offs = [300_000, -300_000, 0];
    const screens = VIEWERS.map((viewer) => new Screen(place, viewer, offs[viewer] as number));
    const compare = (when: string) => {
      for (const seat of SEATS)
        for (const screen of screens)
          expect(screen.shows(seat), `${when}: viewer ${screen.viewer}, seat ${seat}`).toBe(place.has(seat));
    };
    compare('at the beginning');
    const inARow = [0, 0];
    let last: Seat | null = null;
    for (let i = 0; i < 150 && place.host.table.result === null; i++) {
      place.now += dice(9000);
      compare(`entry ${i}, while it is thought about`);
      const { match, asked } = place.host.table;
      const seat = match.waitingFor[0] as Seat;
      const what = dice(12);
      if (what === 0) place.host.submitOwn({ do: 'offer-draw', seat });
      else if (what === 1 || what === 2) {
        // Somebody is away, for longer than the grace in the end, and comes back with what they had or with nothing.
        const screen = screens[dice(3)] as Screen;
        screen.leave();
        place.now += dice(8000);
        if (what === 2) place.host.submitOwn({ do: 'offer-draw', seat: 0 });
        place.now += dice(8000);
        for (const each of screens.filter((other) => other !== screen))
          for (const of of SEATS) expect(each.shows(of), `entry ${i}, somebody is away`).toBe(place.has(of));
        screen.come(dice(2) === 0);
      } else if (what === 3) {
        place.restart();
        for (const screen of screens) screen.come(dice(2) === 0);
      } else {
        if (last === seat) inARow[seat] = (inARow[seat] as number) + 1;
        last = seat;
        const option = dice(match.decisionOf(seat)?.options.length ?? 1);
        place.host.submitOwn({ do: 'answer', seat, option, asked: asked[seat] });
      }
      compare(`entry ${i}, done`);
    }
    expect(Math.min(...inARow)).toBeGreaterThan(5);
  });

  test('when time runs out, the table and every screen go on together', () => {
    const place = new Place(rules);
    const screens = VIEWERS.map((viewer) => new Screen(place, viewer, viewer * -300_000));
    for (let i = 0; i < 4 && place.host.table.result === null; i++) {
      place.now = place.host.table.deadline() ?? place.now;
      for (const seat of SEATS) for (const screen of screens) expect(screen.shows(seat)).toBe(place.has(seat));
      place.alarm?.();
      for (const seat of SEATS) for (const screen of screens) expect(screen.shows(seat)).toBe(place.has(seat));
    }
    expect(place.host.table.seq).toBeGreaterThan(0);
  });
});
