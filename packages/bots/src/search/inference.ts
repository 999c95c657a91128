/**
 * What the opponent's passes say about its hidden cards: with a card that would have gained much it would not have
 * passed, so a determinization in which it holds that card is unlikely.
 */
import { type Card, type Dice, Match, opponent, type Seat, type State } from '@taisen/kernel';
import { optionValues } from '../lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { lastPasses } from './past.ts';

/** Giving up this chance to win makes a pass e times less likely, but never less likely than `LEAST`: players err. */
const USUAL_LOSS = 0.1;
const LEAST = 0.1;

export class Inference<S extends State> {
  private readonly match: Match<S>;
  private readonly them: Seat;
  private readonly evaluate: Evaluator;
  private readonly dice: Dice;
  /** The states in which the opponent passed. */
  private readonly passes: readonly S[];

  constructor(match: Match<S>, seat: Seat, evaluate: Evaluator, dice: Dice) {
    this.match = match;
    this.them = opponent(seat);
    this.evaluate = evaluate;
    this.dice = dice;
    this.passes = lastPasses(match, seat);
  }

  /** How likely the opponent would have passed with the cards of a determinization, from 0 to 1. */
  likelihood(sample: Match<S>): number {
    return this.passes.reduce((product, state) => product * this.ofPass(state, sample.state), 1);
  }

  private ofPass(before: S, { cards, rng }: S): number {
    const { match, them, dice, evaluate } = this;
    const state = match.game.clone(before);
    for (let id = 0; id < cards.length; id++) {
      const [past, now] = [state.cards[id] as Card, cards[id] as Card];
      // What the seat knew then stays as it was: it may have been shuffled into a deck since.
      if (((past.known >> opponent(them)) & 1) === 1) continue;
      // A card that lay face down may have been dealt a face that cannot lie there.
      if (match.g.index.tracked[past.zone] === true && past.zone !== now.zone) return 1;
      past.def = now.def;
    }
    state.rng = rng;
    const past = Match.from(match.game, match.setup, state);
    const { options, pass } = past.decisionOf(them) ?? { options: [] };
    if (pass === undefined || options.length < 2) return 1;
    const values = optionValues(past, them, dice, evaluate);
    const loss = Math.max(...values) - (values[pass] as number);
    return Math.max(LEAST, Math.exp(-loss / USUAL_LOSS));
  }
}
