import { type G, MYTH, mainFighter, type ShCard } from './state.ts';

/** SH-2.6, SH-2.9: a myth card gives its power while the main fighter stands, also when it has come back. */
export function mythHolds(g: G, card: ShCard): boolean {
  const main = mainFighter(g, card.controller);
  return main !== null && (main.deaths === 0 || g.rulings.mythReturns);
}

/** Whether a card's abilities hold: only a myth card, in its place beside the field, has to wait for somebody else. */
export const givesPower = (g: G, card: ShCard): boolean => card.zone >> 1 !== MYTH || mythHolds(g, card);
