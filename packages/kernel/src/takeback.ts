import type { Match } from './match.ts';
import type { State } from './state.ts';
import type { Seat } from './types.ts';

/**
 * Whether a seat may take back its last answer. The action must not be finished, the answer must be its own, it must not
 * have revealed a card to anyone, and it must not have used the random generator. Otherwise a player could see the
 * result of a die roll and choose again.
 */
export function mayTakeBack<S extends State>(match: Match<S>, seat: Seat): boolean {
  if (match.answersSince === 0 || match.history.at(-1)?.[0] !== seat) return false;
  const before = match.fork({ record: true });
  before.undo();
  const [was, is] = [before.state.rng, match.state.rng];
  if (was.block !== is.block || was.words.length !== is.words.length) return false;
  const knew = before.state.cards.map((card, id) => card.known | (before.recorder?.seenCards[id] ?? 0));
  return match.state.cards.every((card, id) => {
    const knows = card.known | (match.recorder?.seenCards[id] ?? 0);
    return (knows & ~(knew[id] as number)) === 0;
  });
}
