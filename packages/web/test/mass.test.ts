import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { massOf } from '../src/art/mass.ts';

test('holes are filled, and what lies beside stays', () => {
  const ring = 'M0 0h10v10h-10zm2 2v6h6v-6z';
  expect(massOf(ring)).toBe('M0 0h10v10h-10z');
  expect(massOf(`${ring}M20 0h5v5h-5z`)).toBe('M0 0h10v10h-10zM20 0h5v5h-5z');
});

test('relative beginnings, repeated commands and merged flags are read', () => {
  // The second line begins at the first one's beginning, not where its pen was.
  expect(massOf('M1 1l9 0 0 9zm30 0h4v4z')).toBe('M1 1l9 0l0 9zM31 1h4v4z');
  expect(massOf('M5 5a3 3 0 015 0z')).toBe('M5 5a3 3 0 0 1 5 0z');
});

test('every icon of the set has a mass', () => {
  const require = createRequire(new URL('../package.json', import.meta.url));
  const set = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
  const empty = Object.entries(set.icons).filter(([, { body }]) => {
    const path = / d="([^"]+)"/.exec(body)?.[1] ?? '';
    return path !== '' && massOf(path) === '';
  });
  expect(empty.map(([name]) => name)).toEqual([]);
});
