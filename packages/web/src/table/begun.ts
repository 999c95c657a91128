/** What is being done while it is still to be chosen to what: "Attack … with Ink Blade". */

import type { GameTexts } from '@taisen/kernel';
import { cardNamed, cardsInView, fill, type Language, type OptionView, phrase, type View } from '@taisen/kernel';

const OPEN = '…';

/** Null where more than one thing can be done with what is chosen. */
export function sayBegun(game: GameTexts, view: View, left: readonly OptionView[], language: Language): string | null {
  const [option] = left;
  if (option?.card === undefined || left.some((other) => other.do !== option.do || other.card !== option.card))
    return null;
  const words = phrase(game, `option.${option.do}`, language);
  // Some of them are told apart by what they do: then it is not said yet.
  if (words.includes('{ability}')) return null;
  const card = cardNamed(game, cardsInView(view).get(option.card), language);
  return fill(words, { card, target: OPEN, cards: OPEN, at: OPEN });
}
