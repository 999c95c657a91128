import { expect, test } from 'vitest';
import { nearest } from '../../src/table/keys.ts';

const left = [-1, 0] as const;
const down = [0, 1] as const;

test('an arrow key moves to the nearest target in its direction, not to a nearer one elsewhere', () => {
  const boxes = [
    { x: 100, y: 100 },
    { x: 0, y: 100 },
    { x: 90, y: 300 },
  ];
  expect(nearest({ x: 200, y: 100 }, boxes, left)).toBe(0);
  expect(nearest({ x: 100, y: 100 }, boxes, left)).toBe(1);
  expect(nearest({ x: 100, y: 100 }, boxes, down)).toBe(2);
});

test('sideways distance counts more', () => {
  const boxes = [
    { x: 60, y: 200 },
    { x: 0, y: 100 },
  ];
  expect(nearest({ x: 100, y: 100 }, boxes, left)).toBe(1);
});

test('at the edge there is no target', () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 50, y: 0 }], left)).toBeNull();
});
