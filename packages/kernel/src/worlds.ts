/** Other worlds in which a viewer would know just what it knows now. The no-leak check and honest bots use them. */
import type { Dice } from './dice.ts';
import type { Match, MatchOptions } from './match.ts';
import type { State } from './state.ts';
import type { CardId, Viewer } from './types.ts';

/**
 * The same moment with the faces of all cards that the viewer cannot know dealt anew among them.
 * Null when the choices of the running step do not exist in that deal; another deal may do.
 */
export function otherWorld<S extends State>(
  match: Match<S>,
  viewer: Viewer,
  dice: Dice,
  options: MatchOptions = {},
): Match<S> | null {
  const checkpoint = match.game.clone(match.checkpoint ?? match.state);
  for (const group of unknownGroups(match, viewer)) dealFaces(match, checkpoint, group, dice);
  return match.forkFrom(checkpoint, options);
}

/** Cards that the viewer has not seen since the step began, grouped by the deck they belong to. */
export function unknownGroups<S extends State>(match: Match<S>, viewer: Viewer): CardId[][] {
  const { g, game, checkpoint } = match;
  const shared = game.zones.some((kind) => kind.shared === true && kind.sees === 'none');
  const groups: CardId[][] = [[], []];
  g.s.cards.forEach((card, id) => {
    const seen = card.known | (checkpoint?.cards[id]?.known ?? 0) | (g.recorder?.sighted[id] ?? 0);
    if (((seen >> viewer) & 1) === 0) groups[shared ? 0 : card.owner]?.push(id);
  });
  return groups;
}

/**
 * Deals the faces of a group anew: what makes a card that card moves, its place and its back stay. The faces are
 * sorted first, so that the new deal depends on which cards are hidden and not on where they really lie.
 */
function dealFaces<S extends State>(match: Match<S>, state: S, group: readonly CardId[], dice: Dice): void {
  const fields = ['def', ...(match.game.identity ?? [])];
  const cards = state.cards as unknown as Record<string, number>[];
  const faces = group.map((id) => fields.map((field) => cards[id]?.[field] as number));
  faces.sort(compare);
  for (let i = faces.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [faces[i], faces[j]] = [faces[j] as number[], faces[i] as number[]];
  }
  group.forEach((id, i) => {
    fields.forEach((field, f) => {
      (cards[id] as Record<string, number>)[field] = faces[i]?.[f] as number;
    });
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
