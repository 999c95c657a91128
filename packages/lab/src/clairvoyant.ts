/**
 * How much of a game is luck: a player that sees every card and all that chance will bring, and expects of its opponent
 * what `greedy` does. What even this one loses, few could win. It is not among the bots: nobody is ever offered it.
 */
import { type BotMaker, greedy, learned } from '@taisen/bots';
import { diceFrom, type Match, type Seat, type State } from '@taisen/kernel';

/** Takes the first option from which it wins the very match that it sits at, the best looking one first. */
export const clairvoyant: BotMaker = (seed) => {
  const dice = diceFrom(seed);
  return {
    name: 'clairvoyant',
    choose: (match, seat) => {
      const count = match.decisionOf(seat)?.options.length ?? 1;
      if (count === 1) return 0;
      const looksBest = learned(dice(2 ** 31)).choose(match, seat);
      const wins = (option: number) => winnerAfter(match, seat, option, dice(2 ** 31)) === seat;
      if (wins(looksBest)) return looksBest;
      for (let option = 0; option < count; option++) if (option !== looksBest && wins(option)) return option;
      return looksBest;
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
