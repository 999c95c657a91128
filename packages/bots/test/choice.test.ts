import { diceFrom } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { chooseAmong } from '../src/choice.ts';

const SHARPEST = Number.POSITIVE_INFINITY;

/** How often each option is chosen in a thousand tries. */
function counts(values: readonly number[], pass: number | undefined, sharpness: number): number[] {
  const dice = diceFrom(5);
  const chosen = values.map(() => 0);
  for (let i = 0; i < 1000; i++) {
    const at = chooseAmong(values, pass, sharpness, dice);
    chosen[at] = (chosen[at] as number) + 1;
  }
  return chosen;
}

test('with infinite sharpness the best option is chosen, the first of equal ones', () => {
  expect(counts([0.2, 0.7, 0.7, 0.1], undefined, SHARPEST)).toEqual([0, 1000, 0, 0]);
});

test('it never passes if another option looks as good, however little sharpness it has', () => {
  expect(counts([0.5, 0.2, 0.5], 2, 0.1)[2]).toBe(0);
  expect(counts([0.4, 0.2, 0.5], 2, 0.1)[2]).toBeGreaterThan(0);
  expect(counts([0.4, 0.2, 0.5], 2, SHARPEST)).toEqual([0, 0, 1000]);
});

test('better options are likelier, the more so the sharper the choice is', () => {
  const [sharp, blunt] = [counts([0.5, 0.4, 0.1], undefined, 3), counts([0.5, 0.4, 0.1], undefined, 0.3)] as const;
  for (const [best = 0, second = 0, worst = 0] of [sharp, blunt]) {
    expect(best).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(worst);
  }
  expect(sharp[0]).toBeGreaterThan(blunt[0] as number);
});

test('the scale of the values does not matter', () => {
  expect(counts([0.5, 0.4, 0.1], undefined, 1)).toEqual(counts([0.05, 0.04, 0.01], undefined, 1));
});

test('with less than no sharpness, worse options are likelier', () => {
  const [best = 0, second = 0, worst = 0] = counts([0.5, 0.4, 0.1], undefined, -1);
  expect(best).toBeLessThan(second);
  expect(second).toBeLessThan(worst);
});
