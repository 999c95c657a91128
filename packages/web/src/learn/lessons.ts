/** The lessons of every game that has some, from `games/<game>/learn`; loaded when somebody opens them. */
import type { Position, TutorialScript } from '@taisen/positions';
import { cached } from '../cached.ts';

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

/** The positions alone, which a game may have without a tutorial. Empty if it has none. */
export const positionsOf = cached((game) => loadersOf(game)[0]?.() ?? Promise.resolve([]));

export const lessonsOf = cached(async (game): Promise<Lessons> => {
  const [loadPositions, loadTutorial] = loadersOf(game);
  if (loadPositions === undefined || loadTutorial === undefined) throw new Error(`${game} has no lessons`);
  const [positions, tutorial] = await Promise.all([positionsOf(game), loadTutorial()]);
  return { positions, tutorial };
});
