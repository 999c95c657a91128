/** Where the order of a deck matters (`GameUi.deck.lead`): who stands before all others, and who was chosen to follow. */
import type { GameUi } from '../games/game-ui.ts';
import type { Lines } from './deck.ts';

export const standsFirst = (ui: GameUi, id: string): boolean =>
  ui.cards.some((def) => def.id === id && ui.deck?.lead?.first(def));

export function leaderOf(ui: GameUi, lines: Lines): string | null {
  const next = lines.find(({ id }) => ui.cards.some((def) => def.id === id && ui.deck?.lead?.next(def)));
  return next?.id ?? null;
}
