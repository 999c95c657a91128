/** Other worlds in which a viewer would know just what it knows now. The no-leak check and honest bots use them. */
import type { CardDef, CardOf } from './card.ts';
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
  return new Worlds(match, viewer).next(dice, options);
}

/** Cards that may be each other for all the viewer knows, and the faces they share. */
interface Group {
  readonly cards: readonly CardId[];
  readonly faces: number[][];
}

/** Many worlds of one moment: what they have in common is found once. */
export class Worlds<S extends State> {
  private readonly match: Match<S>;
  private readonly base: S;
  private readonly fields: readonly string[];
  private readonly groups: readonly Group[];

  constructor(match: Match<S>, viewer: Viewer) {
    this.match = match;
    this.base = match.checkpoint ?? match.state;
    this.fields = ['def', ...(match.game.identity ?? [])];
    this.groups = unknownGroups(match, viewer).map((cards) => ({ cards, faces: this.facesOf(cards) }));
  }

  /** Sorted, so that a deal depends on which cards are hidden and not on where they really lie. */
  private facesOf(cards: readonly CardId[]): number[][] {
    const all = this.base.cards as unknown as Record<string, number>[];
    return cards.map((id) => this.fields.map((field) => all[id]?.[field] as number)).sort(compare);
  }

  next(dice: Dice, options: MatchOptions = {}): Match<S> | null {
    const state = this.match.game.clone(this.base);
    for (const group of this.groups) this.deal(state, group, dice);
    return this.match.forkFrom(state, options);
  }

  /** What makes a card that card moves; its place and its back stay. */
  private deal(state: S, { cards, faces }: Group, dice: Dice): void {
    const dealt = faces.slice();
    for (let i = dealt.length - 1; i > 0; i--) {
      const j = dice(i + 1);
      const face = dealt[i] as number[];
      dealt[i] = dealt[j] as number[];
      dealt[j] = face;
    }
    this.mend(cards, dealt, dice);
    const all = state.cards as unknown as Record<string, number>[];
    for (let i = 0; i < cards.length; i++) {
      const card = all[cards[i] as CardId] as Record<string, number>;
      for (let f = 0; f < this.fields.length; f++) card[this.fields[f] as string] = dealt[i]?.[f] as number;
    }
  }

  /** A face that cannot lie where it was dealt changes places with one that can. */
  private mend(cards: readonly CardId[], dealt: number[][], dice: Dice): void {
    const { fits, cards: defs } = this.match.game;
    if (fits === undefined) return;
    const may = (at: number, face: number) =>
      fits(
        this.base.cards[cards[at] as CardId] as CardOf<S>,
        defs[(dealt[face] as number[])[0] as number] as CardDef<S>,
      );
    for (let i = 0; i < cards.length; i++) {
      if (may(i, i)) continue;
      const from = dice(cards.length);
      for (let k = 0; k < cards.length; k++) {
        const j = (from + k) % cards.length;
        if (!may(i, j) || !may(j, i)) continue;
        [dealt[i], dealt[j]] = [dealt[j] as number[], dealt[i] as number[]];
        break;
      }
    }
  }
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

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
