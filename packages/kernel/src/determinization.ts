/** Determinizations: matches that look the same to a viewer, with everything it cannot know dealt anew. */

import { fullAbilityIndex } from './ability-index.ts';
import type { CardDef, CardOf } from './card.ts';
import type { Dice } from './dice.ts';
import { gameIndexOf, type ZoneKind } from './game.ts';
import type { Match, MatchOptions } from './match.ts';
import type { State } from './state.ts';
import type { CardId, Seat, Viewer } from './types.ts';

/**
 * The same moment with the faces of all cards that the viewer cannot know dealt anew among them.
 * Null when the choices of the running step do not exist in that deal; another deal may do.
 */
export function determinize<S extends State>(
  match: Match<S>,
  viewer: Viewer,
  dice: Dice,
  options: MatchOptions = {},
): Match<S> | null {
  return new Determinizer(match, viewer).sample(dice, options);
}

/** Cards that the viewer cannot tell apart, and their faces. */
interface Group {
  readonly cards: readonly CardId[];
  readonly faces: readonly number[][];
  /** The cards have exactly these faces, in some order; otherwise each card has any of them. */
  readonly exact: boolean;
}

export interface DeterminizerOptions {
  /**
   * The viewer does not know what is in another player's deck: its hidden cards are any of the ready decks' cards.
   * Without it decks are open, and only their order is hidden.
   */
  readonly closedLists?: boolean;
}

/** Samples determinizations of one moment. What they have in common is computed once. */
export class Determinizer<S extends State> {
  private readonly match: Match<S>;
  private readonly base: S;
  private readonly fields: readonly string[];
  private readonly groups: readonly Group[];

  private readonly closed: boolean;

  constructor(match: Match<S>, viewer: Viewer, { closedLists = false }: DeterminizerOptions = {}) {
    this.match = match;
    // If both players draw from one deck, everyone knows its cards.
    this.closed = closedLists && !isShared(match.game);
    this.base = match.checkpointState ?? match.state;
    this.fields = ['def', ...(match.game.identity ?? [])];
    this.groups = hiddenGroups(match, viewer).map((cards, owner) =>
      this.closed && owner !== viewer
        ? { cards, faces: this.readyFaces(owner as Seat), exact: false }
        : { cards, faces: this.facesOf(cards), exact: true },
    );
  }

  /** Every card of the ready decks, with its copies, as it is when a match begins. */
  private readyFaces(owner: Seat): number[][] {
    const { game } = this.match;
    const { defById } = gameIndexOf(game);
    const ready = game.decks.flatMap(({ cards }) => cards);
    return (ready.length > 0 ? ready : game.cards.map(({ id }) => id)).map((id) => {
      const card = game.newCard(0, defById.get(id) as number, owner, 0) as unknown as Record<string, number>;
      return this.fields.map((field) => card[field] as number);
    });
  }

  /** Sorted, so that a deal depends on which cards are hidden and not on their real order. */
  private facesOf(cards: readonly CardId[]): number[][] {
    const all = this.base.cards as unknown as Record<string, number>[];
    return cards.map((id) => this.fields.map((field) => all[id]?.[field] as number)).sort(compare);
  }

  sample(dice: Dice, options: MatchOptions = {}): Match<S> | null {
    const state = this.match.game.clone(this.base);
    for (const group of this.groups) this.deal(state, group, dice);
    // Cards that are not in this match may be dealt, so their abilities have to be indexed too.
    return this.match.forkFrom(state, options, this.closed ? fullAbilityIndex(this.match.game) : undefined);
  }

  /** Moves the identities of the cards; their places and backs stay. */
  private deal(state: S, { cards, faces, exact }: Group, dice: Dice): void {
    const dealt = exact ? faces.slice() : cards.map(() => faces[dice(faces.length)] as number[]);
    for (let i = dealt.length - 1; i > 0; i--) {
      const j = dice(i + 1);
      const face = dealt[i] as number[];
      dealt[i] = dealt[j] as number[];
      dealt[j] = face;
    }
    this.repair(cards, dealt, dice);
    const all = state.cards as unknown as Record<string, number>[];
    for (let i = 0; i < cards.length; i++) {
      const card = all[cards[i] as CardId] as Record<string, number>;
      for (let f = 0; f < this.fields.length; f++) card[this.fields[f] as string] = dealt[i]?.[f] as number;
    }
  }

  /** Swaps a card that cannot be where it was dealt with one that can. */
  private repair(cards: readonly CardId[], dealt: number[][], dice: Dice): void {
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
export function hiddenGroups<S extends State>(match: Match<S>, viewer: Viewer): CardId[][] {
  const { g, game, checkpointState } = match;
  const shared = isShared(game);
  const groups: CardId[][] = [[], []];
  g.s.cards.forEach((card, id) => {
    const seen = card.known | (checkpointState?.cards[id]?.known ?? 0) | (g.recorder?.seenCards[id] ?? 0);
    if (((seen >> viewer) & 1) === 0) groups[shared ? 0 : card.owner]?.push(id);
  });
  return groups;
}

/** Both players draw from one deck. */
const isShared = ({ zones }: { readonly zones: readonly ZoneKind[] }): boolean =>
  zones.some((kind) => kind.shared === true && kind.sees === 'none');

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
