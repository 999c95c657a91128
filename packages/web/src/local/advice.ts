/** A bot's advice, searched in small pieces so that other messages to the table do not have to wait. */
import { Search, STRONG, threeBest } from '@taisen/bots';
import { diceFrom, engineOf, type Match, type Seat, type State } from '@taisen/kernel';
import type { Advice, Host } from '@taisen/table';

/** About a second. */
const ITERATIONS = 300;
/** Milliseconds of searching without a break. */
const PIECE = 8;

/** The best options of a seat's decision; none if something happens at the table meanwhile. */
export async function adviceFor({ table }: Host, seat: Seat, isQuiet: () => boolean): Promise<readonly Advice[]> {
  const { seq } = table;
  // A published version is searched by the bots that it was published with, in one piece.
  const { bots } = engineOf(table.match.game);
  if (bots !== undefined) return bots.advise(table.match, seat);
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
