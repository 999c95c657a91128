/** The turn on which a game turned in favour of its winner. */
import { writtenEvaluator } from '@taisen/bots';
import { type Game, Match, type MatchLog, type Seat } from '@taisen/kernel';

export interface TurningPoint {
  readonly turn: number;
  /** The number of decisions before that turn, as a replay counts them. */
  readonly at: number;
}

/** A smaller change of the chance to win is none. */
const LEAST = 0.05;

/**
 * The last turn that the winner began without and ended with the better chance, by the game's own evaluation; if there
 * is none, the turn with the largest gain. Null if no turn has changed much.
 */
export function turningPoint(game: Game, { setup, answers }: MatchLog, winner: Seat): TurningPoint | null {
  // The evaluation of an older version is not known here.
  if (game.engine !== undefined) return null;
  const match = Match.start(game, setup);
  const turns: { turn: number; at: number; chance: number }[] = [];
  for (const [at, [seat, option]] of answers.entries()) {
    const { turn } = match.state;
    if (turn !== turns.at(-1)?.turn) turns.push({ turn, at, chance: writtenEvaluator(match, winner) });
    match.answer(seat, option);
  }
  const gains = turns.map(({ turn, at, chance }, i) => {
    const after = turns[i + 1]?.chance ?? 1;
    return { turn, at, gain: after - chance, crosses: chance <= 0.5 && after > 0.5 };
  });
  // The last turn wins by itself: that it did is no news.
  const before = gains.slice(0, -1);
  const found =
    before.findLast(({ crosses, gain }) => crosses && gain >= LEAST) ??
    before.reduce((best, each) => (each.gain > best.gain ? each : best), { turn: 0, at: 0, gain: LEAST });
  return found.turn === 0 ? null : { turn: found.turn, at: found.at };
}
