/** Worlds to try things in: all that the seat does not know is dealt anew, and chance is another. */
import { createRng, type Determinizer, type Dice, type Match, type Seat, type State } from '@taisen/kernel';

const TRIES = 8;

/** A deal may not allow what was already chosen in this step: then another is tried. Null when none was found. */
export function sampleFor<S extends State>(
  samples: Determinizer<S>,
  match: Match<S>,
  seat: Seat,
  dice: Dice,
): Match<S> | null {
  for (let i = 0; i < TRIES; i++) {
    const sample = samples.sample(dice);
    if (sample === null || sample.decisionOf(seat)?.options.length !== match.decisionOf(seat)?.options.length) continue;
    sample.reseed(createRng(`world ${dice(2 ** 31)}`));
    return sample;
  }
  return null;
}
