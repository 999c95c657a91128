/** A bot's choice must not change when all that its seat cannot know is dealt anew. */
import type { BotMaker } from '@taisen/bots';
import { determinize, diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { randomDecks } from './simulate.ts';

export interface Peek {
  readonly seed: number;
  /** The answers before the decision at which the choice changed. */
  readonly decision: number;
  readonly seat: Seat;
}

export interface Looked {
  readonly positions: number;
  readonly peeks: readonly Peek[];
}

/** Positions of random games in which there is something to choose and something hidden; every `every`-th of them. */
export function lookForPeeks<S extends State>(
  game: Game<S>,
  maker: BotMaker,
  positions: number,
  seed: number,
  every = 3,
): Looked {
  const peeks: Peek[] = [];
  let looked = 0;
  let met = 0;
  for (let at = seed; looked < positions; at++) {
    const dice = diceFrom(at);
    const match = Match.start(game, { seed: `peek ${at}`, decks: randomDecks(game, dice) }, { record: true });
    while (match.result === null && looked < positions) {
      const seat = match.waitingFor[0] as Seat;
      const count = match.decisionOf(seat)?.options.length ?? 1;
      const other = count > 1 && met++ % every === 0 ? determinize(match, seat, dice, { record: true }) : null;
      if (other !== null) {
        const choice = (where: Match<S>) => maker(looked).choose(where, seat);
        if (choice(other) !== choice(match)) peeks.push({ seed: at, decision: match.history.length, seat });
        looked++;
      }
      match.answer(seat, dice(count));
    }
  }
  return { positions: looked, peeks };
}
