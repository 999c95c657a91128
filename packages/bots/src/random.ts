import { diceFrom } from '@taisen/kernel';
import type { BotMaker } from './bot.ts';

/** Chooses uniformly among the legal options. */
export const random: BotMaker = (seed) => {
  const dice = diceFrom(seed);
  return { name: 'random', choose: (match, seat) => dice(match.decisionOf(seat)?.options.length ?? 1) };
};
