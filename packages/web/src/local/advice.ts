/** What a bot would do, found out in small pieces: whatever else comes to the table meanwhile does not wait for it. */
import { Search, STRONG, threeBest } from '@taisen/bots';
import { diceFrom, type Match, type Seat, type State } from '@taisen/kernel';
import type { Advice, Host } from '@taisen/table';

/** About a second, if nobody answers before that. */
const ITERATIONS = 300;
/** Milliseconds in a row. */
const PIECE = 8;

/** The best options of a seat's decision; none where something happens meanwhile. */
export async function adviceFor({ table }: Host, seat: Seat, isQuiet: () => boolean): Promise<readonly Advice[]> {
  const { seq } = table;
  const search = new Search(table.match as Match<State>, seat, diceFrom(1), STRONG);
  let left = search.candidates.length > 1 ? ITERATIONS : 0;
  while (left > 0) {
    for (const until = performance.now() + PIECE; left > 0 && performance.now() < until; left--)
      if (!search.iterate()) left = 0;
    await new Promise((done) => setTimeout(done));
    if (table.seq !== seq || !isQuiet()) return [];
  }
  return threeBest(search);
}
