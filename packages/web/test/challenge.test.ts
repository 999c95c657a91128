import { gameNamed } from '@taisen/games';
import { challengeMatch } from '@taisen/positions';
import { expect, test } from 'vitest';
import { findChallenge } from '../src/learn/challenge/find.ts';
import { sayStars, starsFor } from '../src/learn/challenge/open.ts';

const game = gameNamed('linkavel');

test('the same day has the same challenge, another day another, and its solution wins', () => {
  const today = findChallenge(game, 'linkavel 2026-11-18');
  expect(findChallenge(game, 'linkavel 2026-11-18')).toEqual(today);
  expect(findChallenge(game, 'linkavel 2026-11-19').answers).not.toEqual(today.answers);
  const match = challengeMatch(game, today);
  for (const option of today.solution) match.answer(today.seat, option);
  expect(match.result?.winner).toBe(today.seat);
  expect(today.chance).toBeLessThan(0.35);
});

test('the first try gets three stars, later ones fewer, but never none', () => {
  expect([1, 2, 3, 9].map(starsFor)).toEqual([3, 2, 1, 1]);
  expect(sayStars(2)).toBe('★★☆');
});
