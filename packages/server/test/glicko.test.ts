import { expect, test } from 'vitest';
import { afterMatch, NEWCOMER, rated } from '../src/people/glicko.ts';

test("Glickman's published example", () => {
  const volatility = 0.06;
  const player = { value: 1500, deviation: 200, volatility };
  const after = rated(player, [
    { against: { value: 1400, deviation: 30, volatility }, score: 1 },
    { against: { value: 1550, deviation: 100, volatility }, score: 0 },
    { against: { value: 1700, deviation: 300, volatility }, score: 0 },
  ]);
  expect(after.value).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  // The paper gives five digits, truncated.
  expect(Math.floor(after.volatility * 1e5)).toBe(5999);
});

test('the winner gains what the loser loses; a draw of equals changes only the deviation', () => {
  const [winner, loser] = afterMatch(NEWCOMER, NEWCOMER, 1);
  expect(winner.value - 1500).toBeCloseTo(1500 - loser.value, 6);
  expect(winner.value).toBeGreaterThan(1600);
  const [one, two] = afterMatch(NEWCOMER, NEWCOMER, 0.5);
  expect(one.value).toBeCloseTo(1500, 6);
  expect(two.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('an upset raises the volatility, and the deviation has a lower bound', () => {
  const strong = { value: 2200, deviation: 50, volatility: 0.06 };
  const weak = { value: 1200, deviation: 50, volatility: 0.06 };
  const [, upset] = afterMatch(strong, weak, 0);
  expect(upset.volatility).toBeGreaterThan(0.06);
  let [one, two] = [strong, strong];
  for (let i = 0; i < 500; i++) [one, two] = afterMatch(one, two, i % 2);
  expect(one.deviation).toBeGreaterThanOrEqual(45);
});
