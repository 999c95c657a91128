/** Items of one turn of the event loop are written together, and an item that cannot be written fails alone. */
import { expect, test } from 'vitest';
import { BatchWriter } from '../src/storage/batch-writer.ts';

/** Doubles numbers; a batch with a negative one fails as a whole, as a statement does. */
function doubling() {
  const batches: (readonly number[])[] = [];
  const writer = new BatchWriter(async (items: readonly number[]) => {
    batches.push(items);
    if (items.some((item) => item < 0)) throw new Error(`${items.filter((item) => item < 0)} can't be written`);
    return items.map((item) => item * 2);
  });
  return { batches, writer };
}

test('items of one turn of the event loop are one batch, and each gets its own result', async () => {
  const { batches, writer } = doubling();
  expect(await Promise.all([1, 2, 3].map((item) => writer.add(item)))).toEqual([2, 4, 6]);
  expect(await writer.add(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('an item that cannot be written fails alone', async () => {
  const { batches, writer } = doubling();
  const settled = await Promise.allSettled([1, -2, 3].map((item) => writer.add(item)));
  expect(settled).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error("-2 can't be written") },
    { status: 'fulfilled', value: 6 },
  ]);
  expect(batches).toEqual([[1, -2, 3], [1], [-2], [3]]);
});

test('items that are added while a batch is being written are the next batch', async () => {
  const batches: (readonly number[])[] = [];
  let written = () => {};
  const writer = new BatchWriter((items: readonly number[]) => {
    batches.push(items);
    return new Promise<readonly number[]>((done) => {
      written = () => done(items);
    });
  });
  const turn = () => new Promise((done) => setTimeout(done, 5));
  const first = writer.add(1);
  await turn();
  const others = [2, 3].map(async (item) => {
    await turn();
    return writer.add(item);
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
