/** Shares with confidence intervals, and distributions. */

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's score interval for a share, at 95%. */
export function share(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = count / of;
  const middle = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return {
    count,
    of,
    share: p,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
}

/** Median, mean and the middle 80% of a list of numbers. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { median: at(0.5), low: at(0.1), high: at(0.9), mean };
}
