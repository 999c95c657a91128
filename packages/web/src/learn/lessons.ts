/** What a game teaches, from `games/<game>/learn`; loaded when somebody opens it. */
import type { Challenge, CourseLesson, Position, TutorialScript } from '@taisen/positions';
import { cached } from '../cached.ts';

export interface Lessons {
  readonly positions: readonly Position[];
  readonly tutorial: TutorialScript;
  readonly course: readonly CourseLesson[];
  readonly challenges: readonly Challenge[];
}

const POSITIONS = import.meta.glob<Lessons['positions']>('../../../../games/*/learn/positions.ts', {
  import: 'positions',
});
const TUTORIALS = import.meta.glob<Lessons['tutorial']>('../../../../games/*/learn/tutorial.ts', {
  import: 'tutorial',
});
const COURSES = import.meta.glob<Lessons['course']>('../../../../games/*/learn/course.ts', { import: 'course' });
const CHALLENGES = import.meta.glob<Lessons['challenges']>('../../../../games/*/learn/challenges.ts', {
  import: 'challenges',
});

const fileOf = (game: string, name: string) => `../../../../games/${game}/learn/${name}.ts`;

export const hasLessons = (game: string): boolean => TUTORIALS[fileOf(game, 'tutorial')] !== undefined;

/** The positions alone, which a game may have without a tutorial. Empty if it has none. */
export const positionsOf = cached((game) => POSITIONS[fileOf(game, 'positions')]?.() ?? Promise.resolve([]));

export const lessonsOf = cached(async (game): Promise<Lessons> => {
  const loadTutorial = TUTORIALS[fileOf(game, 'tutorial')];
  if (loadTutorial === undefined) throw new Error(`${game} has no lessons`);
  const [positions, tutorial, course = [], challenges = []] = await Promise.all([
    positionsOf(game),
    loadTutorial(),
    COURSES[fileOf(game, 'course')]?.(),
    CHALLENGES[fileOf(game, 'challenges')]?.(),
  ]);
  return { positions, tutorial, course, challenges };
});
