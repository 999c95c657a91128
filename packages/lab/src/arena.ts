/** Two bots against each other in mirrored pairs, so that decks, seats and shuffles favour neither. */
import type { BotMaker } from '@taisen/bots';
import { diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { type Share, share } from './statistics.ts';

export interface Duel<S extends State> {
  readonly game: Game<S>;
  readonly bots: readonly [BotMaker, BotMaker];
  /** The most pairs to play; fewer if the test is decided earlier. */
  readonly pairs: number;
  readonly seed: number;
  /** The share of wins that the first bot should reach; without it all pairs are played. */
  readonly atLeast?: number;
}

export type Verdict = 'reached' | 'missed' | 'open';

export interface Standing {
  /** Wins of the first bot, a draw as half a win. */
  readonly wins: Share;
  readonly verdict: Verdict;
  /**
   * Pairs by winner. A split pair, in which the same seat won both games, was decided by seat and shuffle and is no
   * evidence about the bots.
   */
  readonly pairs: { readonly won: number; readonly split: number; readonly lost: number };
  /** The first bot's share of the pairs that are not split. */
  readonly decided: Share;
  /** The rating difference for the share of wins, with its interval. */
  readonly rating: readonly [low: number, middle: number, high: number];
}

/** Counts pairs until the verdict is certain. */
export class Tally {
  verdict: Verdict = 'open';
  private won = 0;
  private played = 0;
  private readonly pairs = { won: 0, split: 0, lost: 0 };
  private readonly atLeast: number | undefined;

  constructor(atLeast?: number) {
    this.atLeast = atLeast;
  }

  /** Adds a pair by the points of the first bot. Returns whether another one is needed. */
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

/** The points of the first bot for a pair: the same shuffle and deck, played twice with seats swapped. */
export const playPair = <S extends State>(game: Game<S>, bots: Duel<S>['bots'], seed: number): number =>
  score(game, bots, 0, seed) + score(game, bots, 1, seed);

/** The points of the first bot for one game in this seat. */
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

/** The margin above the share to reach for the alternative hypothesis. */
const MARGIN = 0.08;
/** Wald's bounds for an error rate of 5% both ways. */
const SURE = Math.log(0.95 / 0.05);

/** The sequential probability ratio test: the share to reach against that share plus the margin. */
export function decided(won: number, played: number, atLeast: number): Verdict {
  const more = Math.min(0.995, atLeast + MARGIN);
  const evidence = won * Math.log(more / atLeast) + (played - won) * Math.log((1 - more) / (1 - atLeast));
  return evidence >= SURE ? 'reached' : evidence <= -SURE ? 'missed' : 'open';
}

/** On the Elo scale: 400 points are ten to one. */
export const ratingOf = (part: number): number => -400 * Math.log10(1 / Math.min(0.999, Math.max(0.001, part)) - 1);
