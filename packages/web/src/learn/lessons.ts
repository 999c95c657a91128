/** The lessons of every game that has some, from `games/<game>/learn`; loaded when somebody opens them. */
import type { Position, TutorialScript } from '@taisen/positions';

export interface Lessons {
  readonly positions: readonly Position[];
  readonly tutorial: TutorialScript;
}

const POSITIONS = import.meta.glob<Lessons['positions']>('../../../../games/*/learn/positions.ts', {
  import: 'positions',
});
const TUTORIALS = import.meta.glob<Lessons['tutorial']>('../../../../games/*/learn/tutorial.ts', {
  import: 'tutorial',
});

const loadersOf = (game: string) =>
  [
    POSITIONS[`../../../../games/${game}/learn/positions.ts`],
    TUTORIALS[`../../../../games/${game}/learn/tutorial.ts`],
  ] as const;

export const hasLessons = (game: string): boolean => loadersOf(game).every((load) => load !== undefined);

const loading = new Map<string, Promise<Lessons>>();

export function lessonsOf(game: string): Promise<Lessons> {
  let lessons = loading.get(game);
  if (lessons === undefined) {
    lessons = load(game);
    // After a failed download the next learner tries again.
    lessons.catch(() => loading.delete(game));
    loading.set(game, lessons);
  }
  return lessons;
}

async function load(game: string): Promise<Lessons> {
  const [loadPositions, loadTutorial] = loadersOf(game);
  if (loadPositions === undefined || loadTutorial === undefined) throw new Error(`${game} has no lessons`);
  const [positions, tutorial] = await Promise.all([loadPositions(), loadTutorial()]);
  return { positions, tutorial };
}
