import { diceFrom } from '@taisen/kernel';
import type { BotMaker } from './bot.ts';

/** Any legal option, each as likely as the others. */
export const random: BotMaker = (seed) => {
  const dice = diceFrom(seed);
  return { name: 'random', choose: (match, seat) => dice(match.decisionOf(seat)?.options.length ?? 1) };
};
