import type { CardView, View } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { layout } from '../../src/games/one-deck/layout.ts';
import { unusedBy } from '../../src/table/unused.ts';
import { TABLE } from '../../src/words/table.ts';

const MAIN = [{ do: 'set', card: 5 }, { do: 'battle' }, { do: 'end' }];
const [BEGIN, END] = [1, 2];

const ready = { id: 1, card: 'haniwa' } as CardView;
const without = (now: object) => ({ ...ready, now }) as CardView;

function ending(own: readonly CardView[], other: readonly CardView[], option = END, options = MAIN) {
  const zones = {
    'monsters:0': { count: 5, cards: [...own, null] },
    'monsters:1': { count: 5, cards: [...other, null] },
  };
  return unusedBy(layout, { zones } as unknown as View, 0, options, option);
}

test('ending a turn without its battle is asked once if the opponent is open to attack', () => {
  expect(ending([ready, ready], [])).toEqual({ words: TABLE.openToAttack, n: 2 });
  expect(ending([ready], [], BEGIN)).toBeNull();
  expect(ending([ready], [], 0, [{ do: 'end' }])).toBeNull();
});

test('nothing is asked where not attacking may well be meant', () => {
  expect(ending([ready], [ready])).toBeNull();
  expect(ending([], [])).toBeNull();
  expect(ending([without({ fresh: true }), without({ defending: true })], [])).toBeNull();
});
