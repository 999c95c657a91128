import { beforeEach, expect, test, vi } from 'vitest';
import { LESSONS } from '../src/learn/count.ts';
import { dayOf } from '../src/learn/day.ts';
import { hasLessons, lessonsOf } from '../src/learn/lessons.ts';

/** The page's storage, as the browser has it. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage());
});

const progress = () => import('../src/progress.ts');

test('a game counts once, however often its table is opened', async () => {
  const { countGame, progressIn } = await progress();
  for (let i = 0; i < 3; i++) countGame('linkavel', 'a', 'level1', true);
  expect(progressIn('linkavel')).toMatchObject({ beaten: ['level1'], wins: 1, losses: 0 });
  countGame('linkavel', 'b', 'level1', true);
  expect(progressIn('linkavel').wins).toBe(2);
  countGame('linkavel', 'c', 'level2', false);
  expect(progressIn('linkavel')).toMatchObject({ beaten: ['level1'], wins: 0, losses: 1 });
});

test('progress is stored, and games do not share it', async () => {
  const { finishFirst, finishLesson } = await progress();
  finishLesson('linkavel', 'battle');
  finishFirst('linkavel', 'won');
  finishFirst('linkavel', 'skipped');
  vi.resetModules();
  const { progressIn } = await progress();
  expect(progressIn('linkavel')).toMatchObject({ lessons: ['battle'], first: 'won' });
  expect(progressIn('shenhun').lessons).toEqual([]);
});

test('a challenge keeps its most stars, and a day its first success', async () => {
  const { progressIn, solveChallenge, solveDaily } = await progress();
  solveChallenge('linkavel', 'x', 2);
  solveChallenge('linkavel', 'x', 1);
  solveDaily('linkavel', '2026-11-18', 3);
  solveDaily('linkavel', '2026-11-18', 1);
  expect(progressIn('linkavel')).toMatchObject({ challenges: { x: 2 }, daily: { '2026-11-18': 3 } });
});

test('what somebody else has stored there is no progress', async () => {
  localStorage.setItem('taisen.progress', 'not JSON');
  expect((await progress()).progressIn('linkavel').lessons).toEqual([]);
});

test('a day is that of the local clock', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('every course has as many lessons as the home page says', async () => {
  for (const game of ['linkavel', 'magic-spirit', 'holodelive', 'one-deck', 'shenhun'].filter(hasLessons))
    expect((await lessonsOf(game)).course.length).toBe(LESSONS);
});
