/** One bit for each value that abilities can change: whether anything touches it is one scan for all of them. */
const VALUES = [
  'attack',
  'health',
  'cost',
  'extensionCost',
  'attacks',
  'counter',
  'breaker',
  'guard',
  'snipe',
  'flurry',
  'reap',
  'armor',
  'veil',
] as const;
export type Value = (typeof VALUES)[number];

const BITS: Readonly<Record<string, number>> = Object.fromEntries(VALUES.map((value, i) => [value, 1 << i]));

/** A value that is not in the list would be lost without a word, so it is refused. */
export function bitOf(value: string): number {
  const bit = BITS[value];
  if (bit === undefined) throw new Error(`no value is called "${value}"`);
  return bit;
}
