import type { Game, SeenEvent } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { logLines } from '../../src/table/log-lines.ts';

const game = linkavel as unknown as Game;
const heron = { id: 1, card: 'tide-heron' };
const fry = { id: 2, card: 'ripple-fry' };

const EVENTS: readonly SeenEvent[] = [
  { type: 'turn-start', seat: 0 },
  { type: 'drawn', seat: 0, amount: 1 },
  { type: 'attacks', seat: 0, card: heron, target: fry },
  { type: 'damaged', seat: 1, card: heron, amount: 200, how: 'battle' },
  { type: 'moved', card: fry, from: 'monsters:1', to: 'trash:1' },
  { type: 'trashed', card: fry },
  { type: 'destroyed', card: fry },
  { type: 'turn-end', seat: 0 },
  { type: 'looked', seat: 1, cards: Array.from({ length: 22 }, () => ({ id: 0 })) },
];

test('the log tells actions from what comes of them, and says nothing twice', () => {
  expect(logLines(game, EVENTS).map(({ event, kind, by }) => [event.type, kind, by])).toEqual([
    ['turn-start', 'head', null],
    ['drawn', 'plain', null],
    ['attacks', 'action', 0],
    ['damaged', 'result', null],
    ['destroyed', 'result', null],
    ['turn-end', 'plain', null],
    ['looked', 'plain', null],
  ]);
});

test('a price is said after what it was paid for', () => {
  const events: readonly SeenEvent[] = [
    { type: 'summoned', seat: 1, card: fry },
    { type: 'trashed', seat: 0, card: fry, how: 'cost' },
    { type: 'paid', seat: 0, amount: 500 },
    { type: 'summoned', seat: 0, card: heron },
    { type: 'power-lost', seat: 0, card: heron, amount: 4, how: 'cost' },
    { type: 'used', seat: 0, card: fry },
  ];
  expect(logLines(game, events).map(({ event, kind, at }) => [event.type, kind, at])).toEqual([
    ['summoned', 'action', 0],
    ['summoned', 'action', 3],
    ['trashed', 'result', 1],
    ['paid', 'result', 2],
    ['power-lost', 'result', 4],
    ['used', 'action', 5],
  ]);
});

test('more cards than a line has room for are counted', () => {
  const many = (count: number) =>
    logLines(game, [{ type: 'looked', seat: 0, cards: Array.from({ length: count }, () => heron) }])[0]?.many.length;
  expect([many(6), many(7), many(43)]).toEqual([0, 7, 43]);
});
