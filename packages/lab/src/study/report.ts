/** What a study has found, from its counts. Plain data: the terminal, the files and the page show the same. */
import { type Share, type Spread, share, spreadOf } from '../statistics.ts';
import { type CardRow, cardRows } from './cards.ts';
import type { Counts } from './counts.ts';
import { isShare, type Measure } from './measures.ts';
import type { Prepared } from './prepare.ts';
import type { Study } from './schema.ts';
import {
  type Mean,
  type Moments,
  meanOf,
  pairsFor,
  sequenceOf,
  shareOf,
  type Verdict,
  verdictOf,
} from './sequential.ts';
import { type Tree, treeOf, under, value } from './tree.ts';

export interface Measured extends Mean {
  readonly name: string;
  /** A share of games, or a number. */
  readonly isShare: boolean;
}

/** Both games of a pair have the same seed; a difference is the variant's value minus the other's. */
export interface Difference extends Measured {
  readonly verdict: Verdict;
  /** How many pairs would find a difference of `precision`, or of two points, with the deviation that was measured. */
  readonly pairsNeeded: number;
}

export interface Matchup {
  readonly deck: string;
  readonly against: string;
  /** Wins of `deck`, in both seats together. */
  readonly wins: Share;
}

export interface CurvePoint {
  readonly turn: number;
  readonly games: number;
  /** Means of the starting player and of the other one. */
  readonly starter: number;
  readonly other: number;
}

export interface SideReport {
  readonly ruleset: string;
  readonly games: number;
  readonly measures: readonly Measured[];
  readonly endings: readonly { readonly rule: string; readonly games: Share }[];
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly choices: Spread;
  /** How many games had this many turns. */
  readonly lengths: readonly (readonly [turns: number, games: number])[];
  readonly decks: readonly { readonly deck: string; readonly wins: Share }[];
  readonly matchups: readonly Matchup[];
  readonly curves: Readonly<Record<string, readonly CurvePoint[]>>;
  readonly cards: readonly CardRow[];
  readonly groups: readonly CardRow[];
  /** In how many games each clause took effect. */
  readonly clauses: readonly { readonly card: string; readonly clause: string; readonly games: Share }[];
  /** What the game is about, and in how many matches it happened. */
  readonly ideas: readonly { readonly id: string; readonly what: string; readonly games: Share }[];
  /** How often each kind of event happened: what the rules did. */
  readonly events: readonly { readonly event: string; readonly games: Share; readonly times: number }[];
}

export interface StudyReport {
  readonly study: Study;
  readonly sides: readonly SideReport[];
  readonly differences: readonly Difference[];
}

export function reportOf(prepared: Prepared, counts: Counts): StudyReport {
  const tree = treeOf(counts);
  return {
    study: prepared.study,
    sides: prepared.sides.map(({ game }, i) => sideReport(prepared, game, under(tree, 'ab'[i] as string))),
    differences: prepared.sides.length === 1 ? [] : prepared.measures.map((each) => differenceOf(prepared, tree, each)),
  };
}

const momentsOf = (tree: Tree, scale: number): Moments => ({
  n: value(tree, 'n'),
  sum: value(tree, 'sum'),
  squares: value(tree, 'squares'),
  scale,
});

export function differenceOf({ study }: Pick<Prepared, 'study'>, tree: Tree, { name, scale }: Measure): Difference {
  const moments = momentsOf(under(tree, 'pair', name), scale);
  const mean = sequenceOf(moments, study.seeds.games / 2);
  const { precision } = study;
  const pairsNeeded = pairsFor(precision ?? (isShare(name) ? 0.02 : 0.5), Math.max(0.01, mean.deviation));
  return { name, isShare: isShare(name), ...mean, verdict: verdictOf(mean, precision), pairsNeeded };
}

/** The difference of all pairs with the usual interval: for a number of pairs that was fixed before. */
export const fixedDifferenceOf = (counts: Counts, { name, scale }: Measure): Measured => ({
  name,
  isShare: isShare(name),
  ...meanOf(momentsOf(under(treeOf(counts), 'pair', name), scale)),
});

