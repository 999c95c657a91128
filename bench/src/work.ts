/** The work of every contender: LinkaVel without effects, and the dice that choose. */
import type { Seat } from '@taisen/kernel';
import { type LvCardDef, linkavel } from '@taisen/linkavel';

/** The result of a game. Contenders with equal results have played the same game. */
export interface Played {
  readonly winner: Seat | null;
  readonly turns: number;
  readonly decisions: number;
  /** The number of options over all decisions, which differs if any list of options does. */
  readonly options: number;
  readonly lp: readonly [number, number];
}

export const seedOf = (seed: number): string => `bench ${seed}`;

/** Ten monsters without effect, three of each (LV-2.1, LV-2.2); both players play it. */
const NORMAL: readonly LvCardDef[] = (linkavel.cards as readonly LvCardDef[])
  .filter(({ kind }) => kind === 'normal')
  .slice(0, 10);
export const PLAIN_DECK: readonly string[] = Object.freeze(NORMAL.flatMap(({ id }) => [id, id, id]));

/** The numbers of the game, for contenders without the kernel. */
export const LIFE = 5000; // LV-2.3
export const OPENING_HAND = 6; // LV-2.4
export const HAND_LIMIT = 10; // LV-2.5
export const LAST_TURN = 120; // LV-1.5
export const DECK_SIZE = 30; // LV-2.1

/** By card: 0–29 are the deck of seat 0, 30–59 that of seat 1. */
const byCard = (number: (card: LvCardDef) => number): number[] =>
  [...NORMAL, ...NORMAL].flatMap((card) => [number(card), number(card), number(card)]);
export const LEVEL: readonly number[] = byCard(({ level }) => level);
export const POWER: readonly number[] = byCard(({ power }) => power);
export const COST_LEVEL: readonly number[] = byCard(({ cost }) => cost?.level ?? 0);
export const COST_COUNT: readonly number[] = byCard(({ cost }) => cost?.count ?? 0);

const UNSHUFFLED = [0, 1].map((seat) => Array.from({ length: DECK_SIZE }, (_, i) => seat * DECK_SIZE + i));
/** The cards of a seat's deck before it is shuffled. */
export const cardsOf = (seat: Seat): number[] => (UNSHUFFLED[seat] as number[]).slice();

/**
 * `PAYMENTS[count][fitting]`: every way to pay with `count` of the fitting zones, as bit sets of zones, in the order of
 * the rules: first zone first.
 */
export const PAYMENTS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((count) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((fitting) =>
    payments(
      [0, 1, 2].filter((zone) => ((fitting >> zone) & 1) === 1),
      count,
    ),
  ),
);

function payments(zones: readonly number[], count: number): number[] {
  if (count === 0) return [0];
  return zones.flatMap((zone, i) => payments(zones.slice(i + 1), count - 1).map((rest) => rest | (1 << zone)));
}
