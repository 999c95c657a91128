/** How a game ended, in the game's own words: "by piercing damage". */
import { cardNamed, fill, type GameTexts, type Language, type Result, type SeenEvent } from '@taisen/kernel';

/**
 * The game's words `end.<rule>` for the rule that ended it, or else `end.<type>` for the last event that has such words;
 * `end.<type>.<how>` and, for an event without a target, `end.<type>.alone` are more exact. Null without any.
 */
export function sayHow(
  game: GameTexts,
  events: readonly SeenEvent[],
  { rule }: Result,
  language: Language,
): string | null {
  const byRule = game.words[`end.${rule}`];
  if (byRule !== undefined) return byRule[language];
  for (const { type, how, target, card } of events.toReversed()) {
    if (type === 'turn-start') return null;
    const keys = [`end.${type}.${how}`, ...(target === undefined ? [`end.${type}.alone`] : []), `end.${type}`];
    const words = keys.map((key) => game.words[key]).find((found) => found !== undefined);
    if (words !== undefined) return fill(words[language], { card: cardNamed(game, card?.card, language) });
  }
  return null;
}
