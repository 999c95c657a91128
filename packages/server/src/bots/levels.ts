/** The bots that people can play against, by level: the one place that knows which bots there are. */
import { BOTS, type Bot } from '@taisen/bots';
import { BadInput } from '@taisen/kernel';

export const LEVELS: readonly string[] = Object.keys(BOTS);

export function botOf(level: string, seed: number): Bot {
  const maker = BOTS[level];
  if (maker === undefined) throw new BadInput(`there is no bot of level "${level}"; there is ${LEVELS.join(', ')}`);
  return maker(seed);
}
