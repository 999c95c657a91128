/** Labels of cards and options for tests: `attack ember-fox > moss-golem`. */
import type { Card, CardId, Ctx, Option, State } from '@taisen/kernel';

/** The card's id; the second copy on the table is `name#2`, and so on in the order of their ids. */
export function labelsOf<S extends State>(g: Ctx<S>): string[] {
  const seen = new Map<number, number>();
  return g.s.cards.map((card: Card) => {
    const nth = (seen.get(card.def) ?? 0) + 1;
    seen.set(card.def, nth);
    const name = g.game.cards[card.def]?.id as string;
    return nth === 1 ? name : `${name}#${nth}`;
  });
}

export function labelOption(option: Option, labels: readonly string[]): string {
  const name = (id: CardId) => labels[id] as string;
  let text = option.do;
  if (option.card !== undefined) text += ` ${name(option.card)}`;
  if (option.face !== undefined) text += ` ${option.face}`;
  if (option.cards !== undefined) text += ` [${option.cards.map(name).join(', ')}]`;
  if (option.target !== undefined) text += ` > ${name(option.target)}`;
  if (option.ability !== undefined) text += ` (${option.ability})`;
  // For triggers, the card and the ability are enough.
  if (option.at !== undefined && option.do !== 'resolve') text += ` @${option.at}`;
  return text;
}
