import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { table } from '../table.ts';

const three = ['seiso-cool', 'vocal-hot', 'otaku-staff'];

rule('HL-1.1', 'the first player to win three rounds wins the game', () => {
  table({ step: 'turn', A: { stage: three, ready: 1, wins: 2 }, B: { wins: 2 } }).ends('A', 'HL-1.1');
  const t = table({ step: 'turn', A: { stage: three, ready: 1, wins: 1 }, B: { wins: 2, hand: ['one'] } });
  expect(t.match.result).toBeNull();
  expect(t.match.state).toMatchObject({ round: 2, wins: [2, 2] });
});

rule('HL-1.1', 'at most five rounds: then the player with more rounds wins, and equal numbers are a draw', () => {
  const last = (wins: number, rounds: number, needed: number) =>
    table({
      step: 'turn',
      rulings: { rounds, winsNeeded: needed },
      A: { stage: three, ready: 1, wins },
      B: { wins: 2, hand: ['one'] },
      set: (s) => {
        s.round = rounds;
      },
    });
  last(1, 4, 3).ends(null, 'HL-1.1');
  last(0, 3, 3).ends('B', 'HL-1.1');
  last(2, 5, 4).ends('A', 'HL-1.1');
});

rule('HL-1.1', 'both numbers are rulings', () => {
  table({ step: 'turn', rulings: { winsNeeded: 1 }, A: { stage: three, ready: 1 } }).ends('A', 'HL-1.1');
  table({ step: 'turn', rulings: { rounds: 1 }, A: { stage: three, ready: 1 } }).ends('A', 'HL-1.1');
});

rule('HL-1.2', 'after 200 turns in total the player with more rounds wins; equal numbers are a draw', () => {
  const last = (wins: number) => table({ turn: 200, A: { hand: ['one'], wins }, B: { wins: 1 } }).does('stage one');
  last(2).ends('A', 'HL-1.2');
  last(0).ends('B', 'HL-1.2');
  last(1).ends(null, 'HL-1.2');
  const t = table({ turn: 199, A: { hand: ['one'] } }).does('stage one');
  expect(t.match.state).toMatchObject({ turn: 200, active: 1, result: null });
});

rule('HL-1.2', 'a live in the last turn counts first, and the limit is a ruling', () => {
  table({ step: 'turn', turn: 60, rulings: { turnLimit: 60 }, A: { stage: three, ready: 1 } }).ends('A', 'HL-1.2');
});
