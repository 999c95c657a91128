/**
 * Measures how much of a game is luck: a bot that sees every card and every future roll, and expects its opponent to play
 * like `greedy`. Hardly anyone could win the games that it loses. It is not in the list of bots and never offered.
 */
import { type BotMaker, greedy, learned } from '@taisen/bots';
import { diceFrom, type Match, type Seat, type State } from '@taisen/kernel';

/** Chooses the first option with which it wins the real match, trying the one with the best value first. */
export const clairvoyant: BotMaker = (seed) => {
  const dice = diceFrom(seed);
  return {
    name: 'clairvoyant',
    choose: (match, seat) => {
      const count = match.decisionOf(seat)?.options.length ?? 1;
      if (count === 1) return 0;
      const best = learned(dice(2 ** 31)).choose(match, seat);
      const wins = (option: number) => winnerAfter(match, seat, option, dice(2 ** 31)) === seat;
      if (wins(best)) return best;
      for (let option = 0; option < count; option++) if (option !== best && wins(option)) return option;
      return best;
    },
  };
};

function winnerAfter<S extends State>(match: Match<S>, seat: Seat, option: number, seed: number): Seat | null {
  const future = match.fork();
  future.answer(seat, option);
  const [mine, theirs] = [learned(seed), greedy(seed)];
  while (future.result === null)
    for (const asked of future.waitingFor) future.answer(asked, (asked === seat ? mine : theirs).choose(future, asked));
  return future.result.winner;
}
