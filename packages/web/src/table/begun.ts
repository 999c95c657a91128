/** The text of an option whose target is not chosen yet: "Attack … with Ink Blade". */

import type { GameTexts } from '@taisen/kernel';
import { cardNamed, cardsInView, fill, type Language, type OptionView, phrase, type View } from '@taisen/kernel';

const OPEN = '…';

/** Null if the chosen cards still allow more than one action. */
export function sayBegun(game: GameTexts, view: View, left: readonly OptionView[], language: Language): string | null {
  const [option] = left;
  if (option?.card === undefined || left.some((other) => other.do !== option.do || other.card !== option.card))
    return null;
  const words = phrase(game, `option.${option.do}`, language);
  // The remaining options may differ in their ability.
  if (words.includes('{ability}')) return null;
  const card = cardNamed(game, cardsInView(view).get(option.card), language);
  return fill(words, { card, target: OPEN, cards: OPEN, at: OPEN });
}
