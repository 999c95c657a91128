/**
 * The table of cards. Many cards are looked at together, so their intervals are wide enough to hold all together
 * (Bonferroni), and those that stand out are chosen by Benjamini and Hochberg's method.
 */
import { adjusted, bonferroni, normalBelow, type Share, share } from '../statistics.ts';
import { type Tree, under, value } from './tree.ts';

export interface CardRow {
  readonly id: string;
  /** Players who had it in the deck, in games of those players: a game has two. */
  readonly decks: number;
  /** How often it came up, of the decks with it. */
  readonly drawn: Share;
  readonly played: Share;
  /** Drawn and never played, of those who drew it. */
  readonly idle: Share;
  /** Wins of the players who had it in the opening hand, drew it, played it; null if nobody did. */
  readonly whenOpening: Share | null;
  readonly whenDrawn: Share | null;
  readonly whenPlayed: Share | null;
  /** Wins when drawn minus wins when it stayed in the deck. */
  readonly lift: number | null;
  /** Adjusted for the number of cards: at most 0.05 stands out. */
  readonly chance: number | null;
}

interface Column {
  readonly games: number;
  /** Half wins. */
  readonly points: number;
}

const columnOf = (tree: Tree, id: string, name: string): Column => ({
  games: value(under(tree, id, name), 'games'),
  points: value(under(tree, id, name), 'points'),
});

export function cardRows(ids: readonly string[], tree: Tree): CardRow[] {
  const rows = ids.flatMap((id) => {
    const [deck, opening, drawn, played, idle] = ['deck', 'opening', 'drawn', 'played', 'idle'].map((name) =>
      columnOf(tree, id, name),
    ) as [Column, Column, Column, Column, Column];
    return deck.games === 0 ? [] : [{ id, deck, opening, drawn, played, idle, ...liftOf(deck, drawn) }];
  });
  const z = bonferroni(rows.length);
  const wins = ({ games, points }: Column) => (games === 0 ? null : share(points / 2, games, z));
  const tested = rows.filter(({ p }) => p !== null);
  const chances = adjusted(tested.map(({ p }) => p as number));
  const chanceOf = new Map(tested.map(({ id }, i) => [id, chances[i] as number]));
  return rows.map(({ id, deck, opening, drawn, played, idle, lift }) => ({
    id,
    decks: deck.games,
    drawn: share(drawn.games, deck.games, z),
    played: share(played.games, deck.games, z),
    idle: share(idle.games, drawn.games, z),
    whenOpening: wins(opening),
    whenDrawn: wins(drawn),
    whenPlayed: wins(played),
    lift,
    chance: chanceOf.get(id) ?? null,
  }));
}

/** Fewer games than this on either side say nothing. */
const LEAST = 20;

function liftOf(deck: Column, drawn: Column): { lift: number | null; p: number | null } {
  const rest: Column = { games: deck.games - drawn.games, points: deck.points - drawn.points };
  if (drawn.games < LEAST || rest.games < LEAST) return { lift: null, p: null };
  const [with_, without] = [drawn.points / 2 / drawn.games, rest.points / 2 / rest.games];
  const all = deck.points / 2 / deck.games;
  const error = Math.sqrt(all * (1 - all) * (1 / drawn.games + 1 / rest.games));
  const lift = with_ - without;
  return { lift, p: error === 0 ? 1 : 2 * (1 - normalBelow(Math.abs(lift) / error)) };
}
