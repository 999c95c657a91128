import { Match, viewOf } from '@taisen/kernel';
import { randomSetup, rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { shenhun } from '../../src/index.ts';
import { table } from '../rule-cards.ts';

const thrown = (first: number, second: number) =>
  table({
    step: 'start',
    turn: 0,
    A: { deck: ['front', 'deity', ...new Array<string>(8).fill('filler')] },
    B: { deck: ['back', ...new Array<string>(8).fill('filler')] },
    main: ['front', 'back'],
    rolls: ['keep', 'keep', first, second],
  });

rule('SH-3.1', 'one head and one tail: the first seat, which throws, starts', () => {
  for (const [a, b] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const t = thrown(a, b).asks('A', 'main', ['battle']);
    expect(t.match.state).toMatchObject({ coins: [a, b], starter: 0, active: 0, turn: 1 });
  }
});

rule('SH-3.1', 'two equal coins: the other seat starts, and both players see the coins', () => {
  for (const coin of [0, 1]) {
    const t = thrown(coin, coin).asks('B', 'main', ['battle']);
    for (const viewer of [0, 1, 2] as const) {
      expect(viewOf(t.match, viewer).facts).toMatchObject({ coins: [coin, coin], starter: 1 });
      const coins = t.match.recorder?.events[viewer].filter(({ type }) => type === 'coin');
      expect(coins?.map(({ how }) => how)).toEqual(new Array(2).fill(coin === 1 ? 'head' : 'tail'));
    }
  }
});

rule('SH-3.2', 'each player draws 7 cards', () => {
  const match = Match.start(shenhun, randomSetup(shenhun, 2));
  expect(match.state.zones.slice(0, 2).map((zone) => zone.length)).toEqual([7, 7]);
});

rule('SH-3.3', 'the main fighter is placed in its own row', () => {
  const t = thrown(1, 0);
  expect([t.zone('A', 'front'), t.zone('A', 'myth'), t.zone('B', 'back')]).toEqual([['front'], ['deity'], ['back']]);
  expect(t.zone('A', 'hand')).toEqual(new Array(7).fill(expect.stringContaining('filler')));
});
