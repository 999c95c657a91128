/** The turn on which a game turned in favour of its winner. */
import { writtenEvaluator } from '@taisen/bots';
import { type Game, Match, type MatchLog, type Seat } from '@taisen/kernel';

export interface TurningPoint {
  readonly turn: number;
  /** The number of decisions before that turn, as a replay counts them. */
  readonly at: number;
}

/** A smaller gain is no turn of the game. */
const LEAST = 0.05;

/**
 * The last turn that the winner began without and ended with the better chance, by the game's own evaluation; if there
 * is none, the turn with the largest gain, and if all were small, the last turn. Null for an older version.
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
  // That the last turn wins is no news, unless nothing happened before.
  const before = gains.slice(0, -1).filter(({ gain }) => gain >= LEAST);
  const largest = before.toSorted((a, b) => b.gain - a.gain)[0];
  const found = before.findLast(({ crosses }) => crosses) ?? largest ?? gains.at(-1);
  return found === undefined ? null : { turn: found.turn, at: found.at };
}
