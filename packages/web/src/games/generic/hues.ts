import { diceFor } from '../../art/dice.ts';

/** Hues that stay apart from each other and from the warning colours. */
const HUES = [28, 52, 96, 160, 192, 222, 262, 318] as const;

/** A hue for a name, the same everywhere; `step` goes on from there to hues that are far from each other. */
export function hueOf(name: string, step = 0): number {
  const first = Math.floor(diceFor(`${name} hue`)() * HUES.length);
  return HUES[(first + step * 3) % HUES.length] as number;
}
