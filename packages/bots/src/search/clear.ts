/** When a search may stop: once another option than the best one would hardly gain anything. */
import type { Candidate } from './search.ts';

/** Iterations between two checks. */
export const CHECK = 16;
/** The chance to win that may be lost by stopping. */
const HARDLY_ANYTHING = 0.001;
/** How much the results of an option usually differ from those of the first one, before there are any. */
const USUAL = 0.15;

export function isClear(candidates: readonly Candidate[]): boolean {
  const best = candidates.reduce((a, b) => (b.lead > a.lead ? b : a));
  const variance = (candidate: Candidate) => (candidate === candidates[0] ? 0 : varianceOf(candidate));
  return candidates.every(
    (other) =>
      other === best ||
      expectedGain(best.lead - other.lead, Math.sqrt(variance(best) + variance(other))) < HARDLY_ANYTHING,
  );
}

/** The variance of a candidate's lead over the first candidate. */
function varianceOf({ lead, trust, results, squares }: Candidate): number {
  const n = results.length;
  const each = (trust * USUAL ** 2 + Math.max(0, squares - n * lead ** 2)) / (trust + n);
  return each / (trust + n);
}

/** What another option gains on average where it is better, if it seems worse by `gap` with this standard error. */
function expectedGain(gap: number, error: number): number {
  if (error === 0) return 0;
  const z = gap / error;
  return error * (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI) - z * upperTail(z));
}

/** The probability that a standard normal variable exceeds `z` ≥ 0 (Abramowitz and Stegun, 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
