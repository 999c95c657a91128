/**
 * What the opponent's passes say about its hidden cards: with a card that would have gained much it would not have
 * passed, so a determinization in which it holds that card is unlikely.
 */
import { type Card, type Dice, Match, opponent, rulingsOf, type Seat, type State } from '@taisen/kernel';
import { optionValues } from '../lookahead.ts';
import type { Evaluator } from '../value/evaluator.ts';

/** The number of the opponent's last passes to consider. */
const PASSES = 2;
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
    this.passes = lastPasses(match, this.them);
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

/**
 * The states before a seat's last passes in its own turns, from playing the match again. Only decisions with which a step
 * begins: these and that they were declined is public, while an effect may ask about hidden cards. None for a match that
 * did not begin with its set-up, such as a position.
 */
function lastPasses<S extends State>({ game, setup, history, state, answersSince }: Match<S>, by: Seat): S[] {
  const rulings = rulingsOf(game, setup);
  if (setup.decks.some((deck) => game.checkDeck(deck, rulings).length > 0)) return [];
  const passes: S[] = [];
  const again = Match.start(game, setup, { spacing: Number.POSITIVE_INFINITY });
  for (const [seat, index] of history.slice(0, history.length - answersSince)) {
    const { options, pass } = again.decisionOf(seat) ?? { options: [] };
    if (options[index] === undefined) return [];
    if (seat === by && again.state.active === by && index === pass && again.answersSince === 0)
      passes.push(game.clone(again.state));
    again.answer(seat, index);
  }
  return again.state.turn === state.turn ? passes.slice(-PASSES) : [];
}
