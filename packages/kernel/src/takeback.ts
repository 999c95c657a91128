import type { Match } from './match.ts';
import type { Rng } from './rng.ts';
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
  if (rollsOf(before.state.rng) !== rollsOf(match.state.rng)) return false;
  const knew = before.state.cards.map((card, id) => card.known | (before.recorder?.seenCards[id] ?? 0));
  return match.state.cards.every((card, id) => {
    const knows = card.known | (match.recorder?.seenCards[id] ?? 0);
    return (knows & ~(knew[id] as number)) === 0;
  });
}

/** The random generator has not been used between two moments if this is the same. */
const rollsOf = ({ block, words }: Rng): string => `${block} ${words.length}`;

/** Who knew which card at one moment of a match, and how far its random generator had gone. */
export interface Knowledge {
  readonly known: readonly number[];
  readonly issued: readonly number[];
  readonly rolls: string;
}

export function knowledgeOf<S extends State>({ state, recorder }: Match<S>): Knowledge {
  const { cards, issued, rng } = state;
  const known = cards.map((card, id) => card.known | (recorder?.seenCards[id] ?? 0));
  return { known, issued: issued.slice(), rolls: rollsOf(rng) };
}

/**
 * Whether anything that was hidden from a seat has been shown to anyone since then, or the random generator was used. A
 * seat that goes back to that moment could choose again with that knowledge, or leave it to the other seat. Cards that
 * the seat knew itself do not count.
 */
export function hasShown<S extends State>(match: Match<S>, before: Knowledge, seat: Seat): boolean {
  const { known, issued, rolls } = knowledgeOf(match);
  if (rolls !== before.rolls) return true;
  // Every card that a seat begins to tell apart gets a new id, also one that it has lost sight of since.
  if (issued[seat] !== before.issued[seat]) return true;
  return known.some((knows, id) => {
    const knew = before.known[id] ?? 0;
    return ((knew >> seat) & 1) === 0 && (knows & ~knew) !== 0;
  });
}
