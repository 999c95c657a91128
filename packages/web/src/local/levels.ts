/** The bot levels that the screens use. */
import { LEVELS } from '@taisen/bots';
import type { Words } from '@taisen/kernel';

/** The opponents of the first game, and of a match that continues a replay. */
export const GENTLEST = 'level1';
export const STEADY = 'level3';

export const levelNamed = (id: string): Words => {
  const level = LEVELS.find((each) => each.id === id) ?? LEVELS[0];
  if (level === undefined) throw new Error('there are no bots');
  return level.name;
};
