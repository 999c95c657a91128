/**
 * A stream of numbers that depends on a name alone: the same card is the same picture everywhere. A component takes
 * a name and makes its own stream: React may draw it again without the one that it is part of.
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
