/** The load begins to count when games end and begin at their usual rate. */
import { expect, test } from 'vitest';
import { drive, type Opener } from '../src/server/load.ts';

/** Tables without a server: the other seat receives a decision at once, and a game ends after `length` decisions. */
function tablesOf(length: number) {
  const played = { over: 0 };
  const open: Opener = async (events) => {
    let number = 0;
    setImmediate(() => events.asked(0));
    return {
      again: async () => {
        number = 0;
        setImmediate(() => events.asked(0));
      },
      decide: (seat) => {
        number++;
        for (const each of [0, 1] as const) events.seen(each, number);
        if (number < length) return events.asked(seat);
        played.over++;
        events.over();
      },
      close: () => {},
    };
  };
  return { played, open };
}

test('nothing counts before as many games have ended as there are tables', async () => {
  const { played, open } = tablesOf(110);
  const overThen: number[] = [];
  // A game takes five and a half seconds, longer than the warm-up.
  const { games, decisionsPerSecond } = await drive(open, { tables: 4, pace: 50, seconds: 1 }, () =>
    overThen.push(played.over),
  );
  expect(overThen[0]).toBeGreaterThanOrEqual(4);
  expect(games).toBe(played.over);
  expect(decisionsPerSecond).toBeGreaterThan(0);
});
