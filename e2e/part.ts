/**
 * How much of a long list a test walks. `npm test` walks a part in which everything occurs at least once; `npm run
 * campaign -- screens` walks all window sizes and languages for every game and every step.
 */
export const ALL = process.env['TAISEN_SCREENS'] === 'all';

/** All in a campaign. Otherwise `count` of them, others for every turn, so that each has its turn. */
export function partOf<T>(all: readonly T[], turn: number, count = 1): readonly T[] {
  if (ALL || count >= all.length) return all;
  return Array.from({ length: count }, (_, i) => all[(turn * count + i) % all.length] as T);
}
