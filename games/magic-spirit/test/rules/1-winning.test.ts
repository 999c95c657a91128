import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, life, table } from '../table.ts';

rule('MS-1.1', 'a player whose life reaches 0 loses, and life never goes below 0', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { life: 300 } });
  t.does('direct dummy').ends('A', 'MS-1.1');
  expect(life(t)).toEqual([6000, 0]);
});

rule('MS-1.1', 'it is a draw when one event takes both players to 0 life', () => {
  table({ A: { hand: ['twin-burn'], life: 500 }, B: { life: 400 } })
    .does('use twin-burn')
    .ends(null, 'MS-1.1');
});

rule('MS-1.1', 'a player at 0 life during an event loses, whatever life is gained after it', () => {
  table({ A: { hand: ['burn-and-heal'], life: 500 } })
    .does('use burn-and-heal')
    .ends('B', 'MS-1.1');
});

rule('MS-1.2', "after each player's 50th turn the higher life wins; equal life is a draw", () => {
  const last = (mine: number) => table({ turn: 100, active: 'B', A: { life: mine }, B: { life: 3000 } });
  last(3100).does('end').ends('A', 'MS-1.2');
  last(2900).does('end').ends('B', 'MS-1.2');
  last(3000).does('end').ends(null, 'MS-1.2');
  table({ turn: 99, A: { life: 1 } })
    .does('end')
    .asks('B', 'more', ['draw', 'pass']);
});

rule('MS-1.2', 'a table can change the turn limit', () => {
  table({ turn: 30, active: 'B', rulings: { turnLimit: 15 }, A: { life: 1 } })
    .does('end')
    .ends('B', 'MS-1.2');
});
