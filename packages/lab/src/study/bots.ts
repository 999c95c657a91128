import { BOTS, type BotMaker, strongest } from '@taisen/bots';
import { BadInput } from '@taisen/kernel';
import { clairvoyant } from '../clairvoyant.ts';

/**
 * A bot by name. Level 5 gets a number of iterations instead of a time limit, so that the same seed gives the same games
 * everywhere. The clairvoyant is available only here, to measure other bots and luck.
 */
export interface NamedBot {
  readonly name: string;
  readonly iterations: number;
}

export function botFrom({ name, iterations }: NamedBot): BotMaker {
  if (name === 'level5') return strongest({ iterations });
  if (name === 'clairvoyant') return clairvoyant;
  const maker = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (maker === undefined)
    throw new BadInput(`there is no bot called "${name}"; there is ${Object.keys(BOTS).join(', ')}`);
  return maker;
}
