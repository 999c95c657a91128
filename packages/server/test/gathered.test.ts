/** What is written in one turn of the loop goes in one statement, and what can't be written harms nobody else. */
import { expect, test } from 'vitest';
import { Gathered } from '../src/storage/gathered.ts';

/** Doubles numbers; a batch with a negative one fails as a whole, as a statement does. */
function doubling() {
  const batches: (readonly number[])[] = [];
  const gathered = new Gathered(async (items: readonly number[]) => {
    batches.push(items);
    if (items.some((item) => item < 0)) throw new Error(`${items.filter((item) => item < 0)} can't be written`);
    return items.map((item) => item * 2);
  });
  return { batches, gathered };
}

test('what comes in one turn of the loop is one batch, and each hears what became of its own', async () => {
  const { batches, gathered } = doubling();
  expect(await Promise.all([1, 2, 3].map((item) => gathered.add(item)))).toEqual([2, 4, 6]);
  expect(await gathered.add(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('one that can not be written fails alone', async () => {
  const { batches, gathered } = doubling();
  const settled = await Promise.allSettled([1, -2, 3].map((item) => gathered.add(item)));
  expect(settled).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error("-2 can't be written") },
    { status: 'fulfilled', value: 6 },
  ]);
  expect(batches).toEqual([[1, -2, 3], [1], [-2], [3]]);
});
