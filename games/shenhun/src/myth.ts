import { defOf } from './card.ts';
import { type G, mainFighter, type ShCard } from './state.ts';

/** SH-2.6, SH-2.9: a myth card gives its power while the main fighter stands, also when it has come back. */
export function mythHolds(g: G, card: ShCard): boolean {
  const main = mainFighter(g, card.controller);
  return main !== null && (main.deaths === 0 || g.rulings['mythReturns'] === true);
}

/** Only a myth card has to wait for somebody else. */
export const givesPower = (g: G, card: ShCard): boolean => defOf(g, card).type !== 'myth' || mythHolds(g, card);
