/**
 * Detects disturbed measurements. On a shared machine other programs often take half of a core, for milliseconds or for
 * minutes. So between any two stretches of work, a thread runs and times a probe that is always the same work. A stretch
 * counts as undisturbed if the probes before and after it took hardly longer than the fastest probe.
 */
import { playBare } from './bare/play.ts';

/** A short measured piece of work. */
export interface Stretch {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Seconds of the probes before and after. */
  readonly probes: readonly [number, number];
}

const PROBE_GAMES = 100;
/** How much longer than the fastest probe is allowed. With half a core, a probe takes twice as long. */
const TOLERANCE = 1.1;

export const now = (): number => performance.now() / 1000;

/** Seconds for the first games of the bare loop. */
export function probe(): number {
  const start = now();
  for (let seed = 0; seed < PROBE_GAMES; seed++) playBare(seed);
  return now() - start;
}

export function undisturbed(stretches: readonly Stretch[]): Stretch[] {
  const limit = Math.min(...stretches.map(({ probes }) => Math.min(...probes))) * TOLERANCE;
  return stretches.filter(({ probes }) => Math.max(...probes) <= limit);
}
