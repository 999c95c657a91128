/** Two bots against each other: mirrored pairs, so that neither decks nor seats nor the shuffle favour one of them. */
import type { BotMaker } from '@taisen/bots';
import { diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { type Share, share } from './statistics.ts';

export interface Duel<S extends State> {
  readonly game: Game<S>;
  readonly bots: readonly [BotMaker, BotMaker];
  /** The most pairs that are played; fewer when the test is decided before. */
  readonly pairs: number;
  readonly seed: number;
  /** The share of wins that the first bot is to reach; without it all pairs are played. */
  readonly atLeast?: number;
}

export type Verdict = 'reached' | 'missed' | 'open';

export interface Standing {
  /** Wins of the first bot, a draw as half a win. */
  readonly wins: Share;
  readonly verdict: Verdict;
  /**
   * Pairs by who came out ahead. Where each bot won with the same seat, shuffle and seat decided, whoever played: such
   * a pair says nothing about them.
   */
  readonly pairs: { readonly won: number; readonly split: number; readonly lost: number };
  /** The first bot's share of the pairs that somebody won. */
  readonly decided: Share;
  /** The difference in rating that such a share means, and its interval. */
  readonly rating: readonly [low: number, middle: number, high: number];
}

/** Counts pairs until enough is known. */
export class Tally {
  verdict: Verdict = 'open';
  private won = 0;
  private played = 0;
  private readonly pairs = { won: 0, split: 0, lost: 0 };
  private readonly atLeast: number | undefined;

  constructor(atLeast?: number) {
    this.atLeast = atLeast;
  }

  /** One more pair and what the first bot got for it; whether another is needed. */
  add(won: number): boolean {
    this.won += won;
    this.played += 2;
    this.pairs[won > 1 ? 'won' : won < 1 ? 'lost' : 'split']++;
    if (this.atLeast !== undefined) this.verdict = decided(this.won, this.played, this.atLeast);
    return this.verdict === 'open';
  }

  standing(): Standing {
    const wins = share(this.won, this.played);
    const rating = [ratingOf(wins.low), ratingOf(wins.share), ratingOf(wins.high)] as const;
    const { verdict, pairs } = this;
    return { wins, verdict, pairs: { ...pairs }, decided: share(pairs.won, pairs.won + pairs.lost), rating };
  }
}

export function duel<S extends State>({ game, bots, pairs, seed, atLeast }: Duel<S>): Standing {
  const tally = new Tally(atLeast);
  for (let pair = 0; pair < pairs; pair++) if (!tally.add(playPair(game, bots, seed + pair))) break;
  return tally.standing();
}

/** What the first bot gets for one shuffle and one deck for both, played twice with seats swapped. */
export const playPair = <S extends State>(game: Game<S>, bots: Duel<S>['bots'], seed: number): number =>
  score(game, bots, 0, seed) + score(game, bots, 1, seed);

/** What the first bot gets for one game in this seat. */
function score<S extends State>(game: Game<S>, [a, b]: Duel<S>['bots'], seat: Seat, seed: number): number {
  const dice = diceFrom(seed);
  const deck = game.decks[dice(game.decks.length)]?.cards ?? [];
  const match = Match.start(game, { seed: `arena ${seed}`, decks: [deck, deck] });
  const [mine, theirs] = [a(dice(2 ** 31)), b(dice(2 ** 31))];
  while (match.result === null)
    for (const asked of match.waitingFor) match.answer(asked, (asked === seat ? mine : theirs).choose(match, asked));
  const { winner } = match.result;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

/** How much more than the share to be reached counts as clearly more. */
const CLEARLY = 0.08;
/** Wald's bounds for one wrong verdict in twenty either way. */
const SURE = Math.log(0.95 / 0.05);

/** The sequential probability ratio test: just short of the share to be reached against clearly more. */
export function decided(won: number, played: number, atLeast: number): Verdict {
  const more = Math.min(0.995, atLeast + CLEARLY);
  const evidence = won * Math.log(more / atLeast) + (played - won) * Math.log((1 - more) / (1 - atLeast));
  return evidence >= SURE ? 'reached' : evidence <= -SURE ? 'missed' : 'open';
}

/** On the usual scale: 400 points are ten to one. */
export const ratingOf = (part: number): number => -400 * Math.log10(1 / Math.min(0.999, Math.max(0.001, part)) - 1);
