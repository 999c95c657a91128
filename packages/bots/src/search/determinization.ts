/**
 * Determinizations for searches: everything that the seat does not know is dealt again, with another random generator.
 */
import { createRng, type Determinizer, type Dice, type Match, type Seat, type State } from '@taisen/kernel';

const TRIES = 8;

/** Tries again if a deal does not allow the answers of the current step. Null if no deal was found. */
export function sampleFor<S extends State>(
  determinizer: Determinizer<S>,
  match: Match<S>,
  seat: Seat,
  dice: Dice,
): Match<S> | null {
  for (let i = 0; i < TRIES; i++) {
    const sample = determinizer.sample(dice);
    if (sample === null || sample.decisionOf(seat)?.options.length !== match.decisionOf(seat)?.options.length) continue;
    sample.reseed(createRng(`world ${dice(2 ** 31)}`));
    return sample;
  }
  return null;
}
