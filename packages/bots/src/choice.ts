/** How sharply a level chooses among the options that it has evaluated. */
import type { Dice } from '@taisen/kernel';

/**
 * Chooses one of the options. `sharpness` is measured in what a random choice would lose: an option that is worse than the
 * best by that much has exp(-sharpness) of its chance. With 0 all are equally likely, with infinity the best one is
 * chosen, and with less than 0 what looks worse is likelier. To pass is an option only if everything else looks worse.
 */
export function chooseAmong(
  values: readonly number[],
  pass: number | undefined,
  sharpness: number,
  dice: Dice,
): number {
  const acts = values.some((value, i) => i !== pass && value >= (values[pass ?? -1] ?? Number.NEGATIVE_INFINITY));
  const open = [...values.keys()].filter((i) => i !== pass || !acts);
  const best = open.reduce((a, b) => ((values[b] as number) > (values[a] as number) ? b : a));
  const losses = open.map((i) => (values[best] as number) - (values[i] as number));
  const usual = losses.reduce((sum, loss) => sum + loss, 0) / open.length;
  if (sharpness === Number.POSITIVE_INFINITY || usual === 0) return best;
  return open[
    drawFrom(
      losses.map((loss) => Math.exp((-loss * sharpness) / usual)),
      dice,
    )
  ] as number;
}

const FINE = 1 << 30;

/** An index, as likely as its weight. */
function drawFrom(weights: readonly number[], dice: Dice): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (dice(FINE) / FINE) * total;
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
