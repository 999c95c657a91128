/** Everything that abilities can change. One bit for each: whether anything touches it is one scan for all of them. */
const NAMES = [
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
type Name = (typeof NAMES)[number];

export interface Value {
  readonly name: Name;
  readonly bit: number;
}

/** Handed on as an object, so that nothing is looked up by a name that varies while the game runs. */
export const VALUE = Object.fromEntries(NAMES.map((name, i) => [name, { name, bit: 1 << i }])) as Record<Name, Value>;

/** A value that is not in the list would be lost without a word, so it is refused. */
export function valueNamed(name: string): Value {
  const value = VALUE[name as Name];
  if (value === undefined) throw new Error(`no value is called "${name}"`);
  return value;
}
