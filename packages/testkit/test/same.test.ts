import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from '../src/same.ts';

describe('same', () => {
  const written = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

  it('gives the same result as comparing the JSON', () => {
    const value = fc.object({
      maxDepth: 3,
      key: fc.constantFrom('a', 'b', 'c'),
      values: [fc.nat(2), fc.constant(null)],
    });
    fc.assert(fc.property(value, value, (a, b) => same(a, b) === written(a, b)));
    fc.assert(fc.property(value, (a) => same(a, JSON.parse(JSON.stringify(a)))));
  });

  it('compares the order of keys, missing keys and undefined values', () => {
    const pairs: readonly (readonly [unknown, unknown])[] = [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: 1 }, { b: undefined, a: 1, c: undefined }],
      [{ a: [] }, { a: {} }],
      [
        [1, [2]],
        [1, [2]],
      ],
      [
        [1, [2]],
        [1, [3]],
      ],
      [null, {}],
    ];
    expect(pairs.map(([a, b]) => same(a, b))).toEqual(pairs.map(([a, b]) => written(a, b)));
    expect(pairs.map(([a, b]) => same(b, a))).toEqual(pairs.map(([a, b]) => written(a, b)));
  });
});
