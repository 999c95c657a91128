/** Which options are the same move in different worlds, so that their results add up. */
import type { Ctx, Option, State } from '@taisen/kernel';

/** A card on the table is itself; one in a hand or a deck is any card with its face. */
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
