/** Keys that are equal for the same move in different determinizations, so that their results add up. */
import type { Ctx, Option, State } from '@taisen/kernel';

/** Cards on the table differ by id; cards in a hand or a deck only by their face. */
function cardKey<S extends State>(g: Ctx<S>, id: number): string {
  const card = g.s.cards[id];
  if (card === undefined) return `?${id}`;
  return g.index.tracked[card.zone] === true ? `#${id}` : `${card.def}`;
}

export function optionKey<S extends State>(g: Ctx<S>, option: Option): string {
  let key = option.do;
  if (option.card !== undefined) key += ` ${cardKey(g, option.card)}`;
  if (option.target !== undefined) key += `>${cardKey(g, option.target)}`;
  if (option.cards !== undefined) for (const id of option.cards) key += `+${cardKey(g, id)}`;
  if (option.ability !== undefined) key += `.${option.ability}`;
  if (option.face !== undefined) key += `=${option.face}`;
  if (option.at !== undefined) key += `@${option.at}`;
  return key;
}
