/** Which cards the page for authors shows, and which positions they are on. Pure. */
import { type Game, LANGUAGES } from '@taisen/kernel';
import type { Position, TableSpec } from '@taisen/positions';
import { cardsFor, type Filter, folded } from '../cards/filter.ts';
import type { AnyCard, GameUi } from '../games/game-ui.ts';

/** Searches the ids and the texts of all languages. */
export function cardsForAuthors(ui: Pick<GameUi, 'cards' | 'facets'>, filter: Filter): readonly AnyCard[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  const inText = new Set(LANGUAGES.flatMap((language) => cardsFor(ui, filter, language)));
  return cardsFor(ui, { ...filter, text: '' }, 'en').filter(
    (def) => inText.has(def) || words.every((word) => def.id.includes(word)),
  );
}

/** The cards on a table that somebody sees. Cards in a deck are there to be drawn, whichever they are. */
export function cardsOn({ zones }: Pick<Game, 'zones'>, { A = {}, B = {}, shared = {} }: TableSpec): readonly string[] {
  const seen = zones.filter(({ sees }) => sees !== 'none').map(({ name }) => name);
  const lying = [A, B, shared].flatMap((side) =>
    Object.entries(side).flatMap(([name, cards]) => (seen.includes(name) && Array.isArray(cards) ? cards : [])),
  );
  return [...new Set(lying.filter((card): card is string => typeof card === 'string'))];
}

/** A position with its address. */
export interface Placed {
  readonly href: string;
  readonly position: Position;
}

/** Positions in their order, under the ids of the cards that are on them. */
export function positionsByCard(
  game: Pick<Game, 'zones'>,
  positions: readonly Placed[],
): ReadonlyMap<string, readonly Placed[]> {
  const byCard = new Map<string, Placed[]>();
  for (const placed of positions)
    for (const id of cardsOn(game, placed.position.table)) byCard.set(id, [...(byCard.get(id) ?? []), placed]);
  return byCard;
}
