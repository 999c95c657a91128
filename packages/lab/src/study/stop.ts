/** When a study has found what it was asked for. */
import { isShare, type Measure } from './measures.ts';
import type { Prepared } from './prepare.ts';
import { meanOf, sequenceOf, shareOf, verdictOf } from './sequential.ts';

/** No study ends with fewer games: the intervals are for sums of many. */
const LEAST = 100;

/** Asked after every batch, in the order of the batches: so the end does not depend on who played them. */
export function isKnown({ study, measures, sides }: Prepared, count: (name: string) => number): boolean {
  const { precision, seeds } = study;
  if (precision === undefined) return false;
  const { name, scale } = measures[0] as Measure;
  const moments = (start: string) => ({
    n: count(`${start}/${name}/n`),
    sum: count(`${start}/${name}/sum`),
    squares: count(`${start}/${name}/squares`),
    scale,
  });
  if (sides.length === 2) return verdictOf(sequenceOf(moments('pair'), seeds.games / 2), precision) !== 'open';
  const { n, low, high } = (isShare(name) ? shareOf : meanOf)(moments('a/measure'));
  return n >= LEAST && (high - low) / 2 <= precision;
}
