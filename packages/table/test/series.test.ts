import { GAMES } from '@taisen/games';
import type { Result } from '@taisen/kernel';
import type { Series } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { nextSeries, seriesWinner, startedBy, starterOf, winsAfter } from '../src/index.ts';

const won = (winner: 0 | 1 | null): Result => ({ winner, rule: 'concede' });

test('a series counts wins, not draws, and is over when one seat has won two of three', () => {
  let series: Series = { bestOf: 3, wins: [0, 0] };
  series = nextSeries(series, won(1), 0);
  expect(series).toEqual({ bestOf: 3, wins: [0, 1], starts: 1 });
  series = nextSeries(series, won(null), 1);
  expect(series).toEqual({ bestOf: 3, wins: [0, 1], starts: 0 });
  series = nextSeries(series, won(0), 0);
  expect(seriesWinner(series, series.wins)).toBeNull();
  expect(winsAfter(series, won(0))).toEqual([2, 1]);
  expect(seriesWinner(series, winsAfter(series, won(0)))).toBe(0);
  expect(seriesWinner(series, winsAfter(series, won(1)))).toBe(1);
  // Another game after the last one begins a new series.
  expect(nextSeries(series, won(0), 1)).toEqual({ bestOf: 3, wins: [0, 0], starts: 0 });
});

test.each([...GAMES])('%s can be started by either seat', (_, game) => {
  for (let seed = 0; seed < 20; seed++) {
    const setup = randomSetup(game, seed);
    expect(startedBy(game, setup, undefined)).toBe(setup);
    for (const seat of [0, 1] as const) {
      const started = startedBy(game, setup, seat);
      expect(starterOf(game, started)).toBe(seat);
      // Whoever knows the seed finds the same one.
      expect(startedBy(game, setup, seat)).toEqual(started);
      // A seed that fits already is not changed.
      expect(startedBy(game, started, seat)).toBe(started);
    }
  }
});
