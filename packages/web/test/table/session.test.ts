import { gameNamed } from '@taisen/games';
import { logOf, type Seat } from '@taisen/kernel';
import { NO_CLOCK, Table, ViewerStream } from '@taisen/table';
import { newCounts, playRandomGame, randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { Film } from '../../src/replay/film.ts';
import { Session } from '../../src/table/session.ts';
import { finished } from '../finished.ts';

const game = gameNamed('one-deck');
const log = logOf(playRandomGame(game, 2, newCounts(), false));
const film = () => new Film(game, log, finished(game), 0);

test('without anybody to play steps out, the newest is shown at once', () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  source.seek(1);
  source.seek(2);
  expect(session.heard.shown?.seq).toBe(2);
  expect(session.heard.line).toBe('open');
});

test('steps are played out one after the other; whoever is in a hurry sees the newest', async () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  const played: number[] = [];
  const ends: (() => void)[] = [];
  session.playOut = (_, to, show) => {
    played.push(to.seq);
    show();
    return new Promise((done) => ends.push(done));
  };
  for (const at of [1, 2, 3]) source.seek(at);
  expect(session.heard.shown?.seq).toBe(1);
  expect(session.heard.now?.seq).toBe(3);
  ends.shift()?.();
  await expect.poll(() => played).toEqual([1, 2]);
  session.hurry();
  expect(session.heard.shown?.seq).toBe(3);
  for (const end of ends) end();
});

test('with too many waiting the oldest are left out, and the last is always shown', async () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  const played: number[] = [];
  session.playOut = async (_, to, show) => {
    played.push(to.seq);
    await Promise.resolve();
    show();
  };
  for (let at = 1; at <= 20; at++) source.seek(at);
  await expect.poll(() => session.heard.shown?.seq).toBe(20);
  expect(played.length).toBeLessThan(12);
});

test('a message that does not follow makes it begin again with everything', () => {
  const source = film();
  let listener: { text(text: string): void } | undefined;
  let opened = 0;
  const session = new Session((to, seen) => {
    listener = to;
    opened++;
    return source.line(to, seen);
  });
  session.start();
  source.seek(1);
  listener?.text(JSON.stringify({ type: 'step', seq: 99 }));
  expect(opened).toBe(2);
  expect(session.heard.now?.seq).toBe(1);
});

test('time is the newest that was heard, from when it was heard, whatever is still being played out', () => {
  const rules = { ...NO_CLOCK, decision: 60_000 };
  const table = Table.open(game, randomSetup(game, 2), { at: 0, clock: rules });
  const feed = new ViewerStream(table, 2);
  let tell: (text: string) => void = () => {};
  const session = new Session((listener) => {
    tell = listener.text;
    return { send: () => {}, close: () => {} };
  });
  session.start();
  tell(feed.welcome(film().info, 20_000));
  const seat = table.match.waitingFor[0] as Seat;
  expect(session.heard.clocks?.of[seat]).toMatchObject({ decision: 40_000, running: true });
  session.playOut = () => new Promise(() => {});
  const entry = table.accept({ do: 'answer', seat, option: 0, asked: 0 }, 30_000);
  table.apply(entry);
  const before = performance.now();
  tell(feed.step(entry));
  const after = performance.now();
  expect(session.heard.shown?.seq).toBe(0);
  const { of, at } = session.heard.clocks ?? { of: [], at: 0 };
  expect(of[table.match.waitingFor[0] as Seat]).toMatchObject({ decision: 60_000, running: true });
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
  // Who comes back is told the time alone: that interrupts nothing.
  tell(feed.clocks(45_000) as string);
  expect(session.heard.shown?.seq).toBe(0);
  expect(session.heard.clocks?.of[table.match.waitingFor[0] as Seat]).toMatchObject({ decision: 45_000 });
});
