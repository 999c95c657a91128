/** The positions and the tutorial of every game, loaded on demand. */
import type { Position, TutorialScript } from '@taisen/positions';

export interface Teaching {
  readonly positions: readonly Position[];
  readonly tutorial: TutorialScript;
}

const both = async (
  positions: Promise<{ readonly positions: readonly Position[] }>,
  tutorial: Promise<{ readonly tutorial: TutorialScript }>,
): Promise<Teaching> => ({ positions: (await positions).positions, tutorial: (await tutorial).tutorial });

const TEACHINGS: Readonly<Record<string, () => Promise<Teaching>>> = {
  linkavel: () => both(import('@taisen/linkavel/learn/positions'), import('@taisen/linkavel/learn/tutorial')),
  'magic-spirit': () =>
    both(import('@taisen/magic-spirit/learn/positions'), import('@taisen/magic-spirit/learn/tutorial')),
  holodelive: () => both(import('@taisen/holodelive/learn/positions'), import('@taisen/holodelive/learn/tutorial')),
  'one-deck': () => both(import('@taisen/one-deck/learn/positions'), import('@taisen/one-deck/learn/tutorial')),
  shenhun: () => both(import('@taisen/shenhun/learn/positions'), import('@taisen/shenhun/learn/tutorial')),
};

const loading = new Map<string, Promise<Teaching>>();

export function teachingOf(game: string): Promise<Teaching> {
  const load = TEACHINGS[game];
  if (load === undefined) throw new Error(`${game} has no lessons`);
  let teaching = loading.get(game);
  if (teaching === undefined) {
    teaching = load();
    teaching.catch(() => loading.delete(game));
    loading.set(game, teaching);
  }
  return teaching;
}
