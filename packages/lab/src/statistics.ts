/** Shares and means with confidence intervals, and distributions. */

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for a two-sided 95% interval. */
export const Z95 = 1.959964;

/** Wilson's score interval for a share, at 95% unless another quantile is given. */
export function share(count: number, of: number, z = Z95): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
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

/** Median, mean and the middle 80% of values that are counted: `[value, how often]`. */
export function spreadOf(counted: readonly (readonly [value: number, times: number])[]): Spread {
  const sorted = [...counted].sort(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  const at = (q: number): number => {
    let left = Math.min(all - 1, Math.floor(q * all));
    for (const [value, times] of sorted) {
      left -= times;
      if (left < 0) return value;
    }
    return 0;
  };
  const total = sorted.reduce((sum, [value, times]) => sum + value * times, 0);
  return { median: at(0.5), low: at(0.1), high: at(0.9), mean: total / Math.max(1, all) };
}

/** The standard normal distribution function, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - above : above;
}

/** Its inverse, by bisection: called a few times a report. */
export function normalQuantile(p: number): number {
  let [low, high] = [-10, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The quantile with which `many` 95% intervals all hold together (Bonferroni). */
export const bonferroni = (many: number): number => normalQuantile(1 - 0.025 / Math.max(1, many));

/**
 * Benjamini and Hochberg's adjusted p-values: those up to 0.05 are chosen so that at most 5% of the chosen ones are
 * expected to be chance.
 */
export function adjusted(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => (ps[b] as number) - (ps[a] as number));
  const result = ps.slice();
  let least = 1;
  order.forEach((i, rank) => {
    least = Math.min(least, ((ps[i] as number) * ps.length) / (ps.length - rank));
    result[i] = least;
  });
  return result;
}
