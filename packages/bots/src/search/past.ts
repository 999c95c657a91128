/**
 * The states before a seat's last passes in its own turns, from playing the match again. Only decisions with which a step
 * begins: these and that they were declined is public, while an effect may ask about hidden cards.
 */
import { type Answer, Match, opponent, rulingsOf, type Seat, type State } from '@taisen/kernel';

/** The number of last passes to consider. */
const PASSES = 2;

type History = readonly Answer[];

/** A match that is played again, as far as it has come. */
class Past<S extends State> {
  private readonly again: Match<S>;
  private readonly passes: readonly [S[], S[]] = [[], []];
  /** Whether an answer did not fit: the match did not begin with its set-up. */
  private strange = false;

  constructor({ game, setup }: Match<S>) {
    this.again = Match.start(game, setup, { spacing: Number.POSITIVE_INFINITY });
  }

  /** Whether what was played again is how a history begins: it is not after a takeback. */
  begins(history: History): boolean {
    return this.again.history.every(([seat, index], i) => history[i]?.[0] === seat && history[i]?.[1] === index);
  }

  playOn(history: History): void {
    for (const answer of history.slice(this.again.history.length)) if (!this.strange) this.play(answer);
  }

  private play([seat, index]: Answer): void {
    const { again } = this;
    const { options, pass } = again.decisionOf(seat) ?? { options: [] };
    if (options[index] === undefined) {
      this.strange = true;
      return;
    }
    if (again.state.active === seat && index === pass && again.answersSince === 0) {
      const states = this.passes[seat];
      states.push(again.game.clone(again.state));
      if (states.length > PASSES) states.shift();
    }
    again.answer(seat, index);
  }

  passesBy(seat: Seat, { turn }: S): readonly S[] {
    return !this.strange && this.again.state.turn === turn ? this.passes[seat] : [];
  }
}

/** What was played again of each match, so that the next decision plays on from there. */
const pasts = new WeakMap<object, Past<State>>();

/** The states before the opponent's last passes. None for a match that did not begin with its set-up, such as a position. */
export function lastPasses<S extends State>(match: Match<S>, seat: Seat): readonly S[] {
  const { game, setup, history, answersSince, state } = match;
  const rulings = rulingsOf(game, setup);
  if (setup.decks.some((deck) => game.checkDeck(deck, rulings).length > 0)) return [];
  const played = history.slice(0, history.length - answersSince);
  const known = pasts.get(match) as Past<S> | undefined;
  const past = known?.begins(played) === true ? known : new Past(match);
  if (past !== known) pasts.set(match, past as unknown as Past<State>);
  past.playOn(played);
  return past.passesBy(opponent(seat), state);
}
