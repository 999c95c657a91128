/**
 * Whether the core was ours. On a shared machine it often runs at half its speed, for milliseconds or for minutes,
 * because others use the other half; what a program did then says more about them than about it. So between any two
 * stretches of work a thread does some that never changes, and times it. A stretch counts as undisturbed when this took
 * hardly longer than it ever did, before the stretch and after it.
 */
import { playBare } from './bare/play.ts';

/** A little work, measured. */
export interface Stretch {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Seconds that the work that never changes took before and after. */
  readonly around: readonly [number, number];
}

const PROBE_GAMES = 100;
/** How much longer than at best. Half a core shows as twice as long. */
const HARDLY = 1.1;

export const now = (): number => performance.now() / 1000;

/** Seconds for the work that never changes: the bare loop's first games. */
export function probe(): number {
  const start = now();
  for (let seed = 0; seed < PROBE_GAMES; seed++) playBare(seed);
  return now() - start;
}

export function undisturbed(stretches: readonly Stretch[]): Stretch[] {
  const limit = Math.min(...stretches.map(({ around }) => Math.min(...around))) * HARDLY;
  return stretches.filter(({ around }) => Math.max(...around) <= limit);
}
