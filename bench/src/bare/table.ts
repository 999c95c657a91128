/** The two sides of the bare game, its dice and its draws. */
import { type Dice, type Rng, type Seat, shufflePile } from '@taisen/kernel';
import { cardsOf, LIFE } from '../work.ts';

export interface Side {
  readonly hand: number[];
  readonly deck: number[];
  readonly trash: number[];
  /** Three zones; -1 is empty. */
  readonly field: number[];
  /** Bits of the zones whose monster has attacked this turn. */
  attacked: number;
  lp: number;
}

/** The state of a running game without its two sides. */
export interface Run {
  readonly rng: Rng;
  readonly dice: Dice;
  summoned: boolean;
  refreshed: boolean;
  decisions: number;
  offered: number;
}

/** The options of the current decision as numbers. One array for all decisions of all games. */
export const options = new Int32Array(512);

export const newSide = (seat: Seat): Side => ({
  hand: [],
  deck: cardsOf(seat),
  trash: [],
  field: [-1, -1, -1],
  attacked: 0,
  lp: LIFE,
});

/** LV-2.6, LV-2.7, LV-2.10. */
export function draw(run: Run, side: Side, count: number): void {
  const { deck, hand, trash } = side;
  for (let missing = count; missing > 0; missing--) {
    if (deck.length === 0) {
      if (run.refreshed || trash.length === 0) return;
      run.refreshed = true;
      while (trash.length > 0) deck.push(trash.pop() as number);
      shufflePile(run.rng, deck);
      missing++;
    }
    hand.push(deck.pop() as number);
  }
}

/** Chooses one of the first `count` options. */
export function choose(run: Run, count: number): number {
  run.decisions++;
  run.offered += count;
  return options[run.dice(count)] as number;
}
