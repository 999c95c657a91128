import { expect, test } from 'vitest';
import { BadFlags, flagsOf } from '../src/flags.ts';
import { middleOf, type ServerFigures } from '../src/server/run.ts';

const turn = (decisionsPerSecond: number, p99: number): ServerFigures => ({
  server: 'taisen',
  plan: { tables: 500, pace: 0, seconds: 15 },
  decisionsPerSecond,
  p50: 2,
  p99,
  games: 100,
  memory: 400,
  cpu: 0.2,
  loadCpu: 0.1,
});

test('the figures are the medians of several turns', () => {
  expect(middleOf([turn(5000, 30), turn(4000, 300), turn(5200, 40)])).toEqual(turn(5000, 40));
});

test('rounds and turns are whole numbers', () => {
  expect(flagsOf(['--turns', '5', '--rounds', '7'])).toMatchObject({ turns: 5, plan: { rounds: 7 } });
  expect(flagsOf([])).toMatchObject({ turns: 3, plan: { rounds: 30 } });
  for (const bad of [
    ['--turns', '1.5'],
    ['--turns', '0'],
    ['--rounds', 'x'],
  ])
    expect(() => flagsOf(bad)).toThrow(BadFlags);
});
