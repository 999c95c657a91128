/** Where the order of a deck matters (`World.deck.lead`): who stands before all others, and who was chosen to follow. */
import type { World } from '../worlds/world.ts';
import type { Lines } from './deck.ts';

export const standsFirst = (world: World, id: string): boolean =>
  world.cards.some((def) => def.id === id && world.deck?.lead?.first(def));

export function leaderOf(world: World, lines: Lines): string | null {
  const next = lines.find(({ id }) => world.cards.some((def) => def.id === id && world.deck?.lead?.next(def)));
  return next?.id ?? null;
}
