/**
 * Determinizations for searches: everything that the seat does not know is dealt again, with another random generator.
 */
import { createRng, type Determinizer, type Dice, type Match, type Seat, type State } from '@taisen/kernel';

const TRIES = 8;

const KEPT = {};
const NOT_KEPT = { keep: false };

/**
 * Tries again if a deal does not allow the answers of the current step. Null if no deal was found. The determinization
 * can be forked, but keeps no more than it needs for that.
 */
export function sampleFor<S extends State>(
  determinizer: Determinizer<S>,
  match: Match<S>,
  seat: Seat,
  dice: Dice,
): Match<S> | null {
  const options = match.isAtAction ? NOT_KEPT : KEPT;
  for (let i = 0; i < TRIES; i++) {
    const sample = determinizer.sample(dice, options);
    if (sample === null || sample.decisionOf(seat)?.options.length !== match.decisionOf(seat)?.options.length) continue;
    sample.reseed(createRng(`world ${dice(2 ** 31)}`));
    return sample;
  }
  return null;
}
