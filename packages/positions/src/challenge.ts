/** A challenge as a match: its answers lead to the turn that can be won. */
import { type Game, Match, type MatchLog, type State } from '@taisen/kernel';
import type { Challenge } from './write.ts';

/** The decks with these ids. */
export const decksOf = <S extends State>(game: Game<S>, ids: readonly string[]): MatchLog['setup']['decks'] => {
  const cardsOf = (id: string | undefined) => game.decks.find((deck) => deck.id === id)?.cards ?? [];
  return [cardsOf(ids[0]), cardsOf(ids[1])];
};

/** The log of the match before the turn. */
export const challengeLog = <S extends State>(game: Game<S>, { seed, decks, answers }: Challenge): MatchLog => ({
  format: 1,
  game: game.id,
  ruleset: game.ruleset,
  setup: { seed, decks: decksOf(game, decks) },
  answers,
  result: null,
});

export function challengeMatch<S extends State>(game: Game<S>, challenge: Challenge): Match<S> {
  const { setup, answers } = challengeLog(game, challenge);
  const match = Match.start(game, setup);
  for (const [seat, option] of answers) match.answer(seat, option);
  return match;
}
