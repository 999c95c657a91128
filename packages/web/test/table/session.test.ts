import { gameNamed } from '@taisen/games';
import { logOf, type Seat } from '@taisen/kernel';
import { NO_CLOCK, Table, ViewerStream } from '@taisen/table';
import { newCounts, playRandomGame, randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { ReplayTransport } from '../../src/replay/transport.ts';
import { Session } from '../../src/table/session.ts';
import { finished } from '../finished.ts';

const game = gameNamed('one-deck');
const log = logOf(playRandomGame(game, 2, newCounts(), false));
const replayTransport = () => new ReplayTransport(game, log, finished(game), 0);

test('without an animation the latest state is shown at once', () => {
  const source = replayTransport();
  const session = new Session(source.open);
  session.start();
  source.seek(1);
  source.seek(2);
  expect(session.state.shown?.seq).toBe(2);
  expect(session.state.connection).toBe('open');
});

test('steps are animated one after the other; skipping shows the latest', async () => {
  const source = replayTransport();
  const session = new Session(source.open);
  session.start();
  const played: number[] = [];
  const ends: (() => void)[] = [];
  session.animateStep = (_, to, show) => {
    played.push(to.seq);
    show();
    return new Promise((done) => ends.push(done));
  };
  for (const at of [1, 2, 3]) source.seek(at);
  expect(session.state.shown?.seq).toBe(1);
  expect(session.state.latest?.seq).toBe(3);
  ends.shift()?.();
  await expect.poll(() => played).toEqual([1, 2]);
  session.skipAnimations();
  expect(session.state.shown?.seq).toBe(3);
  for (const end of ends) end();
});

test('if too many steps wait, the oldest are not animated, and the last is always shown', async () => {
  const source = replayTransport();
  const session = new Session(source.open);
  session.start();
  const played: number[] = [];
  session.animateStep = async (_, to, show) => {
    played.push(to.seq);
    await Promise.resolve();
    show();
  };
  for (let at = 1; at <= 20; at++) source.seek(at);
  await expect.poll(() => session.state.shown?.seq).toBe(20);
  expect(played.length).toBeLessThan(12);
});

test('after a message that does not fit, it connects again for the full state', () => {
  const source = replayTransport();
  let handlers: { receive(text: string): void } | undefined;
  let opened = 0;
  const session = new Session((to, seen) => {
    handlers = to;
    opened++;
    return source.open(to, seen);
  });
  session.start();
  source.seek(1);
  handlers?.receive(JSON.stringify({ type: 'step', seq: 99 }));
  expect(opened).toBe(2);
  expect(session.state.latest?.seq).toBe(1);
});

test('clocks are the last received ones, with the time of receipt, also during animations', () => {
  const rules = { ...NO_CLOCK, decision: 60_000 };
  const table = Table.open(game, randomSetup(game, 2), { at: 0, clock: rules });
  const stream = new ViewerStream(table, 2);
  let receive: (text: string) => void = () => {};
  const session = new Session((handlers) => {
    receive = handlers.receive;
    return { send: () => {}, close: () => {} };
  });
  session.start();
  receive(stream.welcome(replayTransport().info, 20_000));
  const seat = table.match.waitingFor[0] as Seat;
  expect(session.state.clocks?.of[seat]).toMatchObject({ decision: 40_000, running: true });
  session.animateStep = () => new Promise(() => {});
  const entry = table.accept({ do: 'answer', seat, option: 0, asked: 0 }, 30_000);
  table.apply(entry);
  const before = performance.now();
  receive(stream.step(entry));
  const after = performance.now();
  expect(session.state.shown?.seq).toBe(0);
  const { of, at } = session.state.clocks ?? { of: [], at: 0 };
  expect(of[table.match.waitingFor[0] as Seat]).toMatchObject({ decision: 60_000, running: true });
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
  // A client that reconnects may receive only the clocks, which interrupts nothing.
  receive(stream.clocks(45_000) as string);
  expect(session.state.shown?.seq).toBe(0);
  expect(session.state.clocks?.of[table.match.waitingFor[0] as Seat]).toMatchObject({ decision: 45_000 });
});
