/** What is written in one turn of the loop goes in one statement, and what can't be written harms nobody else. */
import { expect, test } from 'vitest';
import { BatchWriter } from '../src/storage/batch-writer.ts';

/** Doubles numbers; a batch with a negative one fails as a whole, as a statement does. */
function doubling() {
  const batches: (readonly number[])[] = [];
  const gathered = new BatchWriter(async (items: readonly number[]) => {
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

test('what comes while a batch is on its way is the next one', async () => {
  const batches: (readonly number[])[] = [];
  let written = () => {};
  const gathered = new BatchWriter((items: readonly number[]) => {
    batches.push(items);
    return new Promise<readonly number[]>((done) => {
      written = () => done(items);
    });
  });
  const turn = () => new Promise((done) => setTimeout(done, 5));
  const first = gathered.add(1);
  await turn();
  const others = [2, 3].map(async (item) => {
    await turn();
    return gathered.add(item);
  });
  await turn();
  await turn();
  expect(batches).toEqual([[1]]);
  written();
  expect(await first).toBe(1);
  await turn();
  expect(batches).toEqual([[1], [2, 3]]);
  written();
  expect(await Promise.all(others)).toEqual([2, 3]);
});
