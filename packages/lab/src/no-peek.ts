/** Checks that a bot's choice does not change when everything that its seat cannot know is dealt again. */
import type { BotMaker } from '@taisen/bots';
import { determinize, diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { randomDecks } from './random-decks.ts';

export interface Peek {
  readonly seed: number;
  /** The number of answers before the decision at which the choice changed. */
  readonly decision: number;
  readonly seat: Seat;
}

export interface PeekReport {
  readonly positions: number;
  readonly peeks: readonly Peek[];
}

/** Checks every `every`-th decision with several options in random games. */
export function findPeeks<S extends State>(
  game: Game<S>,
  maker: BotMaker,
  positions: number,
  seed: number,
  every = 3,
): PeekReport {
  const peeks: Peek[] = [];
  let checked = 0;
  let met = 0;
  for (let at = seed; checked < positions; at++) {
    const dice = diceFrom(at);
    const match = Match.start(game, { seed: `peek ${at}`, decks: randomDecks(game, dice) }, { record: true });
    while (match.result === null && checked < positions) {
      const seat = match.waitingFor[0] as Seat;
      const count = match.decisionOf(seat)?.options.length ?? 1;
      const other = count > 1 && met++ % every === 0 ? determinize(match, seat, dice, { record: true }) : null;
      if (other !== null) {
        const choice = (where: Match<S>) => maker(checked).choose(where, seat);
        if (choice(other) !== choice(match)) peeks.push({ seed: at, decision: match.history.length, seat });
        checked++;
      }
      match.answer(seat, dice(count));
    }
  }
  return { positions: checked, peeks };
}
