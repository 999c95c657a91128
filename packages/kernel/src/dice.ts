/** A number from 0 to n − 1. For bots and tests; the rules use `Rng`. */
export type Dice = (n: number) => number;

/** Fast dice from a seed (mulberry32); the rules' own randomness is in the state (rng.ts). */
export function diceFrom(seed: number): Dice {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
