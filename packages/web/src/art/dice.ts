/**
 * A random stream that depends only on a name, so that a card has the same picture everywhere. Each component makes its
 * own stream from a name, since React may render it again without its parent.
 */
export interface Dice {
  /** From 0 to 1. */
  (): number;
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

export function diceFor(name: string): Dice {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  const roll = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(roll, {
    between: (from: number, to: number) => Math.round((from + roll() * (to - from)) * 10) / 10,
    pick: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T,
  });
}
