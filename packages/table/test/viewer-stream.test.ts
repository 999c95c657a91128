import { GAMES } from '@taisen/games';
import { determinize, diceFrom, mayTakeBack, type Seat, VIEWERS, viewOf } from '@taisen/kernel';
import { ClientStore, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK, type Request, Table, ViewerStream } from '../src/index.ts';

const info = (game: string): TableInfo => ({
  id: 't',
  game,
  ruleset: 'r',
  rulings: {},
  state: 'playing',
  seats: [
    { kind: 'guest', name: 'Ada' },
    { kind: 'guest', name: 'Bo' },
  ],
  clock: NO_CLOCK,
  rated: false,
  private: true,
  practice: false,
  commitment: null,
});

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const open = (seed: number, dropsEvents = false) => Table.open(game, randomSetup(game, seed), { at: 0, dropsEvents });

  test("steps give every viewer the table's view and events, also if the table drops events", () => {
    for (let seed = 0; seed < 2; seed++) {
      const dropsEvents = seed === 1;
      const table = open(seed, dropsEvents);
      const dice = diceFrom(seed);
      const streams = VIEWERS.map((viewer) => new ViewerStream(table, viewer));
      const screens = streams.map((stream) => {
        const screen = new ClientStore(() => {});
        screen.receive(stream.welcome(info(id)));
        return screen;
      });
      for (let i = 1; table.result === null; i++) {
        const seat = table.match.waitingFor[0] as Seat;
        const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
        const back = screens[seat]?.state?.mayTakeBack === true && dice(3) === 0;
        const request = back
          ? ({ do: 'takeback', seat } as const)
          : ({ do: 'answer', seat, option, asked: table.asked[seat] } as const);
        const entry = table.accept(request, i * 1000);
        table.apply(entry);
        streams.forEach((stream, viewer) => {
          const screen = screens[viewer] as ClientStore;
          screen.receive(stream.step(entry));
          if (i % 7 > 0 && table.result === null) return;
          expect(screen.state?.view).toEqual(viewOf(table.match, VIEWERS[viewer] as 0));
          expect(screen.state?.events).toEqual(table.events(viewer as 0));
        });
        table.eventsSent();
        expect(table.match.recorder?.events[0]).toHaveLength(dropsEvents ? 0 : (screens[0]?.state?.events.length ?? 0));
      }
      expect(screens.map((screen) => screen.state?.result)).toEqual(Array(3).fill(table.result));
    }
  });

  test('a client that reconnects is sent exactly what the others were sent meanwhile', () => {
    const table = open(4, true);
    const dice = diceFrom(4);
    const streams = VIEWERS.map((viewer) => ({ stream: new ViewerStream(table, viewer), sent: [] as string[] }));
    while (table.result === null) {
      const seat = table.match.waitingFor[0] as Seat;
      const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
      const back = mayTakeBack(table.match, seat) && dice(3) === 0;
      const requests: Request[] = [
        back ? { do: 'takeback', seat } : { do: 'answer', seat, option, asked: table.asked[seat] },
        ...(dice(10) === 0 ? [{ do: 'left', seat } as const, { do: 'returned', seat } as const] : []),
        ...(dice(10) === 0 ? [{ do: 'offer-draw', seat } as const] : []),
      ];
      for (const request of requests) {
        if (table.result !== null) break;
        const entry = table.accept(request, table.seq * 100);
        table.apply(entry);
        for (const { stream, sent } of streams) sent.push(stream.step(entry));
        table.eventsSent();
      }
      if (dice(8) > 0) continue;
      for (const { stream, sent } of streams) {
        const seen = Math.max(0, table.seq - dice(30));
        expect(stream.stepsSince(seen)).toEqual(sent.slice(seen));
      }
    }
    for (const { stream } of streams) {
      expect(stream.stepsSince(table.seq)).toEqual([]);
      expect(stream.stepsSince(table.seq + 1)).toBeNull();
      if (table.seq > 64) expect(stream.stepsSince(table.seq - 65)).toBeNull();
    }
  });

  test('messages do not change when everything that the viewer cannot know is dealt again', () => {
    let compared = 0;
    for (let seed = 10; seed < 12; seed++) {
      const table = open(seed);
      const dice = diceFrom(seed);
      for (let i = 1; table.result === null; i++) {
        const seat = table.match.waitingFor[0] as Seat;
        const option = dice(table.match.decisionOf(seat)?.options.length ?? 1);
        for (const viewer of VIEWERS) {
          if (dice(6) > 0) continue;
          const here = table.match.fork({ record: true });
          const there = determinize(table.match, viewer, dice, { record: true });
          if (there === null) continue;
          const sent = [here, there].map((match) => {
            const other = new Table(match, { at: 0 });
            const stream = new ViewerStream(other, viewer);
            const texts = [stream.welcome(info(id))];
            const requests: Request[] = [
              { do: 'left', seat: 0 },
              { do: 'auto-pass', seat: 1, kinds: { respond: 'idle' } },
              { do: 'offer-draw', seat },
              { do: 'concede', seat },
            ];
            for (const request of requests) {
              const entry = other.accept(request, 5);
              other.apply(entry);
              texts.push(stream.step(entry));
            }
            return texts;
          });
          expect(sent[1]).toEqual(sent[0]);
          compared++;
        }
        table.apply(table.accept({ do: 'answer', seat, option, asked: table.asked[seat] }, i * 1000));
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});
