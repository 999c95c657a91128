import type { DeckList, Dice, Game, State } from '@taisen/kernel';

/** Two random ready-made decks of the game. */
export function randomDecks<S extends State>(game: Game<S>, dice: Dice): [DeckList, DeckList] {
  const deck = () => game.decks[dice(game.decks.length)]?.cards ?? [];
  return [deck(), deck()];
}
