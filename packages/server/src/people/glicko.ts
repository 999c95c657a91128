/** Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2012): every match is a rating period of its own. */

export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The result of a match: 1 won, ½ drawn, 0 lost. */
export interface Outcome {
  readonly against: Rating;
  readonly score: number;
}

export const NEWCOMER: Rating = { value: 1500, deviation: 350, volatility: 0.06 };
/** How much volatility may change: small values keep improbable results from moving it far. */
const TAU = 0.5;
const SCALE = 173.7178;
const PRECISION = 1e-6;
/** A rating never becomes more certain than this, because people change. */
const MIN_DEVIATION = 45;

export function rated(rating: Rating, outcomes: readonly Outcome[]): Rating {
  const mu = (rating.value - 1500) / SCALE;
  const phi = rating.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of outcomes) {
    const weight = g(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.value - 1500) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(phi, variance, variance * surprise, rating.volatility);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return { value: (mu + after ** 2 * surprise) * SCALE + 1500, deviation: after * SCALE, volatility };
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5: the root of f by the Illinois variant of regula falsi. */
function newVolatility(phi: number, variance: number, delta: number, volatility: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const sum = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** Both ratings after one match; `score` is the first one's. */
export function afterMatch(one: Rating, two: Rating, score: number): [Rating, Rating] {
  const bounded = (rating: Rating): Rating => ({ ...rating, deviation: Math.max(rating.deviation, MIN_DEVIATION) });
  return [bounded(rated(one, [{ against: two, score }])), bounded(rated(two, [{ against: one, score: 1 - score }]))];
}
