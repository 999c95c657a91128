import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloneRng, createRng, fillBlock, roll, shufflePile } from '../src/index.ts';

const hex = (words: readonly number[]) => words.map((word) => (word >>> 0).toString(16).padStart(8, '0'));
const ZERO = new Array<number>(8).fill(0);

test('the block function is ChaCha: published key streams for a zero key, 20 and 8 rounds', () => {
  const twenty: number[] = [];
  fillBlock(ZERO, 0, twenty, 20);
  expect(hex(twenty.slice(0, 4))).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  const eight: number[] = [];
  fillBlock(ZERO, 0, eight, 8);
  expect(hex(eight.slice(0, 4))).toEqual(['2fef003e', 'd6405f89', 'e8b85b7f', 'a1a5091f']);
});

test('the same seed gives the same numbers, other seeds give others, and a clone goes its own way', () => {
  const numbers = (seed: string) => {
    const rng = createRng(seed);
    return Array.from({ length: 40 }, () => roll(rng, 1000));
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  expect(numbers('0'.repeat(64))).not.toEqual(numbers(`${'0'.repeat(63)}1`));
  const rng = createRng('clone');
  roll(rng, 6);
  const copy = cloneRng(rng);
  expect(Array.from({ length: 40 }, () => roll(copy, 6))).toEqual(Array.from({ length: 40 }, () => roll(rng, 6)));
});

test('a roll is within bounds, and the state survives JSON', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
      const rng = createRng(seed);
      for (let i = 0; i < 20; i++) expect(roll(rng, n)).toBeLessThan(n);
      const again = JSON.parse(JSON.stringify(rng)) as typeof rng;
      expect(roll(again, n)).toBe(roll(rng, n));
    }),
  );
});

test('every face of a die is equally likely (chi-square over 60,000 rolls)', () => {
  const rng = createRng('die');
  const faces = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) {
    const face = roll(rng, 6);
    faces[face] = (faces[face] as number) + 1;
  }
  const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 99.99% of fair dice stay below 25.7 with five degrees of freedom.
  expect(chi).toBeLessThan(25.7);
});

test('every order of four cards is equally likely', () => {
  const rng = createRng('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const pile = [0, 1, 2, 3];
    shufflePile(rng, pile);
    orders.set(pile.join(''), (orders.get(pile.join('')) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  const chi = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // 99.99% below 56 with 23 degrees of freedom.
  expect(chi).toBeLessThan(56);
});

test('a script is followed to the letter and complains about what does not fit', () => {
  const rng = createRng('script');
  rng.script = [3, 'keep', [2, 1], 9];
  expect(roll(rng, 6)).toBe(3);
  const pile = [1, 2];
  shufflePile(rng, pile);
  expect(pile).toEqual([1, 2]);
  shufflePile(rng, pile);
  // The script lists the top first; the top is the last element.
  expect(pile).toEqual([1, 2]);
  expect(() => roll(rng, 6)).toThrow(/roll of 6 .* 9/);
  expect(() => roll(rng, 6)).toThrow(/roll of 6/);
  expect(() => createRng('')).toThrow(/seed/);
});
