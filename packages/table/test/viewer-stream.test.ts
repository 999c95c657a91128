import { GAMES } from '@taisen/games';
import { determinize, diceFrom, type Seat, VIEWERS, viewOf } from '@taisen/kernel';
import { ClientStore, type TableInfo } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK, type Request, Table, ViewerStream } from '../src/index.ts';
import { mayTakeBack } from '../src/takeback.ts';

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

  test('steps lead every viewer to the view and the events that the table has, also one that forgets', () => {
    for (let seed = 0; seed < 2; seed++) {
      const forgets = seed === 1;
      const table = open(seed, forgets);
      const dice = diceFrom(seed);
      const feeds = VIEWERS.map((viewer) => new ViewerStream(table, viewer));
      const screens = feeds.map((feed) => {
        const screen = new ClientStore(() => {});
        screen.receive(feed.welcome(info(id)));
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
        feeds.forEach((feed, viewer) => {
          const screen = screens[viewer] as ClientStore;
          screen.receive(feed.step(entry));
          if (i % 7 > 0 && table.result === null) return;
          expect(screen.state?.view).toEqual(viewOf(table.match, VIEWERS[viewer] as 0));
          expect(screen.state?.events).toEqual(table.events(viewer as 0));
        });
        table.eventsSent();
        expect(table.match.recorder?.events[0]).toHaveLength(forgets ? 0 : (screens[0]?.state?.events.length ?? 0));
      }
      expect(screens.map((screen) => screen.state?.result)).toEqual(Array(3).fill(table.result));
    }
  });

  test('who was away is told what the others were told meanwhile, letter by letter', () => {
    const table = open(4, true);
    const dice = diceFrom(4);
    const feeds = VIEWERS.map((viewer) => ({ feed: new ViewerStream(table, viewer), told: [] as string[] }));
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
        if (request.do === 'offer-draw' && table.result !== null) break;
        const entry = table.accept(request, table.seq * 100);
        table.apply(entry);
        for (const { feed, told } of feeds) told.push(feed.step(entry));
        table.eventsSent();
      }
      if (dice(8) > 0) continue;
      for (const { feed, told } of feeds) {
        const seen = Math.max(0, table.seq - dice(30));
        expect(feed.stepsSince(seen)).toEqual(told.slice(seen));
      }
    }
    for (const { feed } of feeds) {
      expect(feed.stepsSince(table.seq)).toEqual([]);
      expect(feed.stepsSince(table.seq + 1)).toBeNull();
      if (table.seq > 64) expect(feed.stepsSince(table.seq - 65)).toBeNull();
    }
  });

  test('what goes over the wire does not change when all that the viewer cannot know is dealt anew', () => {
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
            const feed = new ViewerStream(other, viewer);
            const texts = [feed.welcome(info(id))];
            const requests: Request[] = [
              { do: 'left', seat: 0 },
              { do: 'auto-pass', seat: 1, kinds: { respond: 'idle' } },
              { do: 'offer-draw', seat },
              { do: 'concede', seat },
            ];
            for (const request of requests) {
              const entry = other.accept(request, 5);
              other.apply(entry);
              texts.push(feed.step(entry));
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
