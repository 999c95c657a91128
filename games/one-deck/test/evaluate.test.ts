import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { battle, type T, table } from './table.ts';

const worth = (t: T): number => evaluate(t.match.g, 0) * 1200;
/** The difference in worth between two choices. */
const gain = (make: () => T, choice: string, instead: string): number =>
  worth(make().does(choice)) - worth(make().does(instead));

test('a window is evaluated as if there were no more answers', () => {
  const make = () => battle({ monsters: ['garoozis'] }, { monsters: ['haniwa', 'aqua-madoor'], traps: ['shift'] });
  expect(gain(make, 'attack garoozis > haniwa', 'end')).toBeGreaterThan(300);
  expect(gain(make, 'attack garoozis > aqua-madoor', 'end')).toBeLessThan(0);
  expect(gain(make, 'direct garoozis', 'end')).toBeGreaterThan(300);
  // The real state has not changed.
  const t = make().does('attack garoozis > haniwa');
  expect([t.match.state.step, t.card('haniwa').zone === t.card('aqua-madoor').zone]).toEqual(['respond', true]);
});

test('a trap that prevents an attack is worth using, one that does nothing is not', () => {
  const attacked = () =>
    battle(
      { monsters: ['haniwa'], traps: ['magic-cylinder', 'waboku'] },
      { monsters: ['garoozis'] },
      { active: 'B' },
    ).does('attack garoozis > haniwa');
  expect(gain(attacked, 'use magic-cylinder > garoozis', 'pass')).toBeGreaterThan(300);
  expect(gain(() => table({ A: { traps: ['waboku'] } }), 'use waboku', 'end')).toBeLessThan(0);
});

test('the last point is worth the game', () => {
  const make = () => battle({ monsters: ['haniwa'] }, { points: 1, traps: ['waboku'] });
  expect(gain(make, 'direct haniwa', 'end')).toBeGreaterThan(900_000);
});
