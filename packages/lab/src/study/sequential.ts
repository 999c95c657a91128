/**
 * Means with intervals, from the number of values, their sum and the sum of their squares. A comparison may be looked at
 * after every batch and ended at any time: its interval is a confidence sequence, which holds at all times together.
 */
import { share, Z95 } from '../statistics.ts';

export interface Mean {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** The standard deviation of one value. */
  readonly deviation: number;
}

/** What was counted, in units of which `scale` are 1. */
export interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly scale: number;
}

/** A share of games with Wilson's 95% interval, which holds for rare things, too. A draw makes it a little too wide. */
export function shareOf(moments: Moments): Mean {
  const { n, sum, scale } = moments;
  const { low, high } = share(sum / scale, n);
  return { ...meanOf(moments), low, high };
}

/** With the usual 95% interval, for a number of values that was fixed before. */
export const meanOf = (moments: Moments): Mean =>
  within(moments, ({ n, deviation }) => (Z95 * deviation) / Math.sqrt(n));

const ALPHA = 0.05;

/**
 * With a 95% confidence sequence: the normal mixture of Robbins, narrowest at about `planned` values (Waudby-Smith,
 * Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences").
 */
export function sequenceOf(moments: Moments, planned: number): Mean {
  const tight = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA)) + 1) / Math.max(1, planned);
  return within(moments, ({ n, deviation }) => {
    // The deviation of few values is too small too often: two values at the ends of a unit are added.
    const careful = Math.sqrt(deviation ** 2 + 0.5 / n);
    const grown = n * tight + 1;
    return careful * Math.sqrt(((2 * grown) / (n * n * tight)) * Math.log(Math.sqrt(grown) / ALPHA));
  });
}

function within(moments: Moments, half: (mean: { n: number; deviation: number }) => number): Mean {
  const { n, sum, squares, scale } = moments;
  if (n < 2) return { n, mean: n === 0 ? 0 : sum / scale, low: -Infinity, high: Infinity, deviation: 0 };
  const mean = sum / n / scale;
  const deviation = Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1))) / scale;
  const width = half({ n, deviation });
  return { n, mean, low: mean - width, high: mean + width, deviation };
}

/** No comparison ends with fewer pairs: the intervals are for sums of many. */
const LEAST = 100;

export type Verdict = 'more' | 'less' | 'same' | 'open';

/**
 * What a comparison has shown so far: more, less, no difference as large as `precision`, or nothing yet.
 */
export function verdictOf({ n, low, high }: Mean, precision: number | undefined): Verdict {
  if (n < LEAST) return 'open';
  if (low > 0) return 'more';
  if (high < 0) return 'less';
  return precision !== undefined && low > -precision && high < precision ? 'same' : 'open';
}

/** The deviation of the difference of two games that have nothing in common and are won equally often. */
export const UNPAIRED = Math.sqrt(0.5);

/** How many pairs find a difference with 80% probability at the 95% level, all played before anyone looks. */
export const pairsFor = (difference: number, deviation = UNPAIRED): number =>
  Math.ceil((((Z95 + 0.841621) * deviation) / difference) ** 2);

/** How many games give an interval of this half-width for a share. */
export const gamesFor = (precision: number): number => Math.ceil((Z95 / 2 / precision) ** 2);
