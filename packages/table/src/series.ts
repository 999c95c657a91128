/** A series: the same players meet until one of them has won more than half of the matches (docs/decisions/0048). */
import { engineOf, type Game, opponent, type Result, type Seat, type Setup, type State } from '@taisen/kernel';
import type { Series } from '@taisen/protocol';

/** Every game draws the starter by its seed. One that did not would start as it likes. */
const MOST_SEEDS = 64;

/** The wins after a match. A draw counts for nobody. */
export function winsAfter({ wins: [one, two] }: Series, { winner }: Result): [number, number] {
  return [winner === 0 ? one + 1 : one, winner === 1 ? two + 1 : two];
}

/** The seat that has won the series; null while it goes on. */
export function seriesWinner({ bestOf }: Series, wins: readonly [number, number]): Seat | null {
  const seat = wins.findIndex((count) => count * 2 > bestOf);
  return seat < 0 ? null : (seat as Seat);
}

/** The series of the next match: the other seat starts. After the last match a new series begins. */
export function nextSeries(series: Series, result: Result, started: Seat): Series {
  const wins = winsAfter(series, result);
  const over = seriesWinner(series, wins) !== null;
  return { bestOf: series.bestOf, wins: over ? [0, 0] : wins, starts: opponent(started) };
}

/** The seat that starts a match. */
export const starterOf = <S extends State>(game: Game<S>, setup: Setup): Seat =>
  engineOf(game).start(game, setup).state.active;

/**
 * The set-up of a match that this seat starts: with the first of the seeds derived from the given one that makes it do
 * so. Nobody can choose it, and everybody can compute it again.
 */
export function startedBy<S extends State>(game: Game<S>, setup: Setup, starts: Seat | undefined): Setup {
  if (starts === undefined) return setup;
  for (let n = 0; n < MOST_SEEDS; n++) {
    const next = n === 0 ? setup : { ...setup, seed: `${setup.seed} ${n}` };
    if (starterOf(game, next) === starts) return next;
  }
  return setup;
}
