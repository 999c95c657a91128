/** Which decks a table allows: its house rules may change the rules for decks. */
import { type DeckList, type DeckProblem, type Game, type RulingValues, rulingsOf } from '@taisen/kernel';

/** The rules that a deck breaks at a table with these rulings. */
export const problemsOf = (game: Game, cards: DeckList, rulings: RulingValues): readonly DeckProblem[] =>
  game.checkDeck(cards, rulingsOf(game, { rulings: knownRulings(game, rulings) }));

export const isLegal = (game: Game, cards: DeckList, rulings: RulingValues): boolean =>
  problemsOf(game, cards, rulings).length === 0;

/** The deck itself if the table allows it, or else a ready-made one that it allows. */
export const legalDeck = (game: Game, cards: DeckList, rulings: RulingValues): DeckList =>
  isLegal(game, cards, rulings)
    ? cards
    : (game.decks.find((deck) => isLegal(game, deck.cards, rulings))?.cards ?? cards);

/** Stored rulings may be of an older version of the game: what it no longer has is left out. */
export function knownRulings(game: Game, rulings: RulingValues): RulingValues {
  const known = Object.entries(rulings).filter(([name, value]) => game.rulings[name]?.values.includes(value));
  return Object.fromEntries(known);
}