export const measuredOf = (side: Tree, { name, scale }: Measure): Measured => ({
  name,
  isShare: isShare(name),
  ...(isShare(name) ? shareOf : meanOf)(momentsOf(under(side, 'measure', name), scale)),
});

function sideReport({ study, measures, deckNames, ideas }: Prepared, game: Prepared['game'], side: Tree): SideReport {
  const games = value(side, 'games');
  const histogram = (name: string) =>
    Object.keys(under(side, name)).map((key) => [Number(key), value(under(side, name), key)] as const);
  return {
    ruleset: game.ruleset,
    games,
    measures: measures.map((measure) => measuredOf(side, measure)),
    endings: [...new Set([...Object.keys(under(side, 'end')), ...(study.endings ?? [])])].map((rule) => ({
      rule,
      games: share(value(under(side, 'end'), rule), games),
    })),
    turns: spreadOf(histogram('turns')),
    decisions: spreadOf(histogram('decisions')),
    choices: spreadOf(histogram('choices')),
    lengths: [...histogram('turns')].sort(([a], [b]) => a - b),
    ...matchupsOf(deckNames, under(side, 'matchup')),
    curves: curvesOf(under(side, 'fact')),
    cards: cardRows(
      game.cards.map(({ id }) => id),
      under(side, 'card'),
    ),
    groups: cardRows(Object.keys(under(side, 'group')), under(side, 'group')),
    clauses: clausesOf(game, side),
    ideas: ideas.map(({ id, what }) => {
      const counted = under(side, 'idea', id);
      return { id, what, games: share(value(counted, 'happens'), value(counted, 'games')) };
    }),
    events: Object.keys(under(side, 'event')).map((event) => ({
      event,
      games: share(value(under(side, 'event', event), 'games'), games),
      times: value(under(side, 'event', event), 'times'),
    })),
  };
}

function clausesOf({ cards }: Prepared['game'], side: Tree): SideReport['clauses'] {
  const games = value(side, 'games');
  return cards.flatMap(({ id, text }) =>
    Object.keys(text).map((clause) => ({
      card: id,
      clause,
      games: share(value(under(side, 'clause', id), clause), games),
    })),
  );
}

function matchupsOf(names: readonly string[], tree: Tree): Pick<SideReport, 'decks' | 'matchups'> {
  const cell = (mine: string, theirs: string) => {
    const there = under(tree, mine, theirs);
    return { games: value(there, 'games'), points: value(there, 'points') };
  };
  const matchups = names.flatMap((deck) =>
    names.map((against): Matchup => {
      const [first, second] = [cell(deck, against), cell(against, deck)];
      // A deck against itself is about the seats.
      if (deck === against) return { deck, against, wins: share(first.points / 2, first.games) };
      const won = first.points + 2 * second.games - second.points;
      return { deck, against, wins: share(won / 2, first.games + second.games) };
    }),
  );
  const decks = names.map((deck) => {
    const others = matchups.filter((each) => each.deck === deck && each.against !== deck);
    const sum = (pick: (wins: Share) => number) => others.reduce((all, { wins }) => all + pick(wins), 0);
    return {
      deck,
      wins: share(
        sum(({ count }) => count),
        sum(({ of }) => of),
      ),
    };
  });
  return { decks, matchups: matchups.filter(({ wins }) => wins.of > 0) };
}

function curvesOf(tree: Tree): SideReport['curves'] {
  const points = (fact: string): CurvePoint[] =>
    Object.keys(under(tree, fact))
      .map((turn) => {
        const there = under(tree, fact, turn);
        const games = value(there, 'games');
        return {
          turn: Number(turn),
          games,
          starter: value(there, 'starter') / games,
          other: value(there, 'other') / games,
        };
      })
      .sort((a, b) => a.turn - b.turn);
  return Object.fromEntries(Object.keys(tree).map((fact) => [fact, points(fact)]));
}
