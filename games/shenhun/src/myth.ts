import { type G, MYTH, mainFighter, type ShCard } from './state.ts';

/** SH-2.6, SH-2.9: a myth card is active while the main fighter is on the field, also after it has returned. */
export function isMythActive(g: G, card: ShCard): boolean {
  const main = mainFighter(g, card.controller);
  return main !== null && (main.deaths === 0 || g.rulings.mythReturns);
}

/** Whether a card's abilities apply. Only a myth card has a condition: its main fighter must be on the field. */
export const abilitiesApply = (g: G, card: ShCard): boolean => card.zone >> 1 !== MYTH || isMythActive(g, card);
