/** A rating over time, with its uncertainty as a band. */
import type { Profile } from '@taisen/protocol';
import { useSay } from '../language.ts';
import { PEOPLE } from './words.ts';

type Points = Profile['ratings'][number]['history'];

const WIDTH = 320;
const HEIGHT = 90;

export function Graph({ points }: { readonly points: Points }) {
  const say = useSay();
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const low = Math.min(...points.map(({ value, deviation }) => value - deviation));
  const high = Math.max(...points.map(({ value, deviation }) => value + deviation));
  const x = (i: number) => Math.round((i / (points.length - 1)) * WIDTH * 10) / 10;
  const y = (value: number) => Math.round((1 - (value - low) / (high - low || 1)) * HEIGHT * 10) / 10;
  const line = points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ');
  const above = points.map(({ value, deviation }, i) => `${x(i)},${y(value + deviation)}`);
  const below = points.map(({ value, deviation }, i) => `${x(i)},${y(value - deviation)}`).toReversed();
  const name = say(PEOPLE.graph, { from: Math.round(first.value), to: Math.round(last.value) });
  return (
    <svg className="rating-graph" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={name}>
      <polygon points={[...above, ...below].join(' ')} fill="currentColor" opacity="0.14" />
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
