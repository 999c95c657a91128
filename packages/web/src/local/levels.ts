/** The levels of the bots that the screens name. */
import { LEVELS } from '@taisen/bots';
import type { Words } from '@taisen/kernel';

/** Against whom a first game is played, the next ones, and what a replay is played on against. */
export const GENTLEST = 'level1';
export const GENTLE = 'level2';
export const STEADY = 'level3';

export const levelNamed = (id: string): Words => {
  const level = LEVELS.find((each) => each.id === id) ?? LEVELS[0];
  if (level === undefined) throw new Error('there are no bots');
  return level.name;
};
