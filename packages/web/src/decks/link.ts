/** A deck as a link: opened, it shows the deck, which can be played or copied. */
import { BadInput, type DeckList } from '@taisen/kernel';
import { deckFromCode } from '@taisen/protocol';
import type { GameUi } from '../games/game-ui.ts';

export const deckLink = (game: string, code: string): string => `/${game}/decks?code=${code}`;

/** The deck of a code, or null if it is not a code of this game. */
export function readCode(game: GameUi['game'], code: string): DeckList | null {
  try {
    return deckFromCode(game, code);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
