import { diceFor } from '../../art/dice.ts';

/** Hues that stay apart from each other and from the warning colours. */
const HUES = [28, 52, 96, 160, 192, 222, 262, 318] as const;

/** The same name has the same hue everywhere. */
export const hueOf = (name: string): number => diceFor(`${name} hue`).pick(HUES);
