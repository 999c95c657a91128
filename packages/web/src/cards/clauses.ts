import { fill, type Language } from '@taisen/kernel';
import type { AnyCard } from '../games/game-ui.ts';

export interface ClauseLine {
  readonly key: string;
  readonly text: string;
}

/** The clauses of a card with their numbers, in printed order. */
export const clausesOf = (def: Pick<AnyCard, 'text' | 'vars'>, language: Language): readonly ClauseLine[] =>
  Object.entries(def.text).map(([key, words]) => ({ key, text: fill(words[language], def.vars) }));

/**
 * The font size at which a card's text fits its box, in hundredths of the card's width.
 * Han characters are twice as wide as Latin ones.
 */
export function textSize(lines: readonly ClauseLine[], roomy: number, least: number, capacity: number): number {
  let units = 0;
  for (const { text } of lines) {
    for (const char of text) units += char > '⺀' ? 2 : 1.05;
    units += 14;
  }
  return Math.max(least, Math.min(roomy, roomy * Math.sqrt(capacity / Math.max(units, 1))));
}
