/** Other worlds in which a viewer would know just what it knows now. The no-leak check and honest bots use them. */
import type { Match, MatchOptions } from './match.ts';
import type { State } from './state.ts';
import type { CardId, Viewer } from './types.ts';

/** Chooses a whole number from 0 to n − 1: the randomness of whoever asks for another world. */
export type Dice = (n: number) => number;

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

/** Fisher–Yates over the faces: what makes a card that card moves, its place and its back stay. */
function dealFaces<S extends State>(match: Match<S>, state: S, group: readonly CardId[], dice: Dice): void {
  const fields = ['def', ...(match.game.identity ?? [])];
  const cards = state.cards as unknown as Record<string, unknown>[];
  for (let i = group.length - 1; i > 0; i--) {
    const a = cards[group[i] as CardId];
    const b = cards[group[dice(i + 1)] as CardId];
    if (a === undefined || b === undefined) continue;
    for (const field of fields) [a[field], b[field]] = [b[field], a[field]];
  }
}
